import * as z from "zod/mini";
import { buildHref, omitPageSize, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { contentQuery } from "./content-contract";

const schema = z.object(omitPageSize(contentQuery.shape));

export type ContentSearchParams = z.output<typeof schema>;

export function parseContentSearchParams(params: SearchParams): ContentSearchParams {
  return parseSearchParams(schema, params);
}

export function contentHref(params: Partial<ContentSearchParams>): string {
  return buildHref(adminPaths.content, params, { sort: "latest" });
}
