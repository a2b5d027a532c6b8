import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { categories, jobStatuses, jobTypes, locales, remotes, salaryPeriods, studyLevels } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz, tsvector } from "./columns";
import { companies } from "./companies";
import { users } from "./users";

/** `applications_count` and `words` are set by triggers. Deleted jobs stay for those who applied. */
export const jobPostings = pgTable(
  "job_postings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: parentId("company_id", () => companies.id),
    createdBy: integer("created_by").references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    description: text().notNull(),
    requirements: text().notNull(),
    location: text().notNull(),
    type: text({ enum: jobTypes }).notNull().default("internship"),
    applicationDeadline: date("application_deadline").notNull(),
    status: text({ enum: jobStatuses }).notNull().default("active"),
    category: text({ enum: categories }),
    remote: text({ enum: remotes }),
    level: text({ enum: studyLevels }),
    startDate: date("start_date"),
    durationMonths: smallint("duration_months"),
    salaryMin: integer("salary_min"),
    salaryMax: integer("salary_max"),
    salaryPeriod: text("salary_period", { enum: salaryPeriods }),
    locale: text({ enum: locales }),
    applicationsCount: integer("applications_count").notNull().default(0),
    createdAt: createdAt(),
    editedAt: timestamptz("edited_at"),
    closedAt: timestamptz("closed_at"),
    closingReminderSentAt: timestamptz("closing_reminder_sent_at"),
    /** The time at which the members were notified about the last closing; a job that closes again is due again. */
    decisionsDueSentAt: timestamptz("decisions_due_sent_at"),
    decisionsOverdueSentAt: timestamptz("decisions_overdue_sent_at"),
    deletedAt: timestamptz("deleted_at"),
    words: tsvector(),
  },
  (t) => [
    index("job_postings_board_idx")
      .on(t.createdAt, t.id)
      .where(sql`${t.status} = 'active' and ${t.deletedAt} is null`),
    index("job_postings_deadline_idx").on(t.applicationDeadline).where(sql`${t.status} = 'active'`),
    index("job_postings_closed_at_idx")
      .on(t.closedAt)
      .where(sql`${t.status} = 'closed' and ${t.deletedAt} is null`),
    index("job_postings_company_id_idx").on(t.companyId, t.createdAt, t.id),
    index("job_postings_created_by_idx").on(t.createdBy),
    index("job_postings_words_idx").using("gin", t.words).with({ fastupdate: false }),
    check("job_postings_type_check", isOneOf(t.type, jobTypes)),
    check("job_postings_status_check", isOneOf(t.status, jobStatuses)),
    check("job_postings_category_check", isOneOf(t.category, categories)),
    check("job_postings_remote_check", isOneOf(t.remote, remotes)),
    check("job_postings_level_check", isOneOf(t.level, studyLevels)),
    check("job_postings_salary_period_check", isOneOf(t.salaryPeriod, salaryPeriods)),
    check("job_postings_salary_check", sql`${t.salaryMin} <= ${t.salaryMax}`),
    check("job_postings_locale_check", isOneOf(t.locale, locales)),
  ],
);

export const jobViews = pgTable(
  "job_views",
  {
    jobPostingId: parentId("job_posting_id", () => jobPostings.id),
    day: date().notNull(),
    views: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.jobPostingId, t.day] })],
);

export const savedJobs = pgTable(
  "saved_jobs",
  {
    userId: parentId("user_id", () => users.id),
    jobPostingId: parentId("job_posting_id", () => jobPostings.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobPostingId] }),
    index("saved_jobs_list_idx").on(t.userId, t.createdAt, t.jobPostingId),
    index("saved_jobs_job_posting_id_idx").on(t.jobPostingId),
  ],
);

export const savedSearches = pgTable(
  "saved_searches",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: parentId("user_id", () => users.id),
    name: text().notNull(),
    filters: jsonb().$type<Record<string, string>>().notNull(),
    alerts: boolean().notNull().default(true),
    alertedAt: timestamptz("alerted_at"),
    lastCheckedAt: timestamptz("last_checked_at"),
    createdAt: createdAt(),
  },
  (t) => [index("saved_searches_user_id_idx").on(t.userId, t.createdAt, t.id)],
);

export const alertedJobs = pgTable(
  "alerted_jobs",
  {
    userId: parentId("user_id", () => users.id),
    jobPostingId: parentId("job_posting_id", () => jobPostings.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobPostingId] }),
    index("alerted_jobs_job_posting_id_idx").on(t.jobPostingId),
  ],
);
