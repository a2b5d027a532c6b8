import { route } from "@/lib/api/route";
import { getCompany as get } from "@/lib/companies/contract";
import { getCompany } from "@/lib/companies/queries";

export const GET = route(get, async ({ viewer, ids }) => ({ data: await getCompany(viewer, ids.id) }));
