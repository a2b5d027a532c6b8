import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { InBoth } from "@/lib/site";
import { decisionActions, queueSubjects, reportStatuses, reportSubjects } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz } from "./columns";
import { users } from "./users";

export type ReportedMessage = { sender_id: number; sender: string; content: string; is_reported: boolean };

export const reports = pgTable(
  "reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reporterId: parentId("reporter_id", () => users.id),
    subjectType: text("subject_type", { enum: reportSubjects }).notNull(),
    subjectId: integer("subject_id").notNull(),
    reason: text().notNull(),
    /** A reported message and those around it, as the reporter saw them. Moderators read no other messages. */
    excerpt: jsonb().$type<ReportedMessage[]>(),
    status: text({ enum: reportStatuses }).notNull().default("pending"),
    decisionId: integer("decision_id").references(() => moderationDecisions.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reports_reporter_subject_key").on(t.reporterId, t.subjectType, t.subjectId),
    index("reports_subject_idx").on(t.subjectType, t.subjectId),
    index("reports_status_idx").on(t.status, t.createdAt, t.id),
    index("reports_excerpt_idx")
      .using("gin", sql`${t.excerpt} jsonb_path_ops`)
      .where(sql`${t.subjectType} = 'message'`),
    index("reports_decision_id_idx").on(t.decisionId),
    check("reports_subject_type_check", isOneOf(t.subjectType, reportSubjects)),
    check("reports_status_check", isOneOf(t.status, reportStatuses)),
  ],
);

/** One decision for all open reports of a subject. Its author may appeal once (lib/moderation/policy.ts). */
export const moderationDecisions = pgTable(
  "moderation_decisions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    moderatorId: integer("moderator_id").references(() => users.id, { onDelete: "set null" }),
    subjectType: text("subject_type", { enum: reportSubjects }).notNull(),
    subjectId: integer("subject_id").notNull(),
    /** Null for a visitor's comment. */
    authorId: integer("author_id").references(() => users.id, { onDelete: "cascade" }),
    action: text({ enum: decisionActions }).notNull(),
    /** The id of a school rule, which may have been deleted since; null for a dismissal. */
    rule: text(),
    /** The school rule as it was then; null in decisions older than the column. */
    ruleText: jsonb("rule_text").$type<InBoth>(),
    explanation: text().notNull().default(""),
    /** The text that was decided on, as it was then. */
    excerpt: text().notNull().default(""),
    appeal: text(),
    appealedAt: timestamptz("appealed_at"),
    /** The time at which administrators were reminded of the appeal. */
    appealReminderSentAt: timestamptz("appeal_reminder_sent_at"),
    appealModeratorId: integer("appeal_moderator_id").references(() => users.id, { onDelete: "set null" }),
    appealDecidedAt: timestamptz("appeal_decided_at"),
    isOverturned: boolean("is_overturned").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index("moderation_decisions_subject_idx").on(t.subjectType, t.subjectId),
    index("moderation_decisions_author_id_idx").on(t.authorId),
    index("moderation_decisions_moderator_id_idx").on(t.moderatorId),
    index("moderation_decisions_appeal_moderator_id_idx").on(t.appealModeratorId),
    index("moderation_decisions_open_appeals_idx")
      .on(t.appealedAt, t.id)
      .where(sql`${t.appealedAt} is not null and ${t.appealDecidedAt} is null`),
    check("moderation_decisions_subject_type_check", isOneOf(t.subjectType, reportSubjects)),
    check("moderation_decisions_action_check", isOneOf(t.action, decisionActions)),
    check("moderation_decisions_rule_check", sql`(${t.action} = 'dismiss') = (${t.rule} is null)`),
    check("moderation_decisions_appeal_check", sql`num_nulls(${t.appeal}, ${t.appealedAt}) in (0, 2)`),
    check(
      "moderation_decisions_appeal_decided_at_check",
      sql`(${t.appealDecidedAt} is null or ${t.appealedAt} is not null)
        and (${t.appealDecidedAt} is not null or not ${t.isOverturned})`,
    ),
  ],
);

/**
 * The administrator to whom an item of the queue is assigned. The row is deleted when the item is decided
 * (db/functions/moderation.sql).
 */
export const moderationAssignments = pgTable(
  "moderation_assignments",
  {
    subjectType: text("subject_type", { enum: queueSubjects }).notNull(),
    subjectId: integer("subject_id").notNull(),
    assigneeId: parentId("assignee_id", () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.subjectType, t.subjectId] }),
    index("moderation_assignments_assignee_id_idx").on(t.assigneeId),
    check("moderation_assignments_subject_type_check", isOneOf(t.subjectType, queueSubjects)),
  ],
);

export const auditLog = pgTable(
  "audit_log",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
    action: text().notNull(),
    subjectType: text("subject_type"),
    subjectId: integer("subject_id"),
    ipAddress: text("ip_address"),
    details: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_log_created_at_idx").on(t.createdAt, t.id),
    index("audit_log_actor_id_idx").on(t.actorId, t.createdAt, t.id),
    index("audit_log_subject_idx").on(t.subjectType, t.subjectId, t.createdAt, t.id),
    index("audit_log_action_idx").on(t.action, t.createdAt, t.id),
    index("audit_log_failed_sign_ins_idx")
      .on(t.createdAt, t.ipAddress, t.subjectId)
      .where(sql`${t.action} = 'sign_in_failed'`),
    index("audit_log_ip_address_idx").on(t.ipAddress, t.createdAt, t.id),
    index("audit_log_email_idx")
      .on(sql`lower(${t.details} ->> 'email')`)
      .where(sql`${t.details} ->> 'email' is not null`),
  ],
);
