import { inviteMember, withdrawInvitation } from "@/lib/companies/invitation-mutations";
import * as api from "@/lib/companies/members-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.inviteMember, ({ viewer, body }) => inviteMember(viewer, body));

export const DELETE = route(api.withdrawInvitation, ({ viewer, query }) =>
  withdrawInvitation(viewer, query.id),
);
