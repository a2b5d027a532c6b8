import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { companies } from "./companies";
import { jobPostings } from "./jobs";
import { users } from "./users";

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
const statuses = ["pending", "reviewed", "accepted", "approved", "rejected"] as const;
const isStatus = (column: unknown) =>
  sql`${column} in ('pending', 'reviewed', 'accepted', 'approved', 'rejected')`;

/** A student's PDF. One that was sent with an application stays readable there after its owner put it away. */
export const documents = pgTable(
  "documents",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ["resume", "cover_letter"] }).notNull(),
    name: text().notNull(),
    path: text().notNull(),
    size: integer().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    putAwayAt: timestamptz("put_away_at"),
  },
  (t) => [
    index("documents_user_id_idx").on(t.userId, t.createdAt, t.id),
    uniqueIndex("documents_path_key").on(t.path),
    check("documents_kind_check", sql`${t.kind} in ('resume', 'cover_letter')`),
  ],
);

/** One open application per student and posting; one that was withdrawn is history. */
export const applications = pgTable(
  "applications",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    jobPostingId: integer("job_posting_id")
      .notNull()
      .references(() => jobPostings.id),
    studentId: integer("student_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    resumeId: integer("resume_id")
      .notNull()
      .references(() => documents.id),
    coverLetterId: integer("cover_letter_id").references(() => documents.id),
    status: text({ enum: statuses }).notNull().default("pending"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    /** When the company first answered: changed the status by its own hand. */
    answeredAt: timestamptz("answered_at"),
    followedUpAt: timestamptz("followed_up_at"),
    /** The last reminder that the company got of it: 7 or 14 days. */
    remindedDays: integer("reminded_days").notNull().default(0),
    withdrawnAt: timestamptz("withdrawn_at"),
  },
  (t) => [
    uniqueIndex("applications_open_key").on(t.jobPostingId, t.studentId).where(sql`${t.withdrawnAt} is null`),
    index("applications_job_posting_id_idx").on(t.jobPostingId, t.createdAt, t.id),
    index("applications_student_id_idx").on(t.studentId, t.createdAt, t.id),
    index("applications_unanswered_idx")
      .on(t.createdAt, t.id)
      .where(sql`${t.answeredAt} is null and ${t.withdrawnAt} is null`),
    index("applications_resume_id_idx").on(t.resumeId),
    index("applications_cover_letter_id_idx").on(t.coverLetterId),
    check("applications_status_check", isStatus(t.status)),
  ],
);

/** The timeline: who did what with an application, as its student may read it. */
export const applicationEvents = pgTable(
  "application_events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
    kind: text({
      enum: ["sent", "status", "opened", "followed_up", "withdrawn", "posting_deleted"],
    }).notNull(),
    status: text({ enum: statuses }),
    documentId: integer("document_id").references(() => documents.id, { onDelete: "set null" }),
    /** What the company wrote to the student with a change. */
    message: text(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("application_events_application_id_idx").on(t.applicationId, t.createdAt, t.id),
    index("application_events_actor_id_idx").on(t.actorId),
    index("application_events_document_id_idx").on(t.documentId),
    check(
      "application_events_kind_check",
      sql`${t.kind} in ('sent', 'status', 'opened', 'followed_up', 'withdrawn', 'posting_deleted')`,
    ),
    check("application_events_status_check", isStatus(t.status)),
  ],
);

/** What recruiters write for each other; the student never reads it. */
export const applicationNotes = pgTable(
  "application_notes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
    content: text().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("application_notes_application_id_idx").on(t.applicationId, t.createdAt, t.id),
    index("application_notes_author_id_idx").on(t.authorId),
  ],
);

/** A company's answers, in both languages. */
export const messageTemplates = pgTable(
  "answer_templates",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    name: text().notNull(),
    status: text({ enum: statuses }),
    contentFr: text("content_fr").notNull(),
    contentEn: text("content_en").notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("answer_templates_company_id_idx").on(t.companyId, t.createdAt, t.id),
    check("answer_templates_status_check", isStatus(t.status)),
  ],
);
