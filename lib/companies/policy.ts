import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { companyMembers } from "@/db/schema/companies";
import type { Viewer } from "@/lib/auth/viewer";

export const recruiterRoles = ["owner", "recruiter", "reader"] as const;
export type RecruiterRole = (typeof recruiterRoles)[number];

/** Who may change what the company shows and answers; a reader only reads. */
export const mayWrite: readonly RecruiterRole[] = ["owner", "recruiter"];
export const mayManage: readonly RecruiterRole[] = ["owner"];

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
