import { and, desc, eq, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { posts } from "@/db/schema/posts";
import { profiles } from "@/db/schema/profiles";
import { users } from "@/db/schema/users";
import { type PageQuery, toPage } from "@/lib/core/api/pagination";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import { selectPage } from "@/lib/core/api/select-page";
import { prepareForViewer } from "@/lib/core/auth/prepare-for-viewer";
import type { Member, MemberParams, Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { postListedFor, postVisibleTo } from "@/lib/posts/policy";
import { postColumns } from "@/lib/posts/select";
import { serializePost } from "@/lib/posts/serialize";
import { profileVisibleTo } from "./policy";
import type { Profile } from "./schemas";
import { profileColumns } from "./select";
import { serializeProfile } from "./serialize";

/**
 * Runs one query. Only students have sections: an administrator may have written some as a student. Throws
 * `not_found`, for a blocked or deleted user as for none.
 */
export async function getProfile(viewer: Member, id: number): Promise<Profile> {
  const [row] = await readProfile(viewer, { id });
  if (!row) throw new AppError("not_found");
  return serializeProfile(viewer, row);
}

const readProfile = prepareForViewer((viewer: MemberParams) =>
  db
    .select(profileColumns(viewer))
    .from(users)
    .leftJoin(profiles, and(eq(profiles.userId, users.id), eq(users.role, "student")))
    .where(and(eq(users.id, sql.placeholder("id")), profileVisibleTo(viewer))),
);

/** A page of a user's posts that the viewer may see, newest first. One query. */
export async function listProfilePosts(viewer: Viewer<"student" | "admin">, id: number, query: PageQuery) {
  const rows = await (id === viewer.id ? readOwnPosts : readPosts)(viewer, query, id);
  if (rows.length === 0) throw new AppError("not_found");
  return toPage(rows, (row: Parameters<typeof serializePost>[1]) => serializePost(viewer, row), query);
}

type Author = { id: number | Placeholder; isOwn: boolean };

const preparePosts = (isOwn: boolean) =>
  prepareFirstPage([{ page: 1, per_page: 10 }], (viewer: MemberParams, query: PageQuery, id: Author["id"]) =>
    selectPosts(viewer, { id, isOwn }, query),
  );
const readPosts = preparePosts(false);
const readOwnPosts = preparePosts(true);

function selectPosts(viewer: MemberParams, { id, isOwn }: Author, query: PageQuery) {
  const { total, page } = selectPage(
    {
      from: posts,
      id: posts.id,
      where: and(eq(posts.userId, id), isOwn ? isOwnListed(viewer) : postListedFor(viewer)),
      order: [desc(posts.createdAt), desc(posts.id)],
      isLimitInText: true,
    },
    query,
  );
  const owner = db
    .select({ ownerId: sql<number>`${users.id}`.as("owner_id") })
    .from(users)
    .where(and(eq(users.id, id), profileVisibleTo(viewer)))
    .as("owner");
  return db
    .select({ total: total.value, ...postColumns(viewer) })
    .from(owner)
    .innerJoin(total, sql`true`)
    .leftJoin(page, sql`true`)
    .leftJoin(posts, eq(posts.id, page.id))
    .leftJoin(users, eq(users.id, posts.userId))
    .orderBy(page.rowNumber);
}

/** Includes posts that wait for a moderator. */
function isOwnListed(viewer: MemberParams): SQL | undefined {
  return or(postListedFor(viewer), and(postVisibleTo(viewer), eq(posts.status, "pending")));
}
