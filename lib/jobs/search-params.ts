import * as z from "zod/mini";
import { omitPageSize, searchParamsParser } from "@/lib/core/http/search-params";
import { jobsQuery } from "./contract";

/** Parses without the check of the whole query: the form shows reversed durations with their error. */
export const parseJobSearchParams = searchParamsParser(z.object(omitPageSize(jobsQuery.shape)));

export type JobSearchParams = ReturnType<typeof parseJobSearchParams>;
export type JobSearchParam = keyof JobSearchParams;
export type JobSearchValues = { [K in JobSearchParam]?: string | number };
