import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { bytewiseText } from "./columns";
import { users } from "./users";

/**
 * The names of active users once for each of their words, begun at that word: a prefix is one range of the key. By triggers
 * (`db/functions/people-search.sql`).
 */
export const userNameRotations = pgTable(
  "user_name_rotations",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    words: bytewiseText().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.words, t.userId] }),
    index("user_name_rotations_user_id_idx").on(t.userId),
  ],
);
