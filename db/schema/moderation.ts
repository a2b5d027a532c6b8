import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./users";

/** One mechanism for every kind of thing that can be reported. */
export const reports = pgTable(
  "reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reporterId: integer("reporter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    subjectType: text("subject_type", { enum: ["post", "comment", "job"] }).notNull(),
    subjectId: integer("subject_id").notNull(),
    reason: text().notNull(),
    status: text({ enum: ["pending", "reviewed", "resolved"] })
      .notNull()
      .default("pending"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("reports_reporter_subject_key").on(t.reporterId, t.subjectType, t.subjectId),
    index("reports_subject_idx").on(t.subjectType, t.subjectId),
    index("reports_status_idx").on(t.status, t.createdAt, t.id),
    check("reports_status_check", sql`${t.status} in ('pending', 'reviewed', 'resolved')`),
  ],
);

/** Who did what to whom: sign-ins, failures, status changes, deletions. */
export const auditLog = pgTable(
  "security_log",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
    action: text().notNull(),
    subjectType: text("subject_type"),
    subjectId: integer("subject_id"),
    address: text(),
    details: jsonb(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("security_log_created_at_idx").on(t.createdAt, t.id),
    index("security_log_actor_id_idx").on(t.actorId),
  ],
);
