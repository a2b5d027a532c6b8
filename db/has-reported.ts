import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ReportSubject } from "./enums";
import { reports } from "./schema/moderation";

/** Reads one row by its key: with `exists` the planner may read every report of the user. */
export function hasReported(
  userId: number | Placeholder | null,
  subject: ReportSubject,
  subjectId: PgColumn,
): SQL<boolean> {
  if (userId === null) return sql`false`;
  return sql`(select true from ${reports} where ${reports.reporterId} = ${userId}
    and ${reports.subjectType} = ${sql.raw(`'${subject}'`)} and ${reports.subjectId} = ${subjectId}) is not null`;
}
