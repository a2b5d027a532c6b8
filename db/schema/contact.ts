import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What people wrote to the school from the contact page; read by admins alone. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    content: text().notNull(),
    locale: text({ enum: ["fr", "en"] }).notNull(),
    isSuspect: boolean("is_suspect").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check("contact_messages_locale_check", sql`${t.locale} in ('fr', 'en')`)],
);
