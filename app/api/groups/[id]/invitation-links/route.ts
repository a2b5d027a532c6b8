import { route } from "@/lib/core/api/route";
import { listGroupInvitationLinks } from "@/lib/groups/invitation-link-queries";
import { createGroupInvitationLink, revokeGroupInvitationLink } from "@/lib/groups/invitation-links";
import * as api from "@/lib/groups/invitation-links-contract";

export const GET = route(api.listGroupInvitationLinks, async ({ viewer, ids }) => ({
  data: await listGroupInvitationLinks(viewer, ids.id),
}));

export const POST = route(api.createGroupInvitationLink, async ({ viewer, ids, body, caller }) => ({
  data: await createGroupInvitationLink(viewer, ids.id, body, caller),
}));

export const DELETE = route(api.revokeGroupInvitationLink, async ({ viewer, ids, query, caller }) => {
  await revokeGroupInvitationLink(viewer, ids.id, query.link, caller);
  return {};
});
