import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, timestamptz } from "./columns";
import { posts } from "./posts";
import { users } from "./users";

type Params = Record<string, string | number | null>;

/**
 * While a row of the same `group_key` is unread, the next event is counted in it: fifty likes of a post are one row.
 * `actor_id` and `params` are those of its newest event.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
    postId: integer("post_id").references(() => posts.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    groupKey: text("group_key").notNull(),
    params: jsonb().$type<Params>().notNull(),
    count: integer().notNull().default(1),
    readAt: timestamptz("read_at"),
    createdAt: createdAt(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("notifications_unread_key").on(t.userId, t.groupKey).where(sql`${t.readAt} is null`),
    index("notifications_user_id_idx").on(t.userId, t.updatedAt, t.id),
    index("notifications_actor_id_idx").on(t.actorId),
    index("notifications_post_id_idx").on(t.postId),
  ],
);

/** What a notification counts (db/functions/notifications.sql). `source` is what retracts it: a like, a comment. */
export const notificationEvents = pgTable(
  "notification_events",
  {
    notificationId: integer("notification_id")
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    source: text().notNull(),
    actorId: integer("actor_id").references(() => users.id, { onDelete: "cascade" }),
    params: jsonb().$type<Params>().notNull(),
    createdAt: timestamptz("created_at").notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.source] }),
    index("notification_events_actor_id_idx").on(t.actorId),
  ],
);

/** What happens about the post notifies the user no longer. */
export const postMutes = pgTable(
  "post_mutes",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.postId] }), index("post_mutes_post_id_idx").on(t.postId)],
);
