import * as z from "zod/mini";
import { isoDateTime } from "@/lib/core/schemas/fields";

export const friendshipStatuses = ["none", "request_sent", "request_received", "friends"] as const;
export type FriendshipStatus = (typeof friendshipStatuses)[number];

/** `email` is null but for friends and administrators; `friend_request_id` is that of a pending request, either way. */
export const userSummary = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  username: z.string(),
  avatar: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  location: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  created_at: isoDateTime,
  status: z.string(),
  friendship_status: z.enum(friendshipStatuses),
  friend_request_id: z.nullable(z.int()),
  common_friends: z.int(),
  is_muted: z.boolean(),
});
export type UserSummary = z.infer<typeof userSummary>;

export const friendRequest = z.object({
  id: z.int(),
  sender_id: z.int(),
  sender_name: z.string(),
  sender_avatar_url: z.nullable(z.string()),
  created_at: isoDateTime,
});
export type FriendRequest = z.infer<typeof friendRequest>;
