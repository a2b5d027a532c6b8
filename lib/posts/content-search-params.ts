import * as z from "zod/mini";
import { buildHref, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { contentQuery } from "./content-contract";

const { per_page: _, ...shape } = contentQuery.shape;
const schema = z.object(shape);

export type ContentSearchParams = z.output<typeof schema>;

export function parseContentSearchParams(params: SearchParams): ContentSearchParams {
  return parseSearchParams(schema, params);
}

export function contentHref(params: Partial<ContentSearchParams>): string {
  return buildHref(adminPaths.content, params, { sort: "latest" });
}
