import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./users";

/**
 * What counts against a person's storage quota. A row is written with the row that owns the file and deleted with it
 * by the trigger `release_stored_file`; `size` includes the copies of an image at other widths.
 */
export const storedFiles = pgTable(
  "stored_files",
  {
    path: text().primaryKey(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    size: bigint({ mode: "number" }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("stored_files_user_id_idx").on(t.userId, t.size),
    check("stored_files_size_check", sql`${t.size} >= 0`),
  ],
);
