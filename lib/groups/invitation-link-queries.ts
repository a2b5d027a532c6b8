import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { db, type ReadDatabase } from "@/db/client";
import { groupInvitationLinks, groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import { fileUrlOf, isoDateOf } from "@/lib/core/api/response-columns";
import { hashTokenSecret, tokenSecret } from "@/lib/core/auth/token-secrets";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { appUrl } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors/app-error";
import { buildHref } from "@/lib/core/http/search-params";
import { groupLinkPath } from "@/lib/routes";
import type { GroupInvitationLink } from "./invitation-links-contract";
import { canUseInvitationLink, groupVisibleTo, isValidInvitationLink, memberVisibleTo } from "./policy";
import { isGroupAdmin } from "./roles";
import { isMembershipOf, membership, viewerRole } from "./select";

/** Runs one query; throws `not_found` and `forbidden`. */
export async function listGroupInvitationLinks(
  viewer: Member,
  id: number,
  { link, database = db }: { link?: string; database?: ReadDatabase } = {},
): Promise<GroupInvitationLink[]> {
  const isAdmin = sql`(${membership.role} = 'admin' or ${groups.ownerId} = ${viewer.id})`;
  const isListed = link ? eq(groupInvitationLinks.id, link) : isNull(groupInvitationLinks.emailInvitationId);
  const rows = await database
    .select({
      role: viewerRole,
      id: groupInvitationLinks.id,
      created_by: { id: users.id, name: users.name },
      max_uses: groupInvitationLinks.maxUses,
      uses_count: groupInvitationLinks.usesCount,
      expires_at: isoDateOf(groupInvitationLinks.expiresAt),
      created_at: isoDateOf(groupInvitationLinks.createdAt),
    })
    .from(groups)
    .leftJoin(membership, isMembershipOf(viewer))
    .leftJoin(
      groupInvitationLinks,
      and(eq(groupInvitationLinks.groupId, groups.id), isAdmin, isValidInvitationLink, isListed),
    )
    .leftJoin(users, and(eq(users.id, groupInvitationLinks.createdBy), memberVisibleTo(viewer)))
    .where(and(eq(groups.id, id), groupVisibleTo(viewer)))
    .orderBy(desc(groupInvitationLinks.createdAt), desc(groupInvitationLinks.id))
    .limit(100);
  if (!rows[0]) throw new AppError("not_found");
  if (!isGroupAdmin(rows[0].role)) throw new AppError("forbidden");
  return rows.flatMap(({ role: _, ...row }) =>
    row.id === null ? [] : [serializeLink({ ...row, id: row.id })],
  );
}

function serializeLink(row: Omit<GroupInvitationLink, "url" | "uses_count"> & { uses_count: number | null }) {
  const url = new URL(groupLinkPath(tokenSecret(row.id)), appUrl()).href;
  return { ...row, url, uses_count: row.uses_count ?? 0 };
}

export type LinkedGroup = NonNullable<Awaited<ReturnType<typeof findLinkedGroup>>>;

/** Returns what users outside of a private group see of it; null when the link does not work for the viewer. */
export async function findLinkedGroup(viewer: Viewer, token: string) {
  if (viewer.role !== "student") return null;
  const [row] = await db
    .select({
      id: groups.id,
      name: groups.name,
      description: groups.description,
      avatar_url: fileUrlOf(groups.avatarPath),
      visibility: groups.visibility,
      members_count: groups.membersCount,
      role: viewerRole,
    })
    .from(groupInvitationLinks)
    .innerJoin(groups, eq(groups.id, groupInvitationLinks.groupId))
    .leftJoin(membership, isMembershipOf(viewer))
    .where(and(eq(groupInvitationLinks.tokenHash, hashTokenSecret(token)), canUseInvitationLink(viewer)));
  // The token opens the image of a hidden group as well.
  return row ? { ...row, avatar_url: row.avatar_url && buildHref(row.avatar_url, { token }) } : null;
}
