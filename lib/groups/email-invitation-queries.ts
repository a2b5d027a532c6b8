import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { groupEmailInvitations, groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toPage } from "@/lib/core/api/pagination";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import type {
  GroupEmailInvitation,
  listGroupEmailInvitations as listEndpoint,
} from "./email-invitations-contract";
import { adminIdsOf, emailInvitationHolds, groupVisibleTo, memberVisibleTo } from "./policy";

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
    .where(and(eq(groups.id, id), isAdmin, emailInvitationHolds))
    .as("listed");
  const counts = {
    is_visible: sql<number>`(${isVisible})::int`.as("is_visible"),
    is_admin: sql<number>`${isAdmin}::int`.as("is_admin"),
  };
  const order = [desc(listed.createdAt), desc(listed.id)];
  const { total, page, selectRows } = selectPage({ from: listed, id: listed.id, order, counts }, query);
  const rows = await selectRows({
    isVisible: total.is_visible,
    isAdmin: total.is_admin,
    id: groupEmailInvitations.id,
    email: groupEmailInvitations.email,
    invited_by: { id: users.id, name: users.name },
    created_at: isoDateOf(groupEmailInvitations.createdAt),
    expires_at: isoDateOf(groupEmailInvitations.expiresAt),
  })
    .leftJoin(groupEmailInvitations, eq(groupEmailInvitations.id, page.id))
    .leftJoin(users, and(eq(users.id, groupEmailInvitations.invitedBy), memberVisibleTo(viewer)));
  if (!rows[0]?.isVisible) throw new AppError("not_found");
  if (!rows[0].isAdmin) throw new AppError("forbidden");
  const invitations = rows.map(({ isVisible: _, isAdmin: __, ...row }) => row);
  return toPage(invitations, (row: GroupEmailInvitation) => row, query);
}
