import * as z from "zod/mini";
import { buildHref, omitPageSize, searchParamsParser } from "@/lib/core/http/search-params";
import { emptyToUndefined, id } from "@/lib/core/schemas/fields";
import { companyPaths } from "@/lib/routes";
import { applicationsQuery } from "./contract";

export const parseCompanySearchParams = searchParamsParser(
  z.object({
    ...omitPageSize(applicationsQuery.shape),
    view: z._default(z.enum(["list", "board"]), "list"),
    application: emptyToUndefined(id),
  }),
);
export type CompanySearchParams = ReturnType<typeof parseCompanySearchParams>;

export function companyApplicationsHref(params: CompanySearchParams): string {
  return buildHref(companyPaths.applications, params, { view: "list" });
}

/** The board shows many at once, and its columns are the statuses. */
export function toCompanyQuery({ view, status, application: _, ...params }: CompanySearchParams) {
  return view === "board" ? { ...params, per_page: 100 } : { ...params, status, per_page: 20 };
}
