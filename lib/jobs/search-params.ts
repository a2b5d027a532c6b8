import * as z from "zod/mini";
import { omitPageSize, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { jobsQuery } from "./contract";

const schema = z.object(omitPageSize(jobsQuery.shape));

export type JobSearchParams = z.output<typeof schema>;
export type JobSearchParam = keyof JobSearchParams;
export type JobSearchValues = { [K in JobSearchParam]?: string | number };

export function parseJobSearchParams(params: SearchParams): JobSearchParams {
  return parseSearchParams(schema, params);
}
