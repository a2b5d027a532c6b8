import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, timestamptz } from "./columns";
import { users } from "./users";

/** While a row of the same `group_key` is unread, the next event is counted in it: fifty likes of a post are one row. */
export const notifications = pgTable(
  "notifications",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
    kind: text().notNull(),
    groupKey: text("group_key").notNull(),
    params: jsonb().$type<Record<string, string | number | null>>().notNull(),
    count: integer().notNull().default(1),
    readAt: timestamptz("read_at"),
    createdAt: createdAt(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("notifications_unread_key").on(t.userId, t.groupKey).where(sql`${t.readAt} is null`),
    index("notifications_user_id_idx").on(t.userId, t.updatedAt, t.id),
    index("notifications_actor_id_idx").on(t.actorId),
  ],
);
