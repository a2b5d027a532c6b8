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
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./users";

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Links sent by mail that work once. The secret of a link is derived from the row's id with the application's own, so
 * that neither this table nor a mail's row holds it; its hash alone is kept.
 */
export const accountTokens = pgTable(
  "account_tokens",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["verify_email", "reset_password", "change_email"] }).notNull(),
    tokenHash: text("token_hash").notNull(),
    /** The address that the link was sent to, and that it proves. */
    email: text().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
    usedAt: timestamptz("used_at"),
  },
  (t) => [
    uniqueIndex("account_tokens_token_hash_key").on(t.tokenHash),
    index("account_tokens_user_id_idx").on(t.userId, t.purpose),
    index("account_tokens_expires_at_idx").on(t.expiresAt),
    check(
      "account_tokens_purpose_check",
      sql`${t.purpose} in ('verify_email', 'reset_password', 'change_email')`,
    ),
  ],
);

/**
 * Addresses that somebody had proved before they took another, in small letters: what was written under one until then
 * is theirs. Kept until the account is anonymised.
 */
export const formerEmails = pgTable(
  "former_addresses",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    until: timestamptz("until").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.email] }),
    index("former_addresses_email_idx").on(t.email, t.until),
  ],
);

/** Who somebody is at the school's own sign-in. */
export const identities = pgTable(
  "identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    uniqueIndex("identities_user_id_key").on(t.userId, t.issuer),
  ],
);

/** "Export my data": asked for, made by the worker, fetched for a few days. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text({ enum: ["pending", "ready", "failed", "expired"] })
      .notNull()
      .default("pending"),
    path: text(),
    size: bigint({ mode: "number" }),
    attempts: integer().notNull().default(0),
    dueAt: timestamptz("due_at").notNull().defaultNow(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    readyAt: timestamptz("ready_at"),
    expiresAt: timestamptz("expires_at"),
  },
  (t) => [
    index("data_exports_user_id_idx").on(t.userId, t.createdAt, t.id),
    /** One at a time, however many ask at once. */
    uniqueIndex("data_exports_pending_key").on(t.userId).where(sql`${t.status} = 'pending'`),
    index("data_exports_due_idx").on(t.dueAt, t.id).where(sql`${t.status} = 'pending'`),
    uniqueIndex("data_exports_path_key").on(t.path),
    check("data_exports_status_check", sql`${t.status} in ('pending', 'ready', 'failed', 'expired')`),
  ],
);

/** What was visible of an account before it was deleted, by id and status: signing in again brings it back. */
export type HiddenRows = {
  status: "active" | "inactive" | "suspended" | "pending_verification" | "banned";
  posts: Record<string, number[]>;
  comments: Record<string, number[]>;
  applications: number[];
  membership: { company_id: number; role: string } | null;
  /** The company that nobody is left in. */
  company: { id: number } | null;
};

/** An account between its deletion and the day it is anonymised. One that an administrator deleted, only they restore. */
export const accountDeletions = pgTable("account_deletions", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  byAdmin: boolean("by_admin").notNull(),
  hidden: jsonb().$type<HiddenRows>().notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
