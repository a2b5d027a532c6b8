import * as api from "@/lib/companies/management-contract";
import { route } from "@/lib/core/api/route";
import { setCompanyStatus } from "@/lib/moderation/company-status";

export const PUT = route(api.setCompanyStatus, ({ viewer, params, body }) =>
  setCompanyStatus(viewer, params.id, body),
);
