import * as z from "zod/mini";
import { buildHref, omitPageSize, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { confirmationsQuery } from "./confirmations-contract";

const schema = z.object(omitPageSize(confirmationsQuery.shape));

export type ConfirmationsSearchParams = z.output<typeof schema>;

export function parseConfirmationsSearchParams(params: SearchParams): ConfirmationsSearchParams {
  return parseSearchParams(schema, params);
}

export function confirmationsHref(params: ConfirmationsSearchParams): string {
  return buildHref(adminPaths.applications, params, { status: "accepted" });
}
