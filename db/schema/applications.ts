import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { applicationEventKinds, applicationStatuses, undecidedStatuses } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz } from "./columns";
import { companies } from "./companies";
import { documents } from "./documents";
import { jobPostings } from "./jobs";
import { users } from "./users";

/** A student has one application per job, beside those that were withdrawn. */
export const applications = pgTable(
  "applications",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    jobPostingId: integer("job_posting_id")
      .notNull()
      .references(() => jobPostings.id),
    studentId: parentId("student_id", () => users.id),
    resumeId: integer("resume_id")
      .notNull()
      .references(() => documents.id),
    coverLetterId: integer("cover_letter_id").references(() => documents.id),
    status: text({ enum: applicationStatuses }).notNull().default("pending"),
    createdAt: createdAt(),
    /** The time at which the company first set a status or wrote a message. */
    answeredAt: timestamptz("answered_at"),
    /** The time since which the company accepts or rejects it; null again once it is undecided. */
    decidedAt: timestamptz("decided_at"),
    followedUpAt: timestamptz("followed_up_at"),
    /** The number of days after which the members were last reminded of it; 0 before that. */
    remindedDays: integer("reminded_days").notNull().default(0),
    withdrawnAt: timestamptz("withdrawn_at"),
  },
  (t) => [
    uniqueIndex("applications_open_key").on(t.jobPostingId, t.studentId).where(sql`${t.withdrawnAt} is null`),
    index("applications_job_posting_id_idx").on(t.jobPostingId, t.createdAt, t.id),
    index("applications_student_id_idx").on(t.studentId, t.createdAt, t.id),
    index("applications_created_at_idx").using("brin", t.createdAt),
    index("applications_unanswered_idx")
      .on(t.createdAt, t.id)
      .where(sql`${t.answeredAt} is null and ${t.withdrawnAt} is null`),
    // Counts a company's decisions without reading the table.
    index("applications_decisions_idx")
      .on(t.jobPostingId, t.createdAt, t.decidedAt, t.status)
      .where(sql`${t.withdrawnAt} is null`),
    index("applications_resume_id_idx").on(t.resumeId),
    index("applications_cover_letter_id_idx").on(t.coverLetterId),
    check("applications_status_check", isOneOf(t.status, applicationStatuses)),
    check(
      "applications_decided_at_check",
      sql`${t.decidedAt} is null or not ${isOneOf(t.status, undecidedStatuses)}`,
    ),
  ],
);

export const applicationEvents = pgTable(
  "application_events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: parentId("application_id", () => applications.id),
    actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
    kind: text({
      enum: applicationEventKinds,
    }).notNull(),
    status: text({ enum: applicationStatuses }),
    documentId: integer("document_id").references(() => documents.id, { onDelete: "set null" }),
    message: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index("application_events_application_id_idx").on(t.applicationId, t.createdAt, t.id),
    index("application_events_actor_id_idx").on(t.actorId),
    index("application_events_document_id_idx").on(t.documentId),
    check("application_events_kind_check", isOneOf(t.kind, applicationEventKinds)),
    check("application_events_status_check", isOneOf(t.status, applicationStatuses)),
  ],
);

export const applicationNotes = pgTable(
  "application_notes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: parentId("application_id", () => applications.id),
    authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
    content: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("application_notes_application_id_idx").on(t.applicationId, t.createdAt, t.id),
    index("application_notes_author_id_idx").on(t.authorId),
  ],
);

export const messageTemplates = pgTable(
  "message_templates",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: parentId("company_id", () => companies.id),
    name: text().notNull(),
    status: text({ enum: applicationStatuses }),
    contentFr: text("content_fr").notNull(),
    contentEn: text("content_en").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("message_templates_company_id_idx").on(t.companyId, t.createdAt, t.id),
    check("message_templates_status_check", isOneOf(t.status, applicationStatuses)),
  ],
);
