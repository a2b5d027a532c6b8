import { buildHref } from "@/lib/core/http/search-params";
import { studentPaths } from "@/lib/routes";
import type { JobSearchParam, JobSearchValues } from "./search-params";

/** The filters, in the order of the URL. Listed here, since the schema would bring zod to each page that links to a search. */
const params: Record<JobSearchParam, true> = {
  q: true,
  type: true,
  location: true,
  category: true,
  remote: true,
  level: true,
  duration_min: true,
  duration_max: true,
  starts_after: true,
  starts_before: true,
  salary_min: true,
  sort: true,
  page: true,
};

export function jobSearchHref(values: JobSearchValues, job?: number): string {
  const entries = (Object.keys(params) as JobSearchParam[]).map((name) => [name, values[name]]);
  return buildHref(studentPaths.jobs, { ...Object.fromEntries(entries), job }, { sort: "latest" });
}

export function hasFilters({ sort: _, page: __, ...filters }: JobSearchValues): boolean {
  return Object.values(filters).some(Boolean);
}
