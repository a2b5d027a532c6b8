import { buildHref } from "@/lib/core/http/search-params";
import { companyPaths } from "@/lib/routes";
import type { CompanySearchParams } from "./company-search-params";

export function companyApplicationsHref(params: CompanySearchParams): string {
  return buildHref(companyPaths.applications, params, { view: "list" });
}

/** The board shows many at once, and its columns are the statuses. */
export function toCompanyQuery({ view, status, application: _, ...params }: CompanySearchParams) {
  return view === "board" ? { ...params, per_page: 100 } : { ...params, status, per_page: 20 };
}
