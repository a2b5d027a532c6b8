import { type SQL, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { users } from "@/db/schema/users";
import { midnightInSchool, schoolTimeZone, todayInSchool } from "@/db/school-day";
import { lockIds } from "@/lib/core/database/lock-ids";
import { insightLimits } from "./insights-contract";

/** Weeks per statement, few enough for its time limit in a large school. */
const batchSize = 5;

const countOf = (kind: string) => sql`(count(*) filter (where kind = ${sql.raw(`'${kind}'`)}))::int`;

/** The figures of the rows that `selectActs` selects. */
export const activityFigures = sql`count(distinct user_id)::int as students, ${countOf("post")} as posts,
  ${countOf("comment")} as comments, ${countOf("application")} as applications`;

/**
 * Selects the posts, comments, likes and applications of students in a period. The other users are few and become one
 * hash table: the planner would look up the user of each act, because it expects few acts.
 */
export function selectActs(from: SQL, until: SQL): SQL {
  const isInPeriod = sql`created_at >= ${from} and created_at < ${until}`;
  return sql`
    select user_id, created_at, kind from (
      select user_id, created_at, 'post' as kind from posts where status = 'published' and ${isInPeriod}
      union all select user_id, created_at, 'comment' from comments where status = 'published' and ${isInPeriod}
      union all select user_id, created_at, 'like' from likes where ${isInPeriod}
      union all select student_id, created_at, 'application' from applications where ${isInPeriod}
    offset 0) acts where user_id not in (select id from ${users} where ${users.role} <> 'student')`;
}

/**
 * The condition for rows `counted` of `weekly_activity` that are of the present time zone and have not changed since. A
 * deletion of many rows records each of them.
 */
export const isUpToDate: SQL = sql`counted.time_zone = ${schoolTimeZone} and not exists (
  select from (select distinct day from weekly_activity_changes offset 0) c
  where c.day between counted.first_day - 1 and counted.last_day + 1)`;

/** Counts the weeks that are over: those that are not counted yet, and again those that have changed since. */
export async function countWeeklyActivity(): Promise<void> {
  while ((await countNextWeeks()) === batchSize);
}

/**
 * Each statement sees what was committed before it: a change that commits later leaves its day in the table, and its
 * week is counted again. The lock prevents another process from inserting what it counted before such a change.
 */
function countNextWeeks(): Promise<number> {
  return systemDb.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockIds.weeklyActivity})`);
    await tx.execute(sql`
      with changes as (delete from weekly_activity_changes returning day),
        days as materialized (select distinct day from changes)
      delete from weekly_activity counted where time_zone <> ${schoolTimeZone}
        or exists (select from days where day between counted.first_day - 1 and counted.last_day + 1)`);
    const { count } = await tx.execute(sql`
      insert into weekly_activity (first_day, last_day, time_zone, students, posts, comments, applications)
      select first_day, last_day, ${schoolTimeZone}, activity.* from (
        select first_day, last_day, ${midnightInSchool(sql`first_day`)} as starts_at, ${midnightInSchool(sql`last_day + 1`)} as ends_at
        from (${pastWeeks}) past where not exists (
          select from weekly_activity counted where (counted.first_day, counted.last_day) = (past.first_day, past.last_day))
        order by first_day desc limit ${batchSize}) past
      cross join lateral (
        select ${activityFigures} from (${selectActs(sql`past.starts_at`, sql`past.ends_at`)}) acts) activity`);
    return count;
  });
}

/**
 * The weeks that ended two hours ago or earlier, and both parts of those in which a school year begins: since the first
 * account, and those before it that a period may include, since more than three weeks that are not stored are read in one
 * pass with all weeks between them.
 */
const pastWeeks = sql`
  select distinct first_day, last_day
  from generate_series(date_trunc('week', (select min(created_on) - ${insightLimits.days}::int from user_activity)::timestamp),
      ${todayInSchool} - 7, '7 days') monday
    cross join lateral (select monday::date as week, make_date(extract(year from monday)::int, 9, 1) as new_year) start
    cross join lateral (values (week, week + 6), (week, new_year - 1), (new_year, week + 6)) part (first_day, last_day)
  where last_day - first_day between 0 and 6 and ${midnightInSchool(sql`last_day + 1`)} < now() - interval '2 hours'`;
