import { date, index, pgTable, text } from "drizzle-orm/pg-core";
import { parentId } from "./columns";
import { users } from "./users";

/**
 * Written by triggers (`db/functions/user-activity.sql`), with days of the school. It is a table of its own: an
 * update of `users` would write all of its indexes, and lock the account after the session.
 */
export const userActivity = pgTable(
  "user_activity",
  {
    userId: parentId("user_id", () => users.id).primaryKey(),
    /** Role and status, "student:active", as in the names of the daily counters; null once the account is deleted. */
    countedAs: text("counted_as"),
    createdOn: date("created_on").notNull(),
    lastActiveOn: date("last_active_on"),
    lastEngagedOn: date("last_engaged_on"),
  },
  (t) => [
    index("user_activity_created_on_idx").on(t.createdOn, t.userId),
    index("user_activity_last_active_on_idx").on(t.lastActiveOn, t.userId),
    index("user_activity_last_engaged_on_idx").on(t.lastEngagedOn, t.userId),
  ],
);
