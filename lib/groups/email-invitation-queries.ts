import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { groupEmailInvitations, groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { guards, toGuardedPage } from "@/lib/core/api/guarded-page";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member } from "@/lib/core/auth/viewer";
import type {
  GroupEmailInvitation,
  listGroupEmailInvitations as listEndpoint,
} from "./email-invitations-contract";
import { adminIdsOf, groupVisibleTo, isEmailInvitationValid, memberVisibleTo } from "./policy";

/** Runs one query; throws `not_found` and `forbidden`. */
export async function listGroupEmailInvitations(
  viewer: Member,
  id: number,
  query: QueryOf<typeof listEndpoint>,
) {
  const isVisible = sql`exists (select from ${groups} where ${groups.id} = ${id} and ${groupVisibleTo(viewer)})`;
  const isAdmin = sql`(${isVisible} and ${viewer.id} in (${adminIdsOf(id)}))`;
  const listed = db
    .select({ id: groupEmailInvitations.id, createdAt: groupEmailInvitations.createdAt })
    .from(groupEmailInvitations)
    .innerJoin(groups, eq(groups.id, groupEmailInvitations.groupId))
    .where(and(eq(groups.id, id), isAdmin, isEmailInvitationValid))
    .as("listed");
  const counts = guards(isVisible, isAdmin);
  const order = [desc(listed.createdAt), desc(listed.id)];
  const { page, selectRows } = selectPage({ from: listed, id: listed.id, order, counts }, query);
  const rows = await selectRows({
    id: groupEmailInvitations.id,
    email: groupEmailInvitations.email,
    invited_by: { id: users.id, name: users.name },
    created_at: isoDateOf(groupEmailInvitations.createdAt),
    expires_at: isoDateOf(groupEmailInvitations.expiresAt),
  })
    .leftJoin(groupEmailInvitations, eq(groupEmailInvitations.id, page.id))
    .leftJoin(users, and(eq(users.id, groupEmailInvitations.invitedBy), memberVisibleTo(viewer)));
  return toGuardedPage(rows, (row: GroupEmailInvitation) => row, query);
}
