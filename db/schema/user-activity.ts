import { bigint, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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

/** The activity of students in weeks that are over, and in parts of weeks (`lib/analytics/weekly-activity.ts`). */
export const weeklyActivity = pgTable(
  "weekly_activity",
  {
    firstDay: date("first_day").notNull(),
    lastDay: date("last_day").notNull(),
    /** The school's time zone at the time of counting. */
    timeZone: text("time_zone").notNull(),
    students: integer().notNull(),
    posts: integer().notNull(),
    comments: integer().notNull(),
    applications: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.firstDay, t.lastDay] })],
);

/** Days, in UTC, whose activity has changed since (`db/functions/weekly-activity.sql`): their weeks are counted again. */
export const weeklyActivityChanges = pgTable("weekly_activity_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  day: date().notNull(),
});
