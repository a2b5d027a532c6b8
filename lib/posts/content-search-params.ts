import { buildHref, listParamsParser } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { contentQuery } from "./content-contract";

export const parseContentSearchParams = listParamsParser(contentQuery);

export type ContentSearchParams = ReturnType<typeof parseContentSearchParams>;

export function contentHref(params: Partial<ContentSearchParams>): string {
  return buildHref(adminPaths.content, params, { sort: "latest" });
}
