import { and, type SQL, sql } from "drizzle-orm";
import { jobPostings } from "@/db/schema/jobs";
import { containsText, literalParts } from "@/lib/core/database/contains-text";
import { maxMatches } from "./constants";
import type { JobsQuery } from "./contract";

type JobFilters = Omit<JobsQuery, "sort" | "page" | "per_page">;

/** Jobs published since then; `isExact` leaves out corrected words and other forms. */
type NewJobsFilter = { since: Date | null; isExact: boolean };

export function searchJobs(
  filters: JobFilters & { sort?: JobsQuery["sort"] },
  { since, isExact }: NewJobsFilter = { since: null, isExact: false },
): SQL {
  const hits = sql`search_jobs(${filters.q ?? null}, ${indexTerms(filters)}, ${filters.location ?? null},
    ${filters.starts_after ?? null}::date, ${filters.starts_before ?? null}::date, ${filters.salary_min ?? null}::int,
    ${filters.sort === "deadline"}, ${maxMatches}, ${since?.toISOString() ?? null}::timestamptz, ${isExact},
    ${filters.duration_min ?? null}::int, ${filters.duration_max ?? null}::int)`;
  const literal = matchesLiterally(filters);
  if (!literal) return sql`${hits} match`;
  return sql`(select hit.job_id, hit.rank from ${hits} hit join job_postings j on j.id = hit.job_id where ${literal}) match`;
}

/** Finds jobs of any status (`search_jobs` only finds open ones). For queries that read `job_postings`. */
export function hasWords(q: string): SQL | undefined {
  return and(
    // A subquery is computed once, and not for each job.
    sql`${jobPostings.words} @@ (select search_query(${q}, false))`,
    ...containsLiterals(sql`job_postings`, q),
  );
}

function containsLiterals(job: SQL, q: string | undefined): SQL[] {
  return literalParts(q).map((part) => containsText(sql`job_text(${job})`, part));
}

function matchesLiterally({ q, location }: JobFilters): SQL | undefined {
  return and(
    ...containsLiterals(sql`j`, q),
    ...literalParts(location).map((part) => containsText(sql`j.location`, part)),
  );
}

function indexTerms({ type, category, remote, level }: JobFilters): SQL {
  const words = Object.entries({ type, category, remote, level }).flatMap(([name, value]) =>
    value ? [`${name}:${value}`] : [],
  );
  return sql`${sql.param(words)}::text[]`;
}
