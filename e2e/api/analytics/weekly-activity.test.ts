import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDatabase, isolatedEnv } from "../../support/worker-instance";

const { url, sql: single, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url));
const { listActivity } = await import("@/lib/analytics/insights");
const { countWeeklyActivity } = await import("@/lib/analytics/weekly-activity");
const sql = postgres(url, { max: 4, onnotice: () => {} });

let period: { from: string; until: string };

beforeAll(async () => {
  const [week] = await single`select date_trunc('week', school_day(now()))::date as monday`;
  const day = (days: number) => new Date(Number(week?.monday) + days * 86_400_000).toISOString().slice(0, 10);
  // The first week is cut by the period, and the last is not over.
  period = { from: day(-33), until: day(3) };
  await sql`insert into companies (name, description, website, location, status) values ('A', 'A', 'https://a.invalid/', 'A', 'active')`;
});
afterAll(async () => {
  await sql.end();
  await drop();
});

/** Twelve students write, comment, like and apply on each of forty days, around midnight; another one only likes. */
beforeEach(async () => {
  await sql`truncate posts, job_postings, documents, weekly_activity, weekly_activity_changes cascade`;
  await sql`delete from users`;
  await sql`update school_settings set time_zone = 'Europe/Paris'`;
  await sql`insert into users (id, name, username, email, password_hash, role, created_at) overriding system value
    select n, 'Ada', 'ada-' || n, 'ada-' || n || '@test.invalid', '-', 'student', now() - interval '90 days'
    from generate_series(1, 13) n`;
  await sql`insert into job_postings (id, company_id, created_by, title, description, requirements, location, type, application_deadline)
    overriding system value select n, 1, 1, 'Stage', 'Stage', '', 'Nantes', 'internship', current_date from generate_series(0, 40) n`;
  await sql`insert into documents (id, user_id, kind, name, path, size) overriding system value
    values (1, 1, 'resume', 'CV.pdf', 'documents/1.pdf', 1)`;
  await sql`insert into posts (id, user_id, content, created_at) overriding system value
    select d * 12 + n, n, 'Bonjour', current_date - d + interval '23 hours 20 minutes' - n * interval '10 minutes'
    from generate_series(0, 39) d, generate_series(1, 12) n where (d + n) % 7 < 3`;
  await sql`insert into comments (post_id, user_id, content, created_at) select id, 1 + id % 12, 'Bravo', created_at from posts`;
  await sql`insert into likes (post_id, user_id, created_at)
    select id, case when id % 3 = 0 then 13 else 1 + id % 11 end, created_at from posts`;
  await sql`insert into applications (job_posting_id, student_id, resume_id, created_at)
    select id / 12, user_id, 1, created_at from posts where id % 5 = 0`;
});

const listWeeks = () => listActivity({} as never, period);

/** The definition of the figures (docs/product.md), read from all rows. */
const recount = () => sql`
  with acts as (
    select user_id, created_at, 'post' as kind from posts where status = 'published'
    union all select user_id, created_at, 'comment' from comments where status = 'published'
    union all select user_id, created_at, 'like' from likes
    union all select student_id, created_at, 'application' from applications
  ), weeks as (
    select date_trunc('week', school_day(acts.created_at))::date::text as week, count(distinct user_id)::int as students,
      (count(*) filter (where kind = 'post'))::int as posts, (count(*) filter (where kind = 'comment'))::int as comments,
      (count(*) filter (where kind = 'application'))::int as applications
    from acts join users on users.id = user_id and role = 'student'
    where school_day(acts.created_at) between ${period.from}::date and ${period.until}::date group by 1)
  select * from weeks order by week`;

const countedWeeks = async () => (await sql`select first_day from weekly_activity where posts > 0`).length;

async function expectExact(message: string) {
  const weeks = await recount();
  expect(weeks.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...weeks.slice(0, 5).map(({ students }) => students))).toBeGreaterThanOrEqual(5);
  const shown = ({ students, ...week }: (typeof weeks)[number]) =>
    students >= 5
      ? { ...week, students }
      : { week: week.week, students: null, posts: null, comments: null, applications: null };
  expect(await listWeeks(), message).toEqual(weeks.map(shown));
}

const dayOf = (days: number) => sql`current_date - ${days}::int`;

