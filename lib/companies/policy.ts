import { eq, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { companies, companyMembers } from "@/db/schema/companies";
import type { Viewer } from "@/lib/auth/viewer";
import { mayManage, mayWrite, type RecruiterRole, recruiterRoles } from "./roles";

export { mayManage, mayWrite, type RecruiterRole, recruiterRoles };

/** Whether the viewer recruits for a company, in one of the roles. As SQL, for the query that reads or writes the row. */
export function recruitsFor(
  viewer: Viewer,
  companyId: SQLWrapper,
  roles: readonly RecruiterRole[] = recruiterRoles,
): SQL {
  if (viewer.role !== "company") return sql`false`;
  return sql`exists (select from ${companyMembers} m where m.user_id = ${viewer.id} and m.company_id = ${companyId}
    and m.role = any(${sql.param(`{${roles.join(",")}}`)}::text[]))`;
}

/** The company that the viewer recruits for, as SQL; null for everybody else. */
export function companyOf(
  viewer: Viewer,
  roles: readonly RecruiterRole[] = recruiterRoles,
): SQL<number | null> {
  if (viewer.role !== "company") return sql`null::int`;
  return sql`(select m.company_id from ${companyMembers} m where m.user_id = ${viewer.id}
    and m.role = any(${sql.param(`{${roles.join(",")}}`)}::text[]))`;
}

/** Accepted companies for everybody, any for its own people and administrators; where `companies` is read. */
export function companyVisibleTo(viewer: Viewer): SQL | undefined {
  if (viewer.role === "admin") return undefined;
  return or(eq(companies.status, "active"), recruitsFor(viewer, sql`companies.id`));
}
