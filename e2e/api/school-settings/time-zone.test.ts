import { sql as fragment, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { isOpen } from "@/db/open-jobs";
import { dayInSchool, midnightInSchool, todayInSchool } from "@/db/school-day";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

type Query = { [name: string]: unknown };
type Run = <T extends Query = Query>(query: SQL) => Promise<T>;

/** Rolls the change back, so that no other test sees the time zone. */
async function withTimeZone<T>(timeZone: string, read: (run: Run) => Promise<T>): Promise<T> {
  let result: T | undefined;
  const undo = new Error("undo");
  await sql
    .begin(async (tx) => {
      await tx`update school_settings set time_zone = ${timeZone}`;
      const run = async (query: SQL) => {
        const { sql: text, params } = new PgDialect().sqlToQuery(query);
        return (await tx.unsafe(text, params as string[]))[0] as never;
      };
      result = await read(run);
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  return result as T;
}

test.each([
  ["America/Guadeloupe", "2031-07-15T03:59:59Z", "2031-07-14"],
  ["America/Guadeloupe", "2031-07-15T04:00:00Z", "2031-07-15"],
  ["Indian/Reunion", "2031-07-14T19:59:59Z", "2031-07-14"],
  ["Indian/Reunion", "2031-07-14T20:00:00Z", "2031-07-15"],
  ["America/Miquelon", "2031-03-09T02:59:59Z", "2031-03-08"],
  ["America/Miquelon", "2031-03-10T02:00:00Z", "2031-03-10"],
])("the day of a school in %s at %s is %s", async (timeZone, at, day) => {
  const query = fragment`select ${dayInSchool(fragment`${at}::timestamptz`)}::text as day`;
  expect(await withTimeZone(timeZone, (run) => run(query))).toEqual({ day });
});

test.each([
  ["Europe/Paris", "2031-10-26", "2031-10-25 22:00"],
  ["Atlantic/Azores", "2031-10-26", "2031-10-26 00:00"],
  ["America/Santiago", "2031-09-07", "2031-09-07 04:00"],
])("a day of a school in %s begins once: %s at %s", async (timeZone, day, at) => {
  const midnight = midnightInSchool(fragment`${day}::date`);
  const query = fragment`select to_char(${midnight} at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at`;
  expect(await withTimeZone(timeZone, (run) => run(query))).toEqual({ at });
});

/** At any time, at least one of these time zones has another date than UTC. */
const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];

test.each(zones)("a job is open until the end of the school's day in %s", async (timeZone) => {
  const { id } = await insertJob({ title: randomKey() });
  const open = fragment`select ${isOpen} as open, (select count(*)::int from search_jobs('', array[]::text[], '', null, null,
      null, false, 100000) matches where matches.job_id = ${id}) as matches from job_postings where id = ${id}`;
  const move = (days: number) =>
    fragment`update job_postings set application_deadline = ${todayInSchool} + ${days}::int where id = ${id}`;
  await withTimeZone(timeZone, async (run) => {
    await run(move(0));
    expect(await run(open)).toEqual({ open: true, matches: 1 });
    await run(move(-1));
    expect(await run(open)).toEqual({ open: false, matches: 0 });
  });
});

test.each(zones)("quiet hours use the school's time zone in %s", async (timeZone) => {
  const { id } = await student();
  const setHours = (from: number, until: number) => fragment`
    insert into notification_settings (user_id, quiet_from, quiet_until)
    select ${id}::int, (local + make_interval(hours => ${from}::int))::time, (local + make_interval(hours => ${until}::int))::time
    from (select now() at time zone ${timeZone}::text as local) t
    on conflict (user_id) do update set quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`;
  const quiet = fragment`select round(extract(epoch from quiet_until(${id}) - now()) / 3600)::int as hours`;
  await withTimeZone(timeZone, async (run) => {
    await run(setHours(-1, 2));
    expect(await run(quiet)).toEqual({ hours: 2 });
    await run(setHours(2, 4));
    expect(await run(quiet)).toEqual({ hours: null });
  });
});

test.each([
  ["America/Guadeloupe", "2031-07-13T18:00", "2031-07-13T20:00"],
  ["Asia/Kathmandu", "2031-07-14T03:45", "2031-07-14T05:45"],
])("all-day events keep their days in %s, and others their instants", async (timeZone, starts, ends) => {
  const { id: owner } = await student();
  const insert = (isAllDay: boolean, end: string) => sql`
    insert into events (title, created_by, is_all_day, starts_at, ends_at)
    values ('Salon', ${owner}, ${isAllDay}, '2031-07-14 00:00'::timestamp at time zone school_time_zone(),
      ${end}::timestamp at time zone school_time_zone()) returning id`;
  const [[allDay], [timed]] = [
    await insert(true, "2031-07-16 00:00"),
    await insert(false, "2031-07-14 02:00"),
  ];
  const timesOf = (
    id: number,
  ) => fragment`select to_char(starts_at at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') as starts,
    to_char(ends_at at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') as ends from events where id = ${id}`;
  await withTimeZone(timeZone, async (run) => {
    expect(await run(timesOf(allDay?.id))).toEqual({ starts: "2031-07-14T00:00", ends: "2031-07-16T00:00" });
    expect(await run(timesOf(timed?.id))).toEqual({ starts, ends });
  });
});

test("the database knows every time zone that an administrator can choose, and accepts no other", async () => {
  const { timeZones } = await import("@/lib/school-settings/time-zones");
  for (const zone of ["Europe/Paris", "America/Guadeloupe", "Indian/Reunion", "Pacific/Noumea"])
    expect(timeZones).toContain(zone);
  const unknown = await sql`select name from unnest(${[...timeZones]}::text[]) name
    where name not in (select name from pg_timezone_names)`;
  expect([...unknown]).toEqual([]);
  await expect(sql`update school_settings set time_zone = 'Europe/Rennes'`).rejects.toThrow("time zone");
});
