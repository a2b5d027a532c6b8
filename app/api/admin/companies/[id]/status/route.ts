import * as api from "@/lib/companies/management-contract";
import { route } from "@/lib/core/api/route";
import { setCompanyStatus } from "@/lib/moderation/company-status";

export const PUT = route(api.setCompanyStatus, async ({ viewer, params, body }) => ({
  data: await setCompanyStatus(viewer, params.id, body),
}));
