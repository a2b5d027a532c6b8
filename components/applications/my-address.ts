import type { ApplicationFilter } from "@/lib/applications/kinds";

export const applicationsPath = "/student/dashboard/jobs/applications";

export type StudentWords = { status?: ApplicationFilter; page: number };

/** The address of the student's list, narrowed so. */
export function studentAddress({ status, page }: StudentWords): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${applicationsPath}?${query}` : applicationsPath;
}
