import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { companies } from "./companies";
import { users } from "./users";

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** An offer. `applications_count` is kept by a trigger, `words` too. Deleted ones stay for those who applied. */
export const jobPostings = pgTable(
  "job_postings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    createdBy: integer("created_by").references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    description: text().notNull(),
    requirements: text().notNull(),
    location: text().notNull(),
    type: text({ enum: ["internship", "full-time", "part-time"] })
      .notNull()
      .default("internship"),
    /** The last day to apply, until its end in Paris. */
    applicationDeadline: date("application_deadline").notNull(),
    status: text({ enum: ["active", "closed", "draft"] })
      .notNull()
      .default("active"),
    category: text({ enum: ["programming", "technology", "design"] }),
    remote: text({ enum: ["none", "hybrid", "full"] }),
    startDate: date("start_date"),
    durationMonths: smallint("duration_months"),
    /** Gross euros per `salary_period`. */
    salaryMin: integer("salary_min"),
    salaryMax: integer("salary_max"),
    salaryPeriod: text("salary_period", { enum: ["hour", "month", "year"] }),
    locale: text({ enum: ["fr", "en"] }),
    applicationsCount: integer("applications_count").notNull().default(0),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    editedAt: timestamptz("edited_at"),
    closedAt: timestamptz("closed_at"),
    /** When its company was told that the deadline is near. */
    endingToldAt: timestamptz("ending_told_at"),
    deletedAt: timestamptz("deleted_at"),
    words: tsvector(),
  },
  (t) => [
    index("job_postings_board_idx")
      .on(t.createdAt, t.id)
      .where(sql`${t.status} = 'active' and ${t.deletedAt} is null`),
    index("job_postings_deadline_idx").on(t.applicationDeadline).where(sql`${t.status} = 'active'`),
    index("job_postings_company_id_idx").on(t.companyId, t.createdAt, t.id),
    index("job_postings_created_by_idx").on(t.createdBy),
    index("job_postings_words_idx").using("gin", t.words).with({ fastupdate: false }),
    check("job_postings_type_check", sql`${t.type} in ('internship', 'full-time', 'part-time')`),
    check("job_postings_status_check", sql`${t.status} in ('active', 'closed', 'draft')`),
    check("job_postings_remote_check", sql`${t.remote} in ('none', 'hybrid', 'full')`),
    check("job_postings_salary_period_check", sql`${t.salaryPeriod} in ('hour', 'month', 'year')`),
    check("job_postings_salary_check", sql`${t.salaryMin} <= ${t.salaryMax}`),
    check("job_postings_locale_check", sql`${t.locale} in ('fr', 'en')`),
  ],
);

/** How often an offer was looked at on a day (Europe/Paris). */
export const jobViews = pgTable(
  "job_views",
  {
    jobPostingId: integer("job_posting_id")
      .notNull()
      .references(() => jobPostings.id, { onDelete: "cascade" }),
    day: date().notNull(),
    views: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.jobPostingId, t.day] })],
);

export const savedJobs = pgTable(
  "saved_jobs",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobPostingId: integer("job_posting_id")
      .notNull()
      .references(() => jobPostings.id, { onDelete: "cascade" }),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobPostingId] }),
    index("saved_jobs_list_idx").on(t.userId, t.createdAt, t.jobPostingId),
    index("saved_jobs_job_posting_id_idx").on(t.jobPostingId),
  ],
);

/** A search that somebody keeps; with alerts on, new offers are announced at most once a day. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    filters: jsonb().$type<Record<string, string>>().notNull(),
    alerts: boolean().notNull().default(true),
    alertedAt: timestamptz("alerted_at"),
    /** When it was last asked for new offers, whether there were any or not. */
    lookedAt: timestamptz("looked_at"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("saved_searches_user_id_idx").on(t.userId, t.createdAt, t.id),
    index("saved_searches_due_idx").on(t.alertedAt, t.id).where(sql`${t.alerts}`),
  ],
);

/** Offers that somebody was told of: never the same twice. */
export const alertedJobs = pgTable(
  "alerted_jobs",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobPostingId: integer("job_posting_id")
      .notNull()
      .references(() => jobPostings.id, { onDelete: "cascade" }),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobPostingId] }),
    index("alerted_jobs_job_posting_id_idx").on(t.jobPostingId),
  ],
);
