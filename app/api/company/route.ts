import { getOwnCompany as get, updateOwnCompany as update } from "@/lib/companies/contract";
import { updateOwnCompany } from "@/lib/companies/mutations";
import { getOwnCompany } from "@/lib/companies/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(get, async ({ viewer }) => ({ data: await getOwnCompany(viewer) }));

export const PUT = route(update, async ({ viewer, body, files }) => ({
  data: await updateOwnCompany(viewer, body, files),
}));
