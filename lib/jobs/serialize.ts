import { storageUrl } from "@/lib/core/storage/urls";
import type { Job, Salary } from "./schemas";
import type { JobRow } from "./select";

export function serializeJob(row: JobRow): Job {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    requirements: row.requirements,
    location: row.location,
    type: row.type,
    application_deadline: row.applicationDeadline,
    status: row.status,
    company_name: row.companyName,
    company: {
      id: row.companyId,
      name: row.companyName,
      logo_url: row.companyLogoPath && storageUrl(row.companyLogoPath),
    },
    category: row.category,
    remote: row.remote,
    start_date: row.startDate,
    duration_months: row.durationMonths,
    salary: toSalary(row),
    locale: row.locale,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    is_open: row.isOpen,
    application_status: row.applicationStatus,
    is_saved: row.isSaved,
    has_reported: row.hasReported,
    can_edit: row.canEdit,
    ...(row.applicationsCount === null ? {} : { applications_count: row.applicationsCount }),
  };
}

function toSalary({ salaryMin: min, salaryMax: max, salaryPeriod }: JobRow): Salary | null {
  return min === null && max === null ? null : { min, max, period: salaryPeriod ?? "month" };
}
