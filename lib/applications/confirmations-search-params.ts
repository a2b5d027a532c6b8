import * as z from "zod/mini";
import { buildHref, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { confirmationsQuery } from "./confirmations-contract";

const { per_page: _, ...shape } = confirmationsQuery.shape;
const schema = z.object(shape);

export type ConfirmationsSearchParams = z.output<typeof schema>;

export function parseConfirmationsSearchParams(params: SearchParams): ConfirmationsSearchParams {
  return parseSearchParams(schema, params);
}

export function confirmationsHref(params: ConfirmationsSearchParams): string {
  return buildHref(adminPaths.applications, params, { status: "accepted" });
}
