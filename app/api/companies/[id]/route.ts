import * as api from "@/lib/companies/contract";
import { getCompany } from "@/lib/companies/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.getCompany, ({ viewer, params }) => getCompany(viewer, params.id));
