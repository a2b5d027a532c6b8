import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { emptyToNull, isoDateTime, text, wholeNumber } from "@/lib/core/schemas/fields";
import { groupLimits } from "./limits";
import { joiningBody } from "./members-contract";
import { group, memberships } from "./schemas";

const access = ["student"] as const;

/** `created_by` is null where the viewer and the creator do not see each other. */
const groupInvitationLink = z.object({
  id: z.string(),
  url: z.string(),
  created_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  max_uses: z.nullable(z.int()),
  uses_count: z.int(),
  expires_at: isoDateTime,
  created_at: isoDateTime,
});
export type GroupInvitationLink = z.infer<typeof groupInvitationLink>;

/** For the admins: the latest hundred links that have not expired, used up or not, without those sent by email. */
export const listGroupInvitationLinks = endpoint("GET /api/groups/{id}/invitation-links", {
  access,
  data: z.array(groupInvitationLink),
});

/** The link also expires when its creator may no longer invite. */
export const createGroupInvitationLink = endpoint("POST /api/groups/{id}/invitation-links", {
  access,
  body: z.object({
    days: z._default(wholeNumber(1, groupLimits.linkDays), 7),
    max_uses: z._default(emptyToNull(wholeNumber(1, groupLimits.linkUses)), null),
  }),
  data: groupInvitationLink,
  status: 201,
  limit: ["invitations"],
});

export const revokeGroupInvitationLink = endpoint("DELETE /api/groups/{id}/invitation-links", {
  access,
  query: z.object({ link: z.uuid("invalid") }),
});

/**
 * Joins at once, also a private or hidden group. A link that does not work for the viewer has the same response as an
 * unknown one.
 */
export const joinGroupByLink = endpoint("POST /api/groups/invitation-links/join", {
  access,
  body: z.object({ token: text(200, { min: 1 }), ...joiningBody }),
  response: z.object({ data: group, membership: z.enum(memberships) }),
  errors: ["group_link_invalid", "already_member"],
  limit: ["groupMembers"],
});
