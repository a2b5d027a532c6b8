import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { createdAt } from "./columns";
import { users } from "./users";

/** Students that are not suggested to a user again. */
export const dismissedSuggestions = pgTable(
  "dismissed_suggestions",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    dismissedId: integer("dismissed_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.dismissedId] }),
    index("dismissed_suggestions_dismissed_id_idx").on(t.dismissedId),
    check("dismissed_suggestions_users_check", sql`${t.userId} <> ${t.dismissedId}`),
  ],
);
