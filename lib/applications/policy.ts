import { and, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { isMemberOf, isNotSuspended, ownCompanyId } from "@/lib/companies/policy";
import { writerRoles } from "@/lib/companies/roles";
import type { ViewerParams } from "@/lib/core/auth/viewer";

/** `applications` and `job_postings` must be joined. */
export function applicationVisibleTo(viewer: ViewerParams): SQL {
  if (viewer.role === "admin") return sql`true`;
  if (viewer.role === "student") return sql`${applications.studentId} = ${viewer.id}`;
  // The company is compared by value, so that the planner starts from its jobs. Applications of deleted users are
  // withdrawn.
  return sql`(${applications.withdrawnAt} is null and ${jobPostings.deletedAt} is null
    and ${jobPostings.companyId} = ${ownCompanyId(viewer)} and ${isNotSuspended(ownCompanyId(viewer))})`;
}

/** An administrator may have applied as a student, and does not decide on that. */
export function applicationReviewableBy(viewer: ViewerParams): SQL<boolean> {
  const open = isNull(applications.withdrawnAt);
  if (viewer.role === "admin") return sql<boolean>`(${open} and ${applications.studentId} <> ${viewer.id})`;
  return sql<boolean>`${and(open, isMemberOf(viewer, jobPostings.companyId, writerRoles))}`;
}

type Pair = { student: SQLWrapper | number; recruiter: SQLWrapper | ViewerParams["id"] };

/** Whether the student applied to a company for which the recruiter may answer; `isOpen` leaves out withdrawn applications. */
export function hasAppliedTo({ student, recruiter }: Pair, { isOpen = false } = {}): SQL<boolean> {
  return sql<boolean>`has_applied_to(${student}, ${recruiter}, ${isOpen}::boolean)`;
}
