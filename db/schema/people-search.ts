import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { bytewiseText } from "./columns";
import { users } from "./users";

/**
 * A name has a row for each of its words, which begins with that word: the prefix of any word is one range of the primary key.
 * Triggers write the rows of active users (`db/functions/people-search.sql`).
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
