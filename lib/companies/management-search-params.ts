import { buildHref, listParamsParser } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { companyRowsQuery } from "./management-contract";

export const parseCompanyRowsSearchParams = listParamsParser(companyRowsQuery);

type CompanyRowsSearchParams = ReturnType<typeof parseCompanyRowsSearchParams>;

export function companyRowsHref(params: CompanyRowsSearchParams): string {
  return buildHref(adminPaths.companies, params);
}
