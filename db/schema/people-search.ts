import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { bytewiseText, parentId } from "./columns";
import { users } from "./users";

/**
 * A name has a row for each of its words, which begins with that word: the prefix of any word is one range of the primary key.
 * Triggers write the rows of active users (`db/functions/people-search.sql`).
 */
export const userNameRotations = pgTable(
  "user_name_rotations",
  {
    userId: parentId("user_id", () => users.id),
    words: bytewiseText().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.words, t.userId] }),
    index("user_name_rotations_user_id_idx").on(t.userId),
  ],
);
