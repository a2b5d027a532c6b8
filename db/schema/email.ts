import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { emailStatuses, locales } from "../enums";
import { createdAt, isOneOf, timestamptz } from "./columns";
import { users } from "./users";

/** Outbox and mailbox. Texts are rendered from `kind` and `params`; links with a secret are never stored. */
export const emails = pgTable(
  "emails",
  {
    id: uuid().primaryKey().defaultRandom(),
    publicId: integer("public_id").notNull().generatedAlwaysAsIdentity(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    recipient: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    kind: text().notNull(),
    params: jsonb().$type<Record<string, string | number | null>>().notNull(),
    /** `mailbox_only`: no SMTP server is set, the user declined it, or their company is suspended. */
    status: text({ enum: emailStatuses }).notNull().default("pending"),
    attempts: integer().notNull().default(0),
    dueAt: timestamptz("due_at").notNull().defaultNow(),
    lastError: text("last_error"),
    sentAt: timestamptz("sent_at"),
    readAt: timestamptz("read_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("emails_public_id_key").on(t.publicId),
    index("emails_user_id_idx").on(t.userId, t.publicId),
    index("emails_recipient_idx").on(sql`lower(${t.recipient})`),
    index("emails_unread_idx").on(t.userId).where(sql`${t.readAt} is null`),
    index("emails_contact_message_idx")
      .on(sql`(${t.params} ->> 'contact_message')`)
      .where(sql`${t.kind} in ('contact_message', 'suspect_contact_message')`),
    index("emails_due_idx").on(t.dueAt, t.id).where(sql`${t.status} = 'pending'`),
    check("emails_locale_check", isOneOf(t.locale, locales)),
    check("emails_status_check", isOneOf(t.status, emailStatuses)),
  ],
);

/** Emails that were withdrawn while a worker was sending them, and so had locked them. */
export const withdrawnEmails = pgTable("withdrawn_emails", {
  emailId: uuid("email_id")
    .primaryKey()
    .references(() => emails.id, { onDelete: "cascade" }),
});
