import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { createdAt, parentId } from "./columns";
import { users } from "./users";

const userId = (name: string) => parentId(name, () => users.id);

/** Hides each of the two from the other. */
export const blocks = pgTable(
  "blocks",
  { blockerId: userId("blocker_id"), blockedId: userId("blocked_id"), createdAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index("blocks_blocked_id_idx").on(t.blockedId, t.blockerId),
    check("blocks_users_check", sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);

/** Keeps the posts of `muted_id` out of the user's feed, and what they do out of the user's notifications. */
export const mutes = pgTable(
  "mutes",
  { userId: userId("user_id"), mutedId: userId("muted_id"), createdAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.userId, t.mutedId] }),
    index("mutes_muted_id_idx").on(t.mutedId),
    check("mutes_users_check", sql`${t.userId} <> ${t.mutedId}`),
  ],
);
