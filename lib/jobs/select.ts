import { type SQL, sql } from "drizzle-orm";
import { isOpen } from "@/db/open-jobs";
import type { RowOf } from "@/db/row-of";
import { companies } from "@/db/schema/companies";
import { jobPostings, savedJobs } from "@/db/schema/jobs";
import { reports } from "@/db/schema/moderation";
import { isMemberOf } from "@/lib/companies/policy";
import type { Viewer } from "@/lib/core/auth/viewer";
import { jobEditableBy } from "./policy";
import type { Job } from "./schemas";

export function jobColumns(viewer: Viewer) {
  return {
    id: jobPostings.id,
    title: jobPostings.title,
    description: jobPostings.description,
    requirements: jobPostings.requirements,
    location: jobPostings.location,
    type: jobPostings.type,
    applicationDeadline: jobPostings.applicationDeadline,
    status: jobPostings.status,
    companyId: companies.id,
    companyName: companies.name,
    companyLogoPath: companies.logoPath,
    category: jobPostings.category,
    remote: jobPostings.remote,
    startDate: jobPostings.startDate,
    durationMonths: jobPostings.durationMonths,
    salaryMin: jobPostings.salaryMin,
    salaryMax: jobPostings.salaryMax,
    salaryPeriod: jobPostings.salaryPeriod,
    locale: jobPostings.locale,
    createdAt: jobPostings.createdAt,
    editedAt: jobPostings.editedAt,
    isOpen,
    applicationStatus: applicationStatus(viewer),
    isSaved: isSaved(viewer),
    hasReported: hasReported(viewer),
    canEdit: jobEditableBy(viewer),
    applicationsCount: applicationsCount(viewer),
  };
}

export type JobRow = RowOf<ReturnType<typeof jobColumns>>;

function applicationStatus({ role, id }: Viewer): SQL<Job["application_status"]> {
  if (role !== "student") return sql`null`;
  return sql`(select a.status from applications a
    where a.job_posting_id = ${jobPostings.id} and a.student_id = ${id} and a.withdrawn_at is null)`;
}

function isSaved({ role, id }: Viewer): SQL<boolean> {
  if (role !== "student") return sql`false`;
  return sql`(select true from ${savedJobs} s
    where s.user_id = ${id} and s.job_posting_id = ${jobPostings.id}) is not null`;
}

function hasReported({ role, id }: Viewer): SQL<boolean> {
  if (role === "visitor") return sql`false`;
  return sql`(select true from ${reports} where ${reports.reporterId} = ${id}
    and ${reports.subjectType} = 'job' and ${reports.subjectId} = ${jobPostings.id}) is not null`;
}

function applicationsCount(viewer: Viewer): SQL<number | null> {
  if (viewer.role === "admin") return sql`${jobPostings.applicationsCount}`;
  if (viewer.role !== "company") return sql`null`;
  return sql`case when ${isMemberOf(viewer, sql`job_postings.company_id`)} then ${jobPostings.applicationsCount} end`;
}
