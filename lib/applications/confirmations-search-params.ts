import { buildHref, listParamsParser } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { confirmationsQuery } from "./confirmations-contract";

export const parseConfirmationsSearchParams = listParamsParser(confirmationsQuery);

export type ConfirmationsSearchParams = ReturnType<typeof parseConfirmationsSearchParams>;

export function confirmationsHref(params: ConfirmationsSearchParams): string {
  return buildHref(adminPaths.applications, params, { status: "accepted" });
}
