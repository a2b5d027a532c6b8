import * as api from "@/lib/companies/contract";
import { updateOwnCompany } from "@/lib/companies/mutations";
import { getOwnCompany } from "@/lib/companies/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.getOwnCompany, ({ viewer }) => getOwnCompany(viewer));

export const PUT = route(api.updateOwnCompany, ({ viewer, body, files }) =>
  updateOwnCompany(viewer, body, files),
);
