import { route } from "@/lib/core/api/route";
import { revokeGroupEmailInvitation } from "@/lib/groups/email-invitations";
import * as api from "@/lib/groups/email-invitations-contract";

export const DELETE = route(api.revokeGroupEmailInvitation, ({ viewer, params }) =>
  revokeGroupEmailInvitation(viewer, params),
);
