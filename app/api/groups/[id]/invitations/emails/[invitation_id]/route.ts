import { route } from "@/lib/core/api/route";
import { revokeGroupEmailInvitation } from "@/lib/groups/email-invitations";
import * as api from "@/lib/groups/email-invitations-contract";

export const DELETE = route(api.revokeGroupEmailInvitation, async ({ viewer, ids, caller }) => {
  await revokeGroupEmailInvitation(viewer, ids, caller);
  return {};
});
