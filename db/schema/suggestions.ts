import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { createdAt, parentId } from "./columns";
import { users } from "./users";

/** Students that are not suggested to a user again. */
export const dismissedSuggestions = pgTable(
  "dismissed_suggestions",
  {
    userId: parentId("user_id", () => users.id),
    dismissedId: parentId("dismissed_id", () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.dismissedId] }),
    index("dismissed_suggestions_dismissed_id_idx").on(t.dismissedId),
    check("dismissed_suggestions_users_check", sql`${t.userId} <> ${t.dismissedId}`),
  ],
);
