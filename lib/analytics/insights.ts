import { type SQL, sql } from "drizzle-orm";
import { replica } from "@/db/replica";
import { profiles } from "@/db/schema/profiles";
import { users } from "@/db/schema/users";
import { dayInSchool, midnightInSchool, todayInSchool } from "@/db/school-day";
import { classKey, classProgramme, classYear, hasVisibleClass } from "@/db/student-class";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import {
  type listActivity as activityEndpoint,
  type listAnswerTimes as answersEndpoint,
  type InsightsQuery,
  insightLimits,
  type listInternshipsFound as internshipsEndpoint,
  type listStudentsWithoutInternship as withoutEndpoint,
} from "./insights-contract";
import { type Period, toPeriod } from "./school-year";
import { activityFigures, isUpToDate, selectActs } from "./weekly-activity";

type Admin = Viewer<"admin">;
type Query = Pick<InsightsQuery, "from" | "until">;

function isWithin(day: SQL, { from, until }: Period): SQL {
  return sql`${day} between ${from}::date and ${until}::date`;
}

/**
 * Active students, each with their class and the day of the first internship found in the period. The internships are
 * read once for all: reading each student's takes three times as long in a large school.
 */
function studentsWithInternship(period: Period): SQL {
  const foundOn = dayInSchool(sql`coalesce(decision.at, a.answered_at, a.created_at)`);
  return sql`
    select ${classKey} as key, ${classProgramme} as programme, ${classYear} as year, found.day as found_on
    from ${users} left join ${profiles} on ${hasVisibleClass}
    left join (
      select a.student_id, min(${foundOn}) as day from applications a join job_postings j on j.id = a.job_posting_id
      left join lateral (select min(e.created_at) as at from application_events e
        where e.application_id = a.id and e.status in ('accepted', 'approved')) decision on true
      where a.withdrawn_at is null and a.status in ('accepted', 'approved') and j.type = 'internship'
        and ${isWithin(foundOn, period)}
      group by a.student_id) found on found.student_id = ${users.id}
    where ${users.role} = 'student' and ${users.status} = 'active' and ${users.deletedAt} is null`;
}

const ofEnough = sql.raw(`>= ${insightLimits.students}`);
const hiddenGroups = sql`(select count(*)::int from grouped where not (student_count ${ofEnough})) as hidden_groups`;

export async function listInternshipsFound(_viewer: Admin, query: Query) {
  return readRow<ResponseOf<typeof internshipsEndpoint>>(sql`
    with students as (${studentsWithInternship(toPeriod(query))}), grouped as (
      select key, min(programme) as programme, min(year) as year, count(*)::int as student_count, count(found_on)::int as found
      from students group by key)
    select coalesce((select json_agg(json_build_object('programme', programme, 'year', year, 'students', student_count,
        'with_internship', found) order by name_order(key), key)
      from grouped where student_count ${ofEnough}), '[]') as data, ${hiddenGroups}`);
}

export async function listStudentsWithoutInternship(_viewer: Admin, query: InsightsQuery) {
  const period = toPeriod(query);
  const asOf = sql`least(${period.until}::date - 7 * ${query.weeks}::int, ${todayInSchool})`;
  return readRow<ResponseOf<typeof withoutEndpoint>>(sql`
    with students as (${studentsWithInternship(period)}), grouped as (
      select key, min(programme) as programme, min(year) as year, count(*)::int as student_count,
        (count(*) filter (where found_on is null or found_on > ${asOf}))::int as without
      from students group by key)
    select coalesce((select json_agg(json_build_object('programme', programme, 'year', year, 'students', student_count,
        'without', without) order by name_order(key), key)
      from grouped where student_count ${ofEnough}), '[]') as data, ${hiddenGroups},
      ${asOf}::text as as_of`);
}

export async function listAnswerTimes(_viewer: Admin, query: Query) {
  const sentOn = dayInSchool(sql`a.created_at`);
  return readRow<ResponseOf<typeof answersEndpoint>>(sql`
    with grouped as (
      select c.id, c.name, count(*)::int as applications, count(distinct a.student_id)::int as student_count,
        round((percentile_cont(0.5) within group
          (order by extract(epoch from a.answered_at - a.created_at) / 3600))::numeric, 1)::float as hours
      from applications a join job_postings j on j.id = a.job_posting_id join companies c on c.id = j.company_id
      where a.answered_at is not null and a.withdrawn_at is null and j.deleted_at is null
        and ${isWithin(sentOn, toPeriod(query))}
      group by c.id)
    select coalesce((select json_agg(json_build_object('company', json_build_object('id', id, 'name', name),
        'applications', applications, 'hours', hours) order by hours desc, id)
      from (select id, name, applications, hours from grouped where student_count ${ofEnough}
        order by hours desc, id limit ${insightLimits.companies}) listed), '[]') as data, ${hiddenGroups}`);
}

/**
 * Weeks that are over were counted before. The others, and those that the period cuts, are counted now: up to three one by
 * one, more of them in one pass over all acts between them.
 */
export async function listActivity(_viewer: Admin, query: Query) {
  const { from, until } = toPeriod(query);
  const shown = (kind: string) => sql`case when students ${ofEnough} then ${sql.raw(kind)} end`;
  const { data } = await readRow<ResponseOf<typeof activityEndpoint>>(sql`
    with weeks as materialized (
      select monday::date as week, greatest(monday, ${from}::date)::date as first_day,
        least(monday + interval '6 days', ${until}::date)::date as last_day
      from generate_series(date_trunc('week', ${from}::date::timestamp), least(${until}::date, ${todayInSchool}), '7 days') monday
    ), counted_before as materialized (
      select week, students, posts, comments, applications
      from weeks join weekly_activity counted using (first_day, last_day) where ${isUpToDate}
    ), others as materialized (
      select week, first_day, last_day, case when count(*) over () > 3 then 0 else row_number() over () end as pass
      from weeks where week not in (select week from counted_before)
    ), passes as materialized (
      select pass, ${midnightInSchool(sql`min(first_day)`)} as starts_at, ${midnightInSchool(sql`max(last_day) + 1`)} as ends_at
      from others group by pass
    ), counted_now as (
      select pass, date_trunc('week', ${dayInSchool(sql`acts.created_at`)}::timestamp)::date as week, ${activityFigures}
      from passes cross join lateral (${selectActs(sql`passes.starts_at`, sql`passes.ends_at`)}) acts group by 1, 2)
    select coalesce(json_agg(json_build_object('week', week, 'students', ${shown("students")}, 'posts', ${shown("posts")},
      'comments', ${shown("comments")}, 'applications', ${shown("applications")}) order by week), '[]') as data
    from weeks left join (
      select week, students, posts, comments, applications from counted_before
      union all select week, students, posts, comments, applications from others join counted_now using (pass, week)) activity
    using (week)`);
  return data;
}

async function readRow<T>(query: SQL): Promise<T> {
  const [row] = await replica.execute(query);
  if (!row) throw new AppError("internal");
  return row as T;
}
