import * as z from "zod/mini";
import { buildHref, omitPageSize, searchParamsParser } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { companyRowsQuery } from "./management-contract";

export const parseCompanyRowsSearchParams = searchParamsParser(
  z.object(omitPageSize(companyRowsQuery.shape)),
);

export type CompanyRowsSearchParams = ReturnType<typeof parseCompanyRowsSearchParams>;

export function companyRowsHref(params: CompanyRowsSearchParams): string {
  return buildHref(adminPaths.companies, params);
}
