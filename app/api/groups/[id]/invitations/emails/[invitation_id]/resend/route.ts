import { route } from "@/lib/core/api/route";
import { resendGroupEmailInvitation } from "@/lib/groups/email-invitations";
import * as api from "@/lib/groups/email-invitations-contract";

export const POST = route(api.resendGroupEmailInvitation, ({ viewer, params }) =>
  resendGroupEmailInvitation(viewer, params),
);
