import { route } from "@/lib/api/route";
import { listCompanies as list } from "@/lib/companies/contract";
import { listCompanies } from "@/lib/companies/queries";

export const GET = route(list, async ({ viewer, query }) => ({ data: await listCompanies(viewer, query) }));
