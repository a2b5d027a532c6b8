import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { signUpPolicies } from "../enums";
import { isOneOf, timestamptz } from "./columns";

/** One row, which its migration inserts. */
export const schoolSettings = pgTable(
  "school_settings",
  {
    id: integer().primaryKey().default(1),
    studentSignUp: text("student_sign_up", { enum: signUpPolicies }).notNull().default("open"),
    companySignUp: text("company_sign_up", { enum: signUpPolicies }).notNull().default("open"),
    /** Of students' addresses; any when empty. */
    emailDomains: text("email_domains").array().notNull().default(sql`'{}'`),
    /** Until an entry of the audit log is deleted. */
    auditLogMonths: integer("audit_log_months").notNull().default(12),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (t) => [
    check("school_settings_id_check", sql`${t.id} = 1`),
    check("school_settings_student_sign_up_check", isOneOf(t.studentSignUp, signUpPolicies)),
    check("school_settings_company_sign_up_check", isOneOf(t.companySignUp, signUpPolicies)),
    check("school_settings_audit_log_months_check", sql`${t.auditLogMonths} between 1 and 120`),
  ],
);
