import { type SQL, sql } from "drizzle-orm";
import { isOpen } from "@/db/open-jobs";
import { applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { isMemberOf, mayWrite } from "@/lib/companies/policy";
import type { Viewer } from "@/lib/core/auth/viewer";

// Named with their table by hand: alone in a query drizzle leaves it out, and inside a subquery `id` is another's.
const [jobId, companyId] = [sql`job_postings.id`, sql`job_postings.company_id`];

/**
 * What a viewer may open by its address: open offers; a student also what they applied to, even once it is closed or
 * deleted; recruiters what their company has; administrators all. To be used where `job_postings` is read.
 */
export function jobVisibleTo(viewer: Viewer): SQL {
  const kept = sql`${jobPostings.deletedAt} is null`;
  if (viewer.role === "admin") return kept;
  if (viewer.role === "company") return sql`(${isOpen} or (${kept} and ${isMemberOf(viewer, companyId)}))`;
  if (viewer.role === "student") return sql`(${isOpen} or ${hasApplied(viewer.id)})`;
  return isOpen;
}

/** Whether the viewer may change an offer, as SQL. */
export function jobEditableBy(viewer: Viewer): SQL<boolean> {
  return sql<boolean>`${isMemberOf(viewer, companyId, mayWrite)}`;
}

function hasApplied(studentId: number): SQL {
  return sql`exists (select from ${applications} sent
    where sent.job_posting_id = ${jobId} and sent.student_id = ${studentId})`;
}
