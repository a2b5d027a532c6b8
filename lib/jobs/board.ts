import { type SQL, sql } from "drizzle-orm";
import type { BoardQuery } from "./contract";
import { boardLimit } from "./kinds";

export type BoardFilters = Omit<BoardQuery, "sort" | "page" | "per_page">;

/** The open offers that match, as a source named `match` of `job_id` and `rank` (migration `job-search`). */
export function matchingJobs(filters: BoardFilters & { sort?: BoardQuery["sort"] }, most = boardLimit): SQL {
  return sql`search_jobs(${filters.q ?? null}, ${facets(filters)}, ${filters.location ?? null},
    ${filters.starts_after ?? null}::date, ${filters.starts_before ?? null}::date, ${filters.salary_min ?? null}::int,
    ${filters.sort === "deadline"}, ${most}) match`;
}

/** What the index narrows by, in its words. */
function facets({ type, category, remote }: BoardFilters): SQL {
  const words = Object.entries({ type, category, remote }).flatMap(([name, value]) =>
    value ? [`${name}:${value}`] : [],
  );
  return sql`${sql.param(words)}::text[]`;
}
