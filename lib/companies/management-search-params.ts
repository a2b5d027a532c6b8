import * as z from "zod/mini";
import { buildHref, omitPageSize, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { companyRowsQuery } from "./management-contract";

const schema = z.object(omitPageSize(companyRowsQuery.shape));

export type CompanyRowsSearchParams = z.output<typeof schema>;

export function parseCompanyRowsSearchParams(params: SearchParams): CompanyRowsSearchParams {
  return parseSearchParams(schema, params);
}

export function companyRowsHref(params: CompanyRowsSearchParams): string {
  return buildHref(adminPaths.companies, params);
}
