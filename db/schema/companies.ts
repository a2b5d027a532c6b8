import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./users";

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** A partner company; its people are accounts of the role `company`. */
export const companies = pgTable(
  "companies",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    description: text().notNull().default(""),
    website: text(),
    location: text(),
    logoPath: text("logo_path"),
    /** Shown to the public once an administrator has accepted it. */
    status: text({ enum: ["pending", "active", "refused"] })
      .notNull()
      .default("pending"),
    /** While none of its people may sign in, its offers that were open before; null for one that is shown. */
    hiddenPostings: integer("hidden_postings").array(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("companies_directory_idx").on(sql`lower(${t.name})`, t.id).where(sql`${t.status} = 'active'`),
    uniqueIndex("companies_logo_path_key").on(t.logoPath),
    check("companies_status_check", sql`${t.status} in ('pending', 'active', 'refused')`),
  ],
);

/** An account recruits for one company. */
export const companyMembers = pgTable(
  "company_members",
  {
    companyId: integer("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: ["owner", "recruiter", "reader"] }).notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    uniqueIndex("company_members_user_id_key").on(t.userId),
    check("company_members_role_check", sql`${t.role} in ('owner', 'recruiter', 'reader')`),
  ],
);

export const companyInvitations = pgTable(
  "company_invitations",
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: integer("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    invitedBy: integer("invited_by").references(() => users.id, { onDelete: "set null" }),
    email: text().notNull(),
    role: text({ enum: ["recruiter", "reader"] }).notNull(),
    tokenHash: text("token_hash").notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
    acceptedAt: timestamptz("accepted_at"),
  },
  (t) => [
    uniqueIndex("company_invitations_token_hash_key").on(t.tokenHash),
    uniqueIndex("company_invitations_open_key")
      .on(t.companyId, sql`lower(${t.email})`)
      .where(sql`${t.acceptedAt} is null`),
    index("company_invitations_invited_by_idx").on(t.invitedBy),
    check("company_invitations_role_check", sql`${t.role} in ('recruiter', 'reader')`),
  ],
);
