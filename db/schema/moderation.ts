import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { reportStatuses, reportSubjects } from "../enums";
import { createdAt, isOneOf } from "./columns";
import { users } from "./users";

export type ReportedMessage = { sender_id: number; sender: string; content: string; is_reported: boolean };

export const reports = pgTable(
  "reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reporterId: integer("reporter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    subjectType: text("subject_type", { enum: reportSubjects }).notNull(),
    subjectId: integer("subject_id").notNull(),
    reason: text().notNull(),
    /** Of a message: it and those around it, as the reporter saw them. Moderators read no other messages. */
    excerpt: jsonb().$type<ReportedMessage[]>(),
    status: text({ enum: reportStatuses }).notNull().default("pending"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reports_reporter_subject_key").on(t.reporterId, t.subjectType, t.subjectId),
    index("reports_subject_idx").on(t.subjectType, t.subjectId),
    index("reports_status_idx").on(t.status, t.createdAt, t.id),
    check("reports_status_check", isOneOf(t.status, reportStatuses)),
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
    index("audit_log_actor_id_idx").on(t.actorId),
  ],
);
