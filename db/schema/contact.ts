import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { locales } from "../enums";
import { createdAt, isOneOf } from "./columns";
import { users } from "./users";

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    content: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    isSuspect: boolean("is_suspect").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index("contact_messages_user_id_idx").on(t.userId),
    check("contact_messages_locale_check", isOneOf(t.locale, locales)),
  ],
);
