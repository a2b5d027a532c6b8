import { eq, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { db, type ReadDatabase } from "@/db/client";
import { companies, companyInvitations, companyMembers } from "@/db/schema/companies";
import { hasActiveRole } from "@/lib/core/access/has-active-role";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { type MemberRole, memberRoles, OWNER_ROLES, WRITER_ROLES } from "./roles";

export {
  type MemberRole as RecruiterRole,
  memberRoles as recruiterRoles,
  OWNER_ROLES as mayManage,
  WRITER_ROLES as mayWrite,
};

/** Whether the viewer recruits for a company, in one of the roles. As SQL, for the query that reads or writes the row. */
export function isMemberOf(
  viewer: Viewer,
  companyId: SQLWrapper,
  roles: readonly MemberRole[] = memberRoles,
): SQL {
  if (viewer.role !== "company") return sql`false`;
  return sql`exists (select from ${companyMembers} m where m.user_id = ${viewer.id} and m.company_id = ${companyId}
    and m.role = any(${sql.param(`{${roles.join(",")}}`)}::text[]))`;
}

/** The company that the viewer recruits for, as SQL; null for everybody else. */
export function ownCompanyId(viewer: Viewer, roles: readonly MemberRole[] = memberRoles): SQL<number | null> {
  if (viewer.role !== "company") return sql`null::int`;
  return sql`(select m.company_id from ${companyMembers} m where m.user_id = ${viewer.id}
    and m.role = any(${sql.param(`{${roles.join(",")}}`)}::text[]))`;
}

/** The viewer's company and place in it, if that is one of `roles`. Throws `not_found`, `forbidden`. */
export async function requireMembership(
  viewer: Viewer<"company">,
  roles: readonly MemberRole[],
  within: ReadDatabase = db,
) {
  const mine = await findMembership(viewer, within);
  if (!mine) throw new AppError("not_found");
  if (!roles.includes(mine.role)) throw new AppError("forbidden");
  return mine;
}

/** Whether the viewer may write for a company: readers may not. */
export async function canWriteForCompany(viewer: Viewer<"company">): Promise<boolean> {
  const mine = await findMembership(viewer);
  return mine !== undefined && WRITER_ROLES.includes(mine.role);
}

async function findMembership(viewer: Viewer<"company">, within: ReadDatabase = db) {
  const [mine] = await within
    .select({ id: companies.id, name: companies.name, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, viewer.id));
  return mine;
}

/** An invitation holds while its maker may still invite: not banned, deleted, gone, or in a lesser role. */
export const invitationHolds: SQL = hasActiveRole(companyMembers, {
  userId: companyInvitations.invitedBy,
  within: eq(companyMembers.companyId, companyInvitations.companyId),
  roles: OWNER_ROLES,
});

/** Accepted companies for everybody, any for its own people and administrators; where `companies` is read. */
export function companyVisibleTo(viewer: Viewer): SQL | undefined {
  if (viewer.role === "admin") return undefined;
  return or(eq(companies.status, "active"), isMemberOf(viewer, sql`companies.id`));
}
