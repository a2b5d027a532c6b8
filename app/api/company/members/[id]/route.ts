import { removeMember, updateMember } from "@/lib/companies/member-mutations";
import * as api from "@/lib/companies/members-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.updateMember, ({ viewer, params, body }) =>
  updateMember(viewer, params.id, body.role),
);

export const DELETE = route(api.removeMember, ({ viewer, params }) => removeMember(viewer, params.id));
