import { route } from "@/lib/core/api/route";
import { listGroupInvitationLinks } from "@/lib/groups/invitation-link-queries";
import { createGroupInvitationLink, revokeGroupInvitationLink } from "@/lib/groups/invitation-links";
import * as api from "@/lib/groups/invitation-links-contract";

export const GET = route(api.listGroupInvitationLinks, ({ viewer, params }) =>
  listGroupInvitationLinks(viewer, params.id),
);

export const POST = route(api.createGroupInvitationLink, ({ viewer, params, body }) =>
  createGroupInvitationLink(viewer, params.id, body),
);

export const DELETE = route(api.revokeGroupInvitationLink, ({ viewer, params, query }) =>
  revokeGroupInvitationLink(viewer, params.id, query.link),
);
