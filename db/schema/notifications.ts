import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./users";

/**
 * What happened to somebody. Fifty likes on one post are one unread row with a count: while a row of the same
 * `group_key` is unread, what happens next is added to it.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Who did it last; null for the house itself. */
    actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
    kind: text().notNull(),
    groupKey: text("group_key").notNull(),
    params: jsonb().$type<Record<string, string | number | null>>().notNull(),
    count: integer().notNull().default(1),
    readAt: timestamp("read_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("notifications_unread_key").on(t.userId, t.groupKey).where(sql`${t.readAt} is null`),
    index("notifications_user_id_idx").on(t.userId, t.updatedAt, t.id),
    index("notifications_actor_id_idx").on(t.actorId),
  ],
);
