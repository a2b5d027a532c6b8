import { route } from "@/lib/core/api/route";
import { resendGroupEmailInvitation } from "@/lib/groups/email-invitations";
import * as api from "@/lib/groups/email-invitations-contract";

export const POST = route(api.resendGroupEmailInvitation, async ({ viewer, params }) => {
  await resendGroupEmailInvitation(viewer, params);
  return {};
});
