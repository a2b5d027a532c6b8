import { route } from "@/lib/core/api/route";
import { listGroupEmailInvitations } from "@/lib/groups/email-invitation-queries";
import * as api from "@/lib/groups/email-invitations-contract";
import { inviteEmailsToGroup } from "@/lib/groups/invite-emails";

export const GET = route(api.listGroupEmailInvitations, ({ viewer, params, query }) =>
  listGroupEmailInvitations(viewer, params.id, query),
);

export const POST = route(api.inviteEmailsToGroup, async ({ viewer, params, body }) => ({
  count: await inviteEmailsToGroup(viewer, params.id, body.emails),
}));
