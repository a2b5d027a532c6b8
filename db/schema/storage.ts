import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns";
import { users } from "./users";

/** Inserted with the row that owns the file, deleted with it by a trigger; `size` includes the copies of an image. */
export const storedFiles = pgTable(
  "stored_files",
  {
    path: text().primaryKey(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    size: bigint({ mode: "number" }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("stored_files_user_id_idx").on(t.userId, t.size),
    check("stored_files_size_check", sql`${t.size} >= 0`),
  ],
);