test.each([
  ["posts are deleted", () => sql`update posts set status = 'deleted' where created_at::date = ${dayOf(15)}`],
  [
    "a post is published as new",
    () => sql`update posts set created_at = now() where created_at::date = ${dayOf(20)}`,
  ],
  ["rows of comments are deleted", () => sql`delete from comments where created_at::date = ${dayOf(16)}`],
  ["comments are hidden", () => sql`update comments set status = 'deleted' where user_id = 3`],
  ["likes are withdrawn", () => sql`delete from likes where user_id = 13`],
  [
    "an old post is imported",
    () => sql`insert into posts (id, user_id, content, created_at) overriding system value
        values (9999, 1, 'Hier', ${dayOf(17)})`,
  ],
  [
    "accounts are merged",
    async () => {
      await sql`update posts set user_id = 1 where user_id = 2`;
      await sql`update comments set user_id = 1 where user_id = 2`;
      await sql`update likes set user_id = 12 where user_id = 2`;
      await sql`update applications set student_id = 12 where student_id = 2`;
    },
  ],
  ["a student is promoted", () => sql`update users set role = 'admin' where id = 5`],
  [
    "the row of a user is deleted",
    async () => {
      for (const table of ["comments", "posts"]) await sql`delete from ${sql(table)} where user_id = 6`;
      await sql`delete from users where id = 6`;
    },
  ],
  [
    "the school has another time zone",
    () => sql`update school_settings set time_zone = 'America/Guadeloupe'`,
  ],
])("activity by week is exact when %s", async (_, change) => {
  await expectExact("not counted");
  await countWeeklyActivity();
  expect(await countedWeeks()).toBeGreaterThanOrEqual(4);
  await expectExact("counted");
  const before = await listWeeks();
  await change();
  await expectExact("changed");
  expect(await listWeeks()).not.toEqual(before);
  await countWeeklyActivity();
  expect(await sql`select from weekly_activity_changes`).toHaveLength(0);
  await expectExact("counted again");
});

test("reads the weeks that were counted, but not one that has changed since", async () => {
  await countWeeklyActivity();
  await sql`update weekly_activity set posts = 1000`;
  const hasMark = async () => (await listWeeks()).map(({ posts }) => posts === 1000);
  const [cut, ...others] = await hasMark();
  expect([cut, ...others.slice(0, 3)]).toEqual([false, true, true, true]);
  await sql`delete from likes where created_at::date = ${period.from}::date + 10`;
  expect((await hasMark()).filter(Boolean)).toHaveLength(others.filter(Boolean).length - 1);
});

test("also stores weeks before the first account, as the first school year of a school shows them", async () => {
  await countWeeklyActivity();
  await sql`update weekly_activity set students = 9, posts = 1000`;
  const from = new Date(Date.parse(period.until) - (60 * 7 + 3) * 86_400_000).toISOString().slice(0, 10);
  const weeks = await listActivity({} as never, { from, until: period.until });
  // The last of the sixty may not be over for two hours.
  expect(weeks.slice(0, 59).filter(({ posts }) => posts !== 1000)).toEqual([]);
});

test("two writers that change a week while it is counted do not wait, and the figures stay exact", async () => {
  await countWeeklyActivity();
  const writers = [await sql.reserve(), await sql.reserve()];
  for (const [index, writer] of writers.entries()) {
    await writer`begin`;
    await writer`set local lock_timeout = '1s'`;
    await writer`update posts set status = 'deleted' where user_id = ${3 + index}`;
  }
  await sql`delete from comments where user_id = 7`;
  await countWeeklyActivity();
  await expectExact("before their commits");
  for (const writer of writers) {
    await writer`commit`;
    writer.release();
    await expectExact("after a commit");
    await countWeeklyActivity();
    await expectExact("counted again");
  }
});

test("reads many changes of few days at once", async () => {
  await sql`insert into weekly_activity select day, day + 6, 'Europe/Paris', 0, 0, 0, 0
    from generate_series(1, 4000) n cross join lateral (select date '1900-01-01' + 7 * n as day) weeks`;
  await sql`insert into weekly_activity_changes (day) select date '1890-01-01' + n % 90 from generate_series(1, 30000) n`;
  await countWeeklyActivity();
  expect(await sql`select from weekly_activity_changes`).toHaveLength(0);
  await expectExact("counted");
});

test("a like of today that is added and deleted records no change", async () => {
  await sql`truncate weekly_activity_changes`;
  await sql`insert into likes (post_id, user_id) select max(id), 12 from posts`;
  await sql`delete from likes where user_id = 12 and created_at > now() - interval '1 minute'`;
  expect(await sql`select from weekly_activity_changes`).toHaveLength(0);
});
