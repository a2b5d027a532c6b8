import { sql } from "drizzle-orm";
import { boolean, check, date, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { Landing, LegalNotice, SchoolRule } from "@/lib/site";
import { logoGrounds, signUpPolicies } from "../enums";
import { isOneOf, timestamptz } from "./columns";

/** The table has one row, which its migration inserts. */
export const schoolSettings = pgTable(
  "school_settings",
  {
    id: integer().primaryKey().default(1),
    studentSignUp: text("student_sign_up", { enum: signUpPolicies }).notNull().default("open"),
    companySignUp: text("company_sign_up", { enum: signUpPolicies }).notNull().default("open"),
    /** The accepted domains of students' addresses; empty accepts any. */
    emailDomains: text("email_domains").array().notNull().default(sql`'{}'`),
    /** The number of months after which an entry of the audit log is deleted. */
    auditLogMonths: integer("audit_log_months").notNull().default(12),
    /** The number of months after which a message of the contact form is deleted, with its copies in mailboxes. */
    contactMessageMonths: integer("contact_message_months").notNull().default(24),
    /** The number of months after which an email is deleted from its mailbox. */
    emailMonths: integer("email_months").notNull().default(24),
    /** An IANA name: when the school's days begin and end. */
    timeZone: text("time_zone").notNull().default("Europe/Paris"),
    /** The keys of `SchoolContact`; `lib/site.ts` has those that are absent. */
    contact: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** `lib/site.ts` has the keys that are absent. */
    legalNotice: jsonb("legal_notice").$type<Partial<LegalNotice>>().notNull().default({}),
    /** The day of the last change of the host or the providers, to which the privacy page refers. */
    providersChangedOn: date("providers_changed_on"),
    /** `#rrggbb`; null for the one of `lib/site.ts`. */
    accent: text(),
    /** Null, with its size, where the school has no logo. */
    logoPath: text("logo_path").unique(),
    logoWidth: smallint("logo_width"),
    logoHeight: smallint("logo_height"),
    logoGround: text("logo_ground", { enum: logoGrounds }).notNull().default("light"),
    /** The keys of a `Landing`; `lib/site.ts` has those that are absent. */
    landing: jsonb().$type<Partial<Landing>>(),
    /** The school rules; null for the default ones (`defaultSchoolRules`). */
    rules: jsonb().$type<SchoolRule[]>(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (t) => [
    check("school_settings_accent_check", sql`${t.accent} ~ '^#[0-9a-f]{6}$'`),
    check(
      "school_settings_logo_check",
      sql`num_nulls(${t.logoPath}, ${t.logoWidth}, ${t.logoHeight}) in (0, 3)`,
    ),
    check("school_settings_logo_ground_check", isOneOf(t.logoGround, logoGrounds)),
    // An unknown name is an error, which would then occur in every query with the time zone.
    check(
      "school_settings_time_zone_check",
      sql`(timestamptz 'epoch' at time zone ${t.timeZone}) is not null`,
    ),
    check("school_settings_rules_check", sql`jsonb_array_length(${t.rules}) between 1 and 30`),
    check("school_settings_id_check", sql`${t.id} = 1`),
    check("school_settings_student_sign_up_check", isOneOf(t.studentSignUp, signUpPolicies)),
    check("school_settings_company_sign_up_check", isOneOf(t.companySignUp, signUpPolicies)),
    check("school_settings_audit_log_months_check", sql`${t.auditLogMonths} between 1 and 120`),
    check("school_settings_contact_message_months_check", sql`${t.contactMessageMonths} between 1 and 120`),
    check("school_settings_email_months_check", sql`${t.emailMonths} between 1 and 120`),
  ],
);

/** One row, which its migration inserts: the rules that hold back a text until an administrator accepts it. */
export const moderationRules = pgTable(
  "moderation_rules",
  {
    id: integer().primaryKey().default(1),
    heldWords: text("held_words").array().notNull().default(sql`'{}'`),
    /** The number of days for which an account is new; 0 switches off the rules below. */
    newAccountDays: smallint("new_account_days").notNull().default(0),
    holdsLinks: boolean("holds_links").notNull().default(false),
    /** The posts of a new account are held back until this number of them is published; 0 holds none. */
    heldFirstPosts: smallint("held_first_posts").notNull().default(0),
    /** The maximum number of posts of a new account in 24 hours; null for the general limits only. */
    dailyPosts: smallint("daily_posts"),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (t) => [
    check("moderation_rules_id_check", sql`${t.id} = 1`),
    check("moderation_rules_held_words_check", sql`cardinality(${t.heldWords}) <= 200`),
    check("moderation_rules_new_account_days_check", sql`${t.newAccountDays} between 0 and 365`),
    check("moderation_rules_held_first_posts_check", sql`${t.heldFirstPosts} between 0 and 20`),
    check("moderation_rules_daily_posts_check", sql`${t.dailyPosts} between 1 and 100`),
  ],
);
