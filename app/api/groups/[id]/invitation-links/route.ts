import { route } from "@/lib/core/api/route";
import { listGroupInvitationLinks } from "@/lib/groups/invitation-link-queries";
import { createGroupInvitationLink, revokeGroupInvitationLink } from "@/lib/groups/invitation-links";
import * as api from "@/lib/groups/invitation-links-contract";

export const GET = route(api.listGroupInvitationLinks, async ({ viewer, params }) => ({
  data: await listGroupInvitationLinks(viewer, params.id),
}));

export const POST = route(api.createGroupInvitationLink, async ({ viewer, params, body }) => ({
  data: await createGroupInvitationLink(viewer, params.id, body),
}));

export const DELETE = route(api.revokeGroupInvitationLink, ({ viewer, params, query }) =>
  revokeGroupInvitationLink(viewer, params.id, query.link),
);
