import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { eventAnswerKinds } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz } from "./columns";
import { groups } from "./groups";
import { users } from "./users";

const counter = (name: string) => integer(name).notNull().default(0);

/**
 * An event belongs to the school where `group_id` is null. An all-day event begins and ends at midnight in the
 * school's time zone.
 */
export const events = pgTable(
  "events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer("group_id").references(() => groups.id, { onDelete: "cascade" }),
    createdBy: integer("created_by").references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    description: text().notNull().default(""),
    /** The searched form of title and location: words without accents and case. */
    searchName: text("search_name")
      .notNull()
      .generatedAlwaysAs(sql`fold_name(title || ' ' || coalesce(location, ''))`),
    location: text(),
    url: text(),
    startsAt: timestamptz("starts_at").notNull(),
    endsAt: timestamptz("ends_at").notNull(),
    isAllDay: boolean("is_all_day").notNull().default(false),
    capacity: integer(),
    /** The number of those who have a place (db/functions/events.sql). */
    yesCount: counter("yes_count"),
    maybeCount: counter("maybe_count"),
    noCount: counter("no_count"),
    waitingCount: counter("waiting_count"),
    /** The number of its changes, for calendars that have imported it. */
    sequence: counter("sequence"),
    createdAt: createdAt(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
    cancelledAt: timestamptz("cancelled_at"),
    /** Hidden by the school since then, and restorable for some weeks. */
    deletedAt: timestamptz("deleted_at"),
    dayReminderSentAt: timestamptz("day_reminder_sent_at"),
    hourReminderSentAt: timestamptz("hour_reminder_sent_at"),
    /** True until the worker has notified the group's members. */
    notifiesMembers: boolean("notifies_members").notNull().default(false),
  },
  (t) => [
    index("events_starts_at_idx").on(t.startsAt, t.id),
    index("events_group_id_idx").on(t.groupId, t.startsAt, t.id),
    index("events_search_name_idx")
      .using("gin", sql`${t.searchName} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index("events_deleted_idx").on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index("events_created_by_idx").on(t.createdBy),
    index("events_notifies_members_idx").on(t.id).where(sql`${t.notifiesMembers}`),
    check("events_ends_at_check", sql`${t.endsAt} > ${t.startsAt}`),
    check("events_capacity_check", sql`${t.capacity} > 0`),
  ],
);

/** A "yes" without a place waits for one since `waiting_since`; `promoted_at` until they are notified that they got it. */
export const eventAnswers = pgTable(
  "event_answers",
  {
    eventId: parentId("event_id", () => events.id),
    userId: parentId("user_id", () => users.id),
    answer: text({ enum: eventAnswerKinds }).notNull(),
    waitingSince: timestamptz("waiting_since"),
    promotedAt: timestamptz("promoted_at"),
    answeredAt: timestamptz("answered_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    index("event_answers_user_id_idx").on(t.userId, t.eventId),
    index("event_answers_answered_at_idx").on(t.eventId, t.answer, t.answeredAt, t.userId),
    index("event_answers_waiting_idx")
      .on(t.eventId, t.waitingSince, t.userId)
      .where(sql`${t.waitingSince} is not null`),
    index("event_answers_promoted_idx").on(t.eventId).where(sql`${t.promotedAt} is not null`),
    check("event_answers_answer_check", isOneOf(t.answer, eventAnswerKinds)),
    check("event_answers_waiting_check", sql`${t.waitingSince} is null or ${t.answer} = 'yes'`),
  ],
);

/** The secret of a user's calendar URL is derived from the row's id and AUTH_SECRET. */
export const eventSubscriptions = pgTable(
  "event_subscriptions",
  {
    userId: parentId("user_id", () => users.id).primaryKey(),
    id: uuid().notNull().defaultRandom(),
    tokenHash: text("token_hash").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("event_subscriptions_token_hash_key").on(t.tokenHash)],
);
