import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./users";

/** What people wrote to the school from the contact page; read by admins alone. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who was signed in when they wrote it, whatever address they gave; null for a visitor. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    content: text().notNull(),
    locale: text({ enum: ["fr", "en"] }).notNull(),
    isSuspect: boolean("is_suspect").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("contact_messages_user_id_idx").on(t.userId),
    check("contact_messages_locale_check", sql`${t.locale} in ('fr', 'en')`),
  ],
);
