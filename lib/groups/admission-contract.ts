import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { id } from "@/lib/core/schemas/fields";
import { groupMember, groupUser } from "./schemas";

const access = ["student"] as const;
const data = z.array(groupUser);
const body = z.object({ user_id: id });

/** For the admins of a private group: the hundred requests that have waited longest. */
export const listGroupRequests = endpoint("GET /api/groups/{id}/requests", { access, data });

export const acceptGroupRequest = endpoint("POST /api/groups/{id}/requests/accept", {
  access,
  body,
  data: groupMember,
});

/** The sender of the request is not notified. */
export const rejectGroupRequest = endpoint("POST /api/groups/{id}/requests/reject", { access, body });

/** Joining accepts it and leaving declines it; it ends with its sender's right to invite. */
export const inviteToGroup = endpoint("POST /api/groups/{id}/invitations", {
  access,
  body,
  status: 201,
  errors: ["already_member", "already_invited", "member_banned"],
  limit: ["groupMembers"],
});

/** The newest hundred, for admins. */
export const listGroupBans = endpoint("GET /api/groups/{id}/bans", { access, data });

/** Removes a member; the group is hidden from them. */
export const banFromGroup = endpoint("POST /api/groups/{id}/bans", {
  access,
  body,
  status: 201,
  errors: ["member_banned"],
});

export const unbanFromGroup = endpoint("DELETE /api/groups/{id}/bans/{user_id}", { access });
