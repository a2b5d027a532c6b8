import * as z from "zod/mini";
import { buildHref, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { studentPaths } from "@/lib/routes";
import { jobsQuery } from "./contract";

const { per_page: _, ...shape } = jobsQuery.shape;
const schema = z.object(shape);

export type JobSearchParams = z.output<typeof schema>;
export type JobSearchParam = keyof JobSearchParams;
export type JobSearchValues = { [K in JobSearchParam]?: string | number };

export function parseJobSearchParams(params: SearchParams): JobSearchParams {
  return parseSearchParams(schema, params);
}

export function jobSearchHref(values: JobSearchValues, job?: number): string {
  const params = (Object.keys(schema.shape) as JobSearchParam[]).map((name) => [name, values[name]]);
  return buildHref(studentPaths.jobs, { ...Object.fromEntries(params), job }, { sort: "latest" });
}

export function hasFilters({ sort: _, page: __, ...filters }: JobSearchValues): boolean {
  return Object.values(filters).some(Boolean);
}
