import * as z from "zod/mini";
import { parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { jobsQuery } from "./contract";

const { per_page: _, ...shape } = jobsQuery.shape;
const schema = z.object(shape);

export type JobSearchParams = z.output<typeof schema>;
export type JobSearchParam = keyof JobSearchParams;
export type JobSearchValues = { [K in JobSearchParam]?: string | number };

export function parseJobSearchParams(params: SearchParams): JobSearchParams {
  return parseSearchParams(schema, params);
}
