import * as z from "zod/mini";
import { buildHref, omitPageSize, searchParamsParser } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { contentQuery } from "./content-contract";

export const parseContentSearchParams = searchParamsParser(z.object(omitPageSize(contentQuery.shape)));

export type ContentSearchParams = ReturnType<typeof parseContentSearchParams>;

export function contentHref(params: Partial<ContentSearchParams>): string {
  return buildHref(adminPaths.content, params, { sort: "latest" });
}
