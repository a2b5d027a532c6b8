import type { ApplicationFilter } from "./constants";

export const applicationsPath = "/student/dashboard/jobs/applications";

export type StudentSearchParams = { status?: ApplicationFilter; page: number };

/** The address of the student's list, narrowed so. */
export function studentApplicationsHref({ status, page }: StudentSearchParams): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${applicationsPath}?${query}` : applicationsPath;
}
