import { route } from "@/lib/api/route";
import { inviteRecruiter, withdrawInvitation } from "@/lib/companies/invitation-mutations";
import { inviteRecruiter as invite, withdrawInvitation as withdraw } from "@/lib/companies/people-contract";

export const POST = route(invite, async ({ viewer, body, caller }) => ({
  data: await inviteRecruiter(viewer, body, caller),
}));

export const DELETE = route(withdraw, async ({ viewer, query, caller }) => {
  await withdrawInvitation(viewer, query.id, caller);
  return {};
});
