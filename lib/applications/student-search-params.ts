import * as z from "zod/mini";
import { parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { applicationsQuery } from "./contract";

const { status, page } = applicationsQuery.shape;
const schema = z.object({ status, page });
export type StudentSearchParams = z.output<typeof schema>;

export function parseStudentSearchParams(params: SearchParams): StudentSearchParams {
  return parseSearchParams(schema, params);
}
