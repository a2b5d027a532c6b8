import * as api from "@/lib/companies/management-contract";
import { listCompanyRows } from "@/lib/companies/management-queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listCompanyRows, ({ viewer, query }) => listCompanyRows(viewer, query));
