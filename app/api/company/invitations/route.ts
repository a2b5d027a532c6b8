import { inviteMember, withdrawInvitation } from "@/lib/companies/invitation-mutations";
import * as api from "@/lib/companies/members-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.inviteMember, async ({ viewer, body, request }) => ({
  data: await inviteMember(viewer, body, request),
}));

export const DELETE = route(api.withdrawInvitation, async ({ viewer, query, request }) => {
  await withdrawInvitation(viewer, query.id, request);
  return {};
});
