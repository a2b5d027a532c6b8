import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { defaultDigestFrequency, digestFrequencies, notificationCategories } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz } from "./columns";
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
    userId: parentId("user_id", () => users.id),
    actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
    postId: integer("post_id").references(() => posts.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    groupKey: text("group_key").notNull(),
    params: jsonb().$type<Params>().notNull(),
    count: integer().notNull().default(1),
    /** False for a notification that exists only for the digest or an email. */
    inApp: boolean("in_app").notNull().default(true),
    readAt: timestamptz("read_at"),
    createdAt: createdAt(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
    /** The id of the transaction that last changed it (db/functions/notifications.sql): lists ask for those `after` one. */
    changedXid: bigint("changed_xid", { mode: "number" })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  (t) => [
    index("notifications_changed_xid_idx").on(t.userId, t.changedXid),
    uniqueIndex("notifications_unread_key").on(t.userId, t.groupKey).where(sql`${t.readAt} is null`),
    index("notifications_user_id_idx").on(t.userId, t.updatedAt, t.id),
    index("notifications_actor_id_idx").on(t.actorId),
    index("notifications_post_id_idx").on(t.postId),
    index("notifications_unread_message_mentions_idx")
      .on(t.userId)
      .where(sql`${t.kind} = 'message_mentioned' and ${t.readAt} is null`),
    index("notifications_hidden_idx").on(t.createdAt).where(sql`not ${t.inApp}`),
  ],
);

/**
 * The events that a notification counts (db/functions/notifications.sql). `source` identifies what retracts one: a
 * like, a comment.
 */
export const notificationEvents = pgTable(
  "notification_events",
  {
    notificationId: parentId("notification_id", () => notifications.id),
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

/** The user gets no more notifications about the post. */
export const postMutes = pgTable(
  "post_mutes",
  {
    userId: parentId("user_id", () => users.id),
    postId: parentId("post_id", () => posts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.postId] }), index("post_mutes_post_id_idx").on(t.postId)],
);

/** A category without a row has the defaults of lib/notifications/categories.ts. */
export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    userId: parentId("user_id", () => users.id),
    category: text({ enum: notificationCategories }).notNull(),
    app: boolean().notNull(),
    email: boolean().notNull(),
    digest: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.category] }),
    check("notification_preferences_category_check", isOneOf(t.category, notificationCategories)),
  ],
);

/** Quiet hours are times of day of the school; `deferred_until` is their end while open pages wait for an event. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    userId: parentId("user_id", () => users.id).primaryKey(),
    digest: text({ enum: digestFrequencies }).notNull().default(defaultDigestFrequency),
    quietFrom: time("quiet_from"),
    quietUntil: time("quiet_until"),
    deferredUntil: timestamptz("deferred_until"),
    digestSentAt: timestamptz("digest_sent_at"),
  },
  (t) => [
    index("notification_settings_deferred_until_idx")
      .on(t.deferredUntil)
      .where(sql`${t.deferredUntil} is not null`),
    check("notification_settings_digest_check", isOneOf(t.digest, digestFrequencies)),
    check(
      "notification_settings_quiet_hours_check",
      sql`num_nulls(${t.quietFrom}, ${t.quietUntil}) in (0, 2)`,
    ),
  ],
);
