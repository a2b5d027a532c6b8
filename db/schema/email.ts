import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./users";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The outbox and, for people with an account, their mailbox. A mail is its kind and what it speaks of; the words are
 * made when it is sent or read, in the reader's language, and links with a secret in them are never in a row.
 */
export const emails = pgTable(
  "mails",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Its name in addresses, and its place in the mailbox. */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    /** Null for somebody without an account. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    address: text().notNull(),
    locale: text({ enum: ["fr", "en"] }).notNull(),
    kind: text().notNull(),
    params: jsonb().$type<Record<string, string | number | null>>().notNull(),
    /** `kept`: in the mailbox only, because no SMTP server is set or the person does not want it by mail. */
    status: text({ enum: ["pending", "sent", "failed", "kept"] })
      .notNull()
      .default("pending"),
    attempts: integer().notNull().default(0),
    dueAt: moment("due_at").notNull().defaultNow(),
    lastError: text("last_error"),
    sentAt: moment("sent_at"),
    readAt: moment("read_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("mails_number_key").on(t.number),
    index("mails_user_id_idx").on(t.userId, t.number),
    index("mails_unread_idx").on(t.userId).where(sql`${t.readAt} is null`),
    index("mails_due_idx").on(t.dueAt, t.id).where(sql`${t.status} = 'pending'`),
    check("mails_locale_check", sql`${t.locale} in ('fr', 'en')`),
    check("mails_status_check", sql`${t.status} in ('pending', 'sent', 'failed', 'kept')`),
  ],
);

/** Mails whose last word was on its way to the SMTP server, until its answer is noted: lib/core/email/deliver.ts says why. */
export const emailHandovers = pgTable("mail_handovers", {
  mailId: uuid("mail_id")
    .primaryKey()
    .references(() => emails.id, { onDelete: "cascade" }),
  handedAt: moment("handed_at").notNull().defaultNow(),
});

/** Optional mails that somebody does not want sent to their address. */
export const emailOptOuts = pgTable(
  "unwanted_mails",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    category: text({ enum: ["applications", "offers", "announcements"] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.category] }),
    check("unwanted_mails_category_check", sql`${t.category} in ('applications', 'offers', 'announcements')`),
  ],
);

/** What the worker does once in a while; whoever takes the row of a due duty does it. */
export const scheduledTasks = pgTable("duties", {
  name: text().primaryKey(),
  dueAt: moment("due_at").notNull().defaultNow(),
});
