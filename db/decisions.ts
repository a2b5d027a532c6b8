import { type SQL, sql } from "drizzle-orm";
import { undecidedStatuses } from "./enums";
import { dayInSchool, todayInSchool } from "./school-day";

/** The number of days from the closing of a job to the day by which its company decides on the undecided applications. */
const decisionDays = 14;

// The column is written with its table: drizzle omits the table where a query has only one, and subqueries have
// others.
export const hasUndecidedStatus: SQL<boolean> = sql<boolean>`applications.status in ${[...undecidedStatuses]}`;

/** An application on which the company has yet to decide. */
export const isUndecided: SQL<boolean> = sql<boolean>`(applications.withdrawn_at is null and ${hasUndecidedStatus})`;

const dayOfClosedAt = dayInSchool(sql`job_postings.closed_at`);

// A job that its deadline closes is closed as of the midnight after it: its closing day is the deadline. Later than that, it
// is closed as of the end of its company's suspension (lib/applications/restart-decision-periods.ts).
const closingDay = sql`(${dayOfClosedAt} - (${dayOfClosedAt} = job_postings.application_deadline + 1)::int)`;

/** The last day on which the company of a closed job decides in time. */
export const decisionDay: SQL<string> = sql<string>`(${closingDay} + ${decisionDays}::int)`;

export const isDecisionOverdue: SQL<boolean> = sql<boolean>`(${decisionDay} < ${todayInSchool})`;
