import * as z from "zod/mini";
import { pageQuery } from "@/lib/core/api/pagination";
import { buildHref, searchParamsParser } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { assignmentFilters } from "./queue-contract";

/** Reports that were ignored, and those with a measure. */
export const outcomeFilters = ["all", "reviewed", "resolved"] as const;

export const parseReportsSearchParams = searchParamsParser(
  z.object({
    page: pageQuery(20).page,
    tab: z._default(z.enum(["reports", "appeals", "decided"]), "reports"),
    assigned: z._default(z.enum(assignmentFilters), "all"),
    outcome: z._default(z.enum(outcomeFilters), "all"),
  }),
);

export type ReportsSearchParams = ReturnType<typeof parseReportsSearchParams>;

export function reportsHref(params: Partial<ReportsSearchParams>): string {
  return buildHref(adminPaths.reports, params, { tab: "reports", assigned: "all", outcome: "all" });
}
