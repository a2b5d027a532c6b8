import * as api from "@/lib/companies/contract";
import { listCompanies } from "@/lib/companies/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listCompanies, ({ viewer, query }) => listCompanies(viewer, query));
