import { inviteMember, withdrawInvitation } from "@/lib/companies/invitation-mutations";
import { inviteMember as invite, withdrawInvitation as withdraw } from "@/lib/companies/members-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(invite, async ({ viewer, body, caller }) => ({
  data: await inviteMember(viewer, body, caller),
}));

export const DELETE = route(withdraw, async ({ viewer, query, caller }) => {
  await withdrawInvitation(viewer, query.id, caller);
  return {};
});
