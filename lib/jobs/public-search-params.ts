import * as z from "zod/mini";
import { pageQuery } from "@/lib/core/api/pagination";
import { buildHref, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { type JobsQuery, jobFilters } from "./contract";

const { q, type, location, category, remote, level, duration_min, duration_max } = jobFilters;
const filters = z.object({ q, type, location, category, remote, level, duration_min, duration_max });
const schema = z.extend(filters, { page: pageQuery(20).page });

export function parsePublicJobsQuery(params: SearchParams): JobsQuery {
  const query = parseSearchParams(schema, params);
  return { ...query, per_page: 20, sort: query.q ? "relevance" : "latest" };
}

export function hasPublicFilters(query: JobsQuery): boolean {
  return Object.keys(filters.shape).some((name) => query[name as keyof JobsQuery] !== undefined);
}

export function publicJobsHref(query: Partial<JobsQuery>): string {
  const { sort: _, per_page: __, ...params } = query;
  return buildHref("/offre", params);
}
