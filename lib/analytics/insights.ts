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

export async function listActivity(_viewer: Admin, query: Query) {
  const period = toPeriod(query);
  const shown = (kind: string) => sql`case when student_count ${ofEnough} then ${sql.raw(kind)} end`;
  const { data } = await readRow<ResponseOf<typeof activityEndpoint>>(sql`
    with acts as (
      select user_id, created_at, 'post' as kind from posts where status = 'published'
      union all select user_id, created_at, 'comment' from comments where status = 'published'
      union all select user_id, created_at, 'like' from likes
      union all select student_id, created_at, 'application' from applications
    ), weekly as (
      select date_trunc('week', ${dayInSchool(sql`acts.created_at`)})::date as week, count(distinct user_id)::int as student_count,
        (count(*) filter (where kind = 'post'))::int as posts,
        (count(*) filter (where kind = 'comment'))::int as comments,
        (count(*) filter (where kind = 'application'))::int as applications
      from acts join ${users} on ${users.id} = acts.user_id and ${users.role} = 'student'
      where acts.created_at >= ${midnightInSchool(sql`${period.from}::date`)}
        and acts.created_at < ${midnightInSchool(sql`${period.until}::date + 1`)} group by 1
    ), weeks as (
      select generate_series(date_trunc('week', ${period.from}::date), least(${period.until}::date, ${todayInSchool}),
        '7 days')::date as week)
    select coalesce(json_agg(json_build_object('week', week, 'students', ${shown("student_count")}, 'posts', ${shown("posts")},
      'comments', ${shown("comments")}, 'applications', ${shown("applications")}) order by week), '[]') as data
    from weeks left join weekly using (week)`);
  return data;
}

async function readRow<T>(query: SQL): Promise<T> {
  const [row] = await replica.execute(query);
  if (!row) throw new AppError("internal");
  return row as T;
}
