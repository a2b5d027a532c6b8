import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyStatuses, invitedRoles, memberRoles } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz } from "./columns";
import { users } from "./users";

export const companies = pgTable(
  "companies",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    description: text().notNull().default(""),
    website: text(),
    location: text(),
    /** The 14 digits that identify its establishment in the French register. */
    siret: text(),
    logoPath: text("logo_path"),
    status: text({ enum: companyStatuses }).notNull().default("pending"),
    /** The reason of a suspension. */
    statusReason: text("status_reason"),
    /** The position in the directory; companies without one follow by name. */
    directoryPosition: integer("directory_position"),
    /** The time since which no member who may answer can sign in: an active company is not public meanwhile. */
    hiddenAt: timestamptz("hidden_at"),
    /** The jobs that hiding closed, to be reopened with the company. */
    hiddenJobIds: integer("hidden_job_ids").array(),
    createdAt: createdAt(),
  },
  (t) => [
    index("companies_directory_idx")
      .on(t.directoryPosition, sql`fold_name(${t.name})`, t.id)
      .where(sql`${t.status} = 'active' and ${t.hiddenAt} is null`),
    uniqueIndex("companies_logo_path_key").on(t.logoPath),
    index("companies_created_at_idx").on(t.createdAt, t.id),
    check("companies_status_check", isOneOf(t.status, companyStatuses)),
    check("companies_siret_check", sql`${t.siret} ~ '^[0-9]{14}$'`),
    check("companies_directory_position_check", sql`${t.directoryPosition} > 0`),
  ],
);

export const companyMembers = pgTable(
  "company_members",
  {
    companyId: parentId("company_id", () => companies.id),
    userId: parentId("user_id", () => users.id),
    role: text({ enum: memberRoles }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    uniqueIndex("company_members_user_id_key").on(t.userId),
    check("company_members_role_check", isOneOf(t.role, memberRoles)),
  ],
);

export const companyInvitations = pgTable(
  "company_invitations",
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: parentId("company_id", () => companies.id),
    invitedBy: integer("invited_by").references(() => users.id, { onDelete: "set null" }),
    email: text().notNull(),
    role: text({ enum: invitedRoles }).notNull(),
    tokenHash: text("token_hash").notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz("expires_at").notNull(),
    acceptedAt: timestamptz("accepted_at"),
  },
  (t) => [
    uniqueIndex("company_invitations_token_hash_key").on(t.tokenHash),
    uniqueIndex("company_invitations_open_key")
      .on(t.companyId, sql`lower(${t.email})`)
      .where(sql`${t.acceptedAt} is null`),
    index("company_invitations_company_id_idx").on(t.companyId),
    index("company_invitations_invited_by_idx").on(t.invitedBy),
    check("company_invitations_role_check", isOneOf(t.role, invitedRoles)),
  ],
);
