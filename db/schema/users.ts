import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    role: text({ enum: ["student", "company", "admin"] }).notNull(),
    status: text({ enum: ["active", "inactive", "suspended", "pending_verification", "banned"] })
      .notNull()
      .default("active"),
    statusReason: text("status_reason"),
    avatarPath: text("avatar_path"),
    location: text(),
    locale: text({ enum: ["fr", "en"] }),
    termsAcceptedAt: timestamp("terms_accepted_at", { withTimezone: true }),
    /** Which edition of the terms, as `lib/site.ts` numbers them. */
    termsVersion: text("terms_version"),
    emailVerifiedAt: timestamp("email_verified_at", { withTimezone: true }),
    /** Asked to be deleted: hidden since then, anonymised 30 days later unless they sign in again. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    anonymisedAt: timestamp("anonymised_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
    uniqueIndex("users_username_key").on(t.username),
    index("users_avatar_path_idx").on(t.avatarPath),
    /** By the function of migration `name-skeleton`: which names look alike. */
    index("users_name_skeleton_idx").on(sql`name_skeleton(${t.name})`).where(sql`${t.deletedAt} is null`),
    index("users_created_at_idx").on(t.createdAt, t.id),
    index("users_waiting_companies_idx")
      .on(t.createdAt, t.id)
      .where(sql`${t.role} = 'company' and ${t.status} = 'pending_verification'`),
    index("users_deleted_at_idx")
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null and ${t.anonymisedAt} is null`),
    check("users_role_check", sql`${t.role} in ('student', 'company', 'admin')`),
    check(
      "users_status_check",
      sql`${t.status} in ('active', 'inactive', 'suspended', 'pending_verification', 'banned')`,
    ),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** How its owner speaks of it: the id is in the cookie alone. */
    number: integer().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    userAgent: text("user_agent"),
    address: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex("sessions_token_hash_key").on(t.tokenHash),
    uniqueIndex("sessions_number_key").on(t.number),
    index("sessions_user_id_idx").on(t.userId),
    index("sessions_expires_at_idx").on(t.expiresAt),
  ],
);
