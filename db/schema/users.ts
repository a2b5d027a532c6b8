import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { locales, roles, tokenPurposes, userStatuses } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz } from "./columns";

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    role: text({ enum: roles }).notNull(),
    status: text({ enum: userStatuses }).notNull().default("active"),
    statusReason: text("status_reason"),
    /** The first day of the school on which a suspended account is active again. */
    suspendedUntil: date("suspended_until"),
    avatarPath: text("avatar_path"),
    location: text(),
    locale: text({ enum: locales }),
    termsAcceptedAt: timestamptz("terms_accepted_at"),
    termsVersion: text("terms_version"),
    emailVerifiedAt: timestamptz("email_verified_at"),
    /** The time since which signing in by password requires a second factor. */
    twoFactorAt: timestamptz("two_factor_at"),
    /** The time since which the account is hidden; it is anonymised 30 days later unless its owner signs in again. */
    deletedAt: timestamptz("deleted_at"),
    anonymisedAt: timestamptz("anonymised_at"),
    /** The searched form of name and username: words without accents and case. */
    searchName: text("search_name").notNull().generatedAlwaysAs(sql`fold_name(name || ' ' || username)`),
    /** The number in the school's list, by which an import finds the account again. */
    schoolNumber: text("school_number"),
    /** The class in the school's list. */
    className: text("class_name"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("users_school_number_key").on(t.schoolNumber),
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
    uniqueIndex("users_username_key").on(t.username),
    index("users_avatar_path_idx").on(t.avatarPath),
    index("users_created_at_idx").on(t.createdAt, t.id),
    index("users_status_idx").on(t.status, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index("users_role_idx").on(t.role, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index("users_class_idx")
      .on(sql`fold_name(${t.className})`, t.className)
      .where(
        sql`${t.className} is not null and ${t.role} = 'student' and ${t.status} = 'active' and ${t.deletedAt} is null`,
      ),
    index("users_pending_companies_idx")
      .on(t.createdAt, t.id)
      .where(sql`${t.role} = 'company' and ${t.status} = 'pending_verification'`),
    index("users_search_name_idx")
      .using("gin", sql`${t.searchName} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index("users_email_idx").using("gin", sql`lower(${t.email}) gin_trgm_ops`).with({ fastupdate: false }),
    index("users_suspended_until_idx").on(t.suspendedUntil).where(sql`${t.status} = 'suspended'`),
    index("users_deleted_at_idx")
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null and ${t.anonymisedAt} is null`),
    check("users_role_check", isOneOf(t.role, roles)),
    check("users_status_check", isOneOf(t.status, userStatuses)),
    check("users_locale_check", isOneOf(t.locale, locales)),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The id in URLs and responses, because `id` is a secret of the cookie. */
    publicId: integer("public_id").generatedAlwaysAsIdentity(),
    userId: parentId("user_id", () => users.id),
    tokenHash: text("token_hash").notNull(),
    userAgent: text("user_agent"),
    ipAddress: text("ip_address"),
    createdAt: createdAt(),
    lastSeenAt: timestamptz("last_seen_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("sessions_token_hash_key").on(t.tokenHash),
    uniqueIndex("sessions_public_id_key").on(t.publicId),
    index("sessions_user_id_idx").on(t.userId),
    index("sessions_expires_at_idx").on(t.expiresAt),
  ],
);

/** A link's secret is derived from the row's id and AUTH_SECRET: neither this table nor `emails` holds it. */
export const userTokens = pgTable(
  "user_tokens",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: parentId("user_id", () => users.id),
    purpose: text({ enum: tokenPurposes }).notNull(),
    tokenHash: text("token_hash").notNull(),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz("expires_at").notNull(),
    usedAt: timestamptz("used_at"),
  },
  (t) => [
    uniqueIndex("user_tokens_token_hash_key").on(t.tokenHash),
    index("user_tokens_user_id_idx").on(t.userId, t.purpose),
    index("user_tokens_expires_at_idx").on(t.expiresAt),
    check("user_tokens_purpose_check", isOneOf(t.purpose, tokenPurposes)),
  ],
);

/** Verified emails that a user has changed since, in lower case: what was written under one until then is theirs. */
export const formerEmails = pgTable(
  "former_emails",
  {
    userId: parentId("user_id", () => users.id),
    email: text().notNull(),
    until: timestamptz("until").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.email] }),
    index("former_emails_email_idx").on(t.email, t.until),
  ],
);
