import { eq, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { db, type ReadDatabase } from "@/db/client";
import { type MemberRole, memberRoles } from "@/db/enums";
import { companies, companyInvitations, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import type { Viewer, ViewerParams } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";

const hasRole = (roles: readonly MemberRole[]) =>
  sql`m.role = any(${sql.param(`{${roles.join(",")}}`)}::text[])`;

export function isMemberOf(
  viewer: ViewerParams,
  companyId: SQLWrapper,
  roles: readonly MemberRole[] = memberRoles,
): SQL {
  if (viewer.role !== "company") return sql`false`;
  return sql`exists (select from ${companyMembers} m where m.user_id = ${viewer.id} and m.company_id = ${companyId}
    and ${hasRole(roles)})`;
}

export function ownCompanyId(
  viewer: ViewerParams,
  roles: readonly MemberRole[] = memberRoles,
): SQL<number | null> {
  if (viewer.role !== "company") return sql`null::int`;
  return sql`(select m.company_id from ${companyMembers} m where m.user_id = ${viewer.id} and ${hasRole(roles)})`;
}

/** Members of a suspended company can write nothing in its name, and only the school reads its applications. */
export function isNotSuspended(companyId: SQLWrapper): SQL {
  return sql`not exists (select from ${companies} c where c.id = ${companyId} and c.status = 'suspended')`;
}

/** Throws `not_found` without a company, `forbidden` in another role, and `company_suspended` unless all roles may. */
export async function requireMembership(
  viewer: Viewer<"company">,
  roles: readonly MemberRole[],
  database: ReadDatabase = db,
) {
  const [membership] = await database
    .select({ id: companies.id, name: companies.name, status: companies.status, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, viewer.id));
  if (!membership) throw new AppError("not_found");
  if (!roles.includes(membership.role)) throw new AppError("forbidden");
  if (membership.status === "suspended" && roles !== memberRoles) throw new AppError("company_suspended");
  return membership;
}

/** An invitation is valid while its sender may still invite: not banned, deleted, removed, or in a lesser role. */
export const isValidInvitation = sql`exists (select from ${companyMembers}
  join ${users} on ${users.id} = ${companyMembers.userId}
  where ${companyMembers.userId} = ${companyInvitations.invitedBy}
    and ${companyMembers.companyId} = ${companyInvitations.companyId} and ${companyMembers.role} = 'owner'
    and ${users.status} = 'active' and ${users.deletedAt} is null)`;

/** The condition for public companies: accepted, with a member who can answer; `companies` must be read. */
export const isPublicCompany = sql<boolean>`(${companies.status} = 'active' and ${companies.hiddenAt} is null)`;

export function companyVisibleTo(viewer: Viewer): SQL | undefined {
  if (viewer.role === "admin") return undefined;
  return or(isPublicCompany, isMemberOf(viewer, sql`companies.id`));
}
