import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, parentId } from "./columns";
import { users } from "./users";

const userId = (name: string) => parentId(name, () => users.id);

/** Pending ones only: an answered request is deleted. One per pair, in either direction. */
export const friendRequests = pgTable(
  "friend_requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    senderId: userId("sender_id"),
    receiverId: userId("receiver_id"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("friend_requests_pair_key").on(
      sql`least(${t.senderId}, ${t.receiverId})`,
      sql`greatest(${t.senderId}, ${t.receiverId})`,
    ),
    index("friend_requests_receiver_id_idx").on(t.receiverId, t.id),
    index("friend_requests_sender_id_idx").on(t.senderId, t.receiverId),
    check("friend_requests_users_check", sql`${t.senderId} <> ${t.receiverId}`),
  ],
);

/** A friendship has two rows, one for each side, which are written and deleted together. */
export const friendships = pgTable(
  "friendships",
  { userId: userId("user_id"), friendId: userId("friend_id"), createdAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.userId, t.friendId] }),
    index("friendships_friend_id_idx").on(t.friendId),
    check("friendships_users_check", sql`${t.userId} <> ${t.friendId}`),
  ],
);
