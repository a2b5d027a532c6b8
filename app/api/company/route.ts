import * as api from "@/lib/companies/contract";
import { updateOwnCompany } from "@/lib/companies/mutations";
import { getOwnCompany } from "@/lib/companies/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.getOwnCompany, async ({ viewer }) => ({ data: await getOwnCompany(viewer) }));

export const PUT = route(api.updateOwnCompany, async ({ viewer, body, files }) => ({
  data: await updateOwnCompany(viewer, body, files),
}));
