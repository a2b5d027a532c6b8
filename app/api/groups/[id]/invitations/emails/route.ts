import { route } from "@/lib/core/api/route";
import { listGroupEmailInvitations } from "@/lib/groups/email-invitation-queries";
import * as api from "@/lib/groups/email-invitations-contract";
import { inviteEmailsToGroup } from "@/lib/groups/invite-emails";

export const GET = route(api.listGroupEmailInvitations, ({ viewer, ids, query }) =>
  listGroupEmailInvitations(viewer, ids.id, query),
);

export const POST = route(api.inviteEmailsToGroup, async ({ viewer, ids, body, caller }) => ({
  count: await inviteEmailsToGroup(viewer, ids.id, body.emails, caller),
}));
