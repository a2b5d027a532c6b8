import { isNull, type SQL, sql } from "drizzle-orm";
import { isOpen } from "@/db/open-jobs";
import { applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { isMemberOf, isNotSuspended } from "@/lib/companies/policy";
import { writerRoles } from "@/lib/companies/roles";
import type { Viewer, ViewerParams } from "@/lib/core/auth/viewer";

// The columns are written with their table: drizzle omits it where a query has only one, and inside a subquery `id`
// is another table's.
const [jobId, companyId] = [sql`job_postings.id`, sql`job_postings.company_id`];

/** Students also see the jobs that they applied to, even closed or deleted ones. For queries that read `job_postings`. */
export function jobVisibleTo(viewer: Viewer): SQL {
  const exists = isNull(jobPostings.deletedAt);
  if (viewer.role === "admin") return exists;
  if (viewer.role === "company") return sql`(${isOpen} or (${exists} and ${isMemberOf(viewer, companyId)}))`;
  if (viewer.role === "student") return sql`(${isOpen} or ${hasApplied(viewer.id)})`;
  return isOpen;
}

export function jobEditableBy(viewer: ViewerParams): SQL<boolean> {
  return sql<boolean>`(${isMemberOf(viewer, companyId, writerRoles)} and ${isNotSuspended(companyId)})`;
}

function hasApplied(studentId: number): SQL {
  return sql`exists (select from ${applications} a
    where a.job_posting_id = ${jobId} and a.student_id = ${studentId})`;
}
