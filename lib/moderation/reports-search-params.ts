import * as z from "zod/mini";
import { pageQuery } from "@/lib/core/api/pagination";
import { buildHref, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { assignmentFilters } from "./queue-contract";

/** Of reports that were ignored, and of those with a measure. */
export const outcomeFilters = ["all", "reviewed", "resolved"] as const;

const { page } = pageQuery(20);
const schema = z.object({
  page,
  tab: z._default(z.enum(["reports", "appeals", "decided"]), "reports"),
  assigned: z._default(z.enum(assignmentFilters), "all"),
  outcome: z._default(z.enum(outcomeFilters), "all"),
});

export type ReportsSearchParams = z.output<typeof schema>;

export function parseReportsSearchParams(params: SearchParams): ReportsSearchParams {
  return parseSearchParams(schema, params);
}

export function reportsHref(params: Partial<ReportsSearchParams>): string {
  return buildHref(adminPaths.reports, params, { tab: "reports", assigned: "all", outcome: "all" });
}
