import { listParamsParser } from "@/lib/core/http/search-params";
import { companyRowsQuery } from "./management-contract";

export const parseCompanyRowsSearchParams = listParamsParser(companyRowsQuery);
