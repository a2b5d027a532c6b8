import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { conversations } from "@/db/schema/chat";
import { companies } from "@/db/schema/companies";
import { groups } from "@/db/schema/groups";
import { postImages, posts } from "@/db/schema/posts";
import { dataExports } from "@/db/schema/privacy";
import { profiles } from "@/db/schema/profiles";
import { schoolSettings } from "@/db/schema/school-settings";
import { users } from "@/db/schema/users";
import { authorizeDocument, type DocumentGrant } from "@/lib/applications/document-access";
import { authorizeAttachment } from "@/lib/chat/attachment-access";
import { conversationVisibleTo } from "@/lib/chat/policy";
import { companyVisibleTo } from "@/lib/companies/policy";
import { downloadName } from "@/lib/core/api/download";
import { prepareForViewer } from "@/lib/core/auth/prepare-for-viewer";
import type { Viewer, ViewerParams } from "@/lib/core/auth/viewer";
import { hasRow } from "@/lib/core/database/has-row";
import { groupLinkedTo, groupVisibleTo } from "@/lib/groups/policy";
import { postVisibleTo } from "@/lib/posts/policy";
import { profileVisibleTo } from "@/lib/profiles/policy";
import { isStoragePath, ownedPath } from "./core/storage/paths";

export async function authorizeFile(
  viewer: Viewer,
  path: string,
  query: URLSearchParams,
): Promise<DocumentGrant | null> {
  if (!isStoragePath(path)) return null;
  const owned = ownedPath(path);
  if (owned.startsWith("images/")) return authorizeImage(viewer, owned);
  if (owned.startsWith("avatars/"))
    return (
      (await authorizeAvatar(owned)) ??
      (await authorizeLogo(viewer, owned)) ??
      (await authorizeConversationPicture(viewer, owned)) ??
      authorizeGroupAvatar(viewer, owned, query)
    );
  if (owned.startsWith("logos/")) return authorizeSchoolLogo(path);
  if (owned.startsWith("covers/")) return authorizeCover(viewer, owned);
  if (owned.startsWith("documents/")) return authorizeDocument(viewer, path, query);
  if (owned.startsWith("attachments/")) return authorizeAttachment(viewer, owned);
  if (owned.startsWith("exports/")) return authorizeExport(viewer, owned);
  return null;
}

function toImageGrant(isVisible: boolean): DocumentGrant | null {
  return isVisible ? { contentType: "image/webp", cache: "private" } : null;
}

async function authorizeImage(viewer: Viewer, path: string): Promise<DocumentGrant | null> {
  const rows = await readPostOfImage(viewer, { path });
  return toImageGrant(rows.length > 0);
}

const readPostOfImage = prepareForViewer((viewer: ViewerParams) =>
  db
    .select({ id: posts.id })
    .from(postImages)
    .innerJoin(posts, eq(posts.id, postImages.postId))
    .where(and(eq(postImages.path, sql.placeholder("path")), postVisibleTo(viewer))),
);

async function authorizeAvatar(path: string): Promise<DocumentGrant | null> {
  return toImageGrant((await readUserOfAvatar({ path })).length > 0);
}

const readUserOfAvatar = prepareOnce(() =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.avatarPath, sql.placeholder("path")), isNull(users.deletedAt))),
);

async function authorizeConversationPicture(viewer: Viewer, path: string): Promise<DocumentGrant | null> {
  if (viewer.role === "visitor") return null;
  const isOfPath = eq(conversations.avatarPath, path);
  return toImageGrant(await hasRow(db, conversations, isOfPath, conversationVisibleTo(viewer)));
}

async function authorizeGroupAvatar(
  viewer: Viewer,
  path: string,
  query: URLSearchParams,
): Promise<DocumentGrant | null> {
  if (viewer.role !== "student") return null;
  const token = query.get("token");
  const isLinked = token === null ? undefined : groupLinkedTo(viewer, token);
  const isReadable = or(groupVisibleTo(viewer), isLinked);
  return toImageGrant(await hasRow(db, groups, eq(groups.avatarPath, path), isReadable));
}

async function authorizeCover(viewer: Viewer, path: string): Promise<DocumentGrant | null> {
  if (viewer.role === "visitor") return null;
  const rows = await db
    .select({ id: users.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.coverPath, path), profileVisibleTo(viewer)));
  return toImageGrant(rows.length > 0);
}

async function authorizeLogo(viewer: Viewer, path: string): Promise<DocumentGrant | null> {
  return toImageGrant(await hasRow(db, companies, eq(companies.logoPath, path), companyVisibleTo(viewer)));
}

async function authorizeSchoolLogo(path: string): Promise<DocumentGrant | null> {
  const isLogo = await hasRow(db, schoolSettings, eq(schoolSettings.logoPath, path));
  return isLogo ? { contentType: "image/png", cache: "public" } : null;
}

async function authorizeExport(viewer: Viewer, path: string): Promise<DocumentGrant | null> {
  if (viewer.id === null) return null;
  const [row] = await db
    .select({ readyAt: dataExports.readyAt })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.path, path),
        eq(dataExports.userId, viewer.id),
        eq(dataExports.status, "ready"),
        gt(dataExports.expiresAt, sql`now()`),
      ),
    );
  if (!row?.readyAt) return null;
  const name = downloadName("preau", "zip", row.readyAt);
  return { contentType: "application/zip", cache: "none", downloadName: name };
}
