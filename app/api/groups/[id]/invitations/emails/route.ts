import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/admission-contract";
import { inviteEmailsToGroup } from "@/lib/groups/invite-emails";

export const POST = route(api.inviteEmailsToGroup, async ({ viewer, ids, body, caller }) => ({
  count: await inviteEmailsToGroup(viewer, ids.id, body.emails, caller),
}));
