import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery } from "@/lib/core/api/pagination";
import { id, singleLine } from "@/lib/core/schemas/fields";
import { friendRequest, friendshipStatuses, userSummary } from "./schemas";

const access = ["student"] as const;
const friendshipStatus = z.enum(friendshipStatuses);
const changed = z.object({ friendship_status: friendshipStatus });
const change = { access, data: changed, errors: ["not_found"] } as const;
const forRequest = { ...change, body: z.object({ request_id: id }) };

/** The newest hundred requests. */
export const listFriendRequests = endpoint("GET /api/friend-requests/received", {
  access,
  data: z.array(friendRequest),
});

/** 200 when the receiver had sent one already: both are friends then. */
export const sendFriendRequest = endpoint("POST /api/friend-requests", {
  access,
  body: z.object({ receiver_id: id }),
  data: z.object({ id: z.nullable(z.int()), friendship_status: friendshipStatus }),
  status: 201,
  otherStatus: 200,
  errors: ["not_found", "request_pending", "already_friends"],
  limit: ["friendRequests"],
});

export const cancelFriendRequest = endpoint("POST /api/friend-requests/cancel", {
  ...change,
  body: z.object({ receiver_id: id }),
});

export const acceptFriendRequest = endpoint("POST /api/friend-requests/accept", forRequest);

export const rejectFriendRequest = endpoint("POST /api/friend-requests/reject", forRequest);

export const friendsQuery = z.object({
  ...pageQuery(100),
  q: z._default(singleLine(80), ""),
  common_with: z.optional(id),
});

/** Sorted by name; `q` narrows the list, `common_with` restricts it to friends of that user too. */
export const listFriends = endpoint("GET /api/user/friends", {
  access,
  query: friendsQuery,
  response: z.object({ data: z.array(userSummary), ...pageMetadata }),
});

export const removeFriend = endpoint("DELETE /api/user/friends/{id}", { access, data: changed });

/** The maximum number of users who are no friends that are ranked by common friends: one letter may match a third of a school. */
export const maxUsersRanked = 200;

/** Searches by name, username or whole email: friends first, then users with common friends. */
export const searchUsers = endpoint("GET /api/users/search", {
  access: ["student", "admin"],
  query: z.object({ search: singleLine(80, { min: 1 }), ...pageQuery(20) }),
  response: z.object({ data: z.array(userSummary), ...pageMetadata }),
});
