import * as z from "zod/mini";
import { jobsQuery } from "./contract";

export const jobsPath = "/student/dashboard/jobs";

const { per_page: _, ...shape } = jobsQuery.shape;
export type JobSearchParam = keyof typeof shape;
/** The board's filters, order and page as an address says them. */
export type JobSearchParams = { [K in JobSearchParam]?: string };

/** What an address says of the board; what the board does not understand is left out. */
export function parseJobSearchParams(params: Pick<URLSearchParams, "get">): JobSearchParams {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const value = params.get(name)?.trim();
      return value && z.safeParse(schema, value).success ? [[name, value]] : [];
    }),
  );
}

/** The address that says it; blanks and what goes without saying are left out. */
export function jobSearchHref(words: JobSearchParams, job?: number): string {
  const kept = Object.entries({ ...words, job: job === undefined ? "" : String(job) }).filter(
    ([name, value]) =>
      value && !(name === "page" && value === "1") && !(name === "sort" && value === "latest"),
  );
  return kept.length > 0 ? `${jobsPath}?${new URLSearchParams(kept)}` : jobsPath;
}

/** Whether it is narrowed by anything. */
export function hasFilters({ sort: _, page: __, ...filters }: JobSearchParams): boolean {
  return Object.values(filters).some(Boolean);
}
