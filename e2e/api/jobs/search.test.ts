import { expect, test } from "vitest";
import { listJobs } from "@/lib/jobs/contract";
import { visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { dayFromNow, findJobs, insertJob } from "../../support/jobs";
import { randomKey } from "../../support/random-key";
import { company } from "../../support/users";

test.each([
  ["accents do not matter", "Élève pâtissière", "eleve patissiere"],
  ["case does not matter", "ADMINISTRATRICE", "administratrice"],
  ["French endings do not matter", "Développeurs confirmés", "développeur confirmé"],
  ["English endings do not matter", "Designing interfaces", "design interface"],
  ["the last word may be a beginning", "Cartographie du littoral", "littor"],
])("%s", async (_, title, words) => {
  const mark = randomKey();
  const { id } = await insertJob({ title: `${title} ${mark}` });
  expect(await findJobs({ q: `${words} ${mark}`.trim() })).toEqual([id]);
  if (words === "littor") expect(await findJobs({ q: `${mark} ${words}` })).toEqual([id]);
});

test("corrects a misspelt word that no job contains", async () => {
  const word = randomKey();
  const { id } = await insertJob({ title: word });
  const slipped = `${word.slice(0, 5)}${word[5] === "z" ? "y" : "z"}${word.slice(6)}`;
  expect(await findJobs({ q: slipped })).toEqual([id]);
});

test("searches title, description, requirements, location and company", async () => {
  const [title, description, location, name] = [randomKey(), randomKey(), randomKey(), randomKey()];
  const by = await company({ name });
  const { id } = await insertJob({ by, title, description, location });
  for (const q of [title, description, location, name, `${name} ${title}`])
    expect(await findJobs({ q })).toEqual([id]);
  expect(await findJobs({ q: `${title} ${randomKey()}` })).toEqual([]);
  expect(await findJobs({ q: "???" })).toEqual([]);
});

test("finds jobs by the names of their type and of remote work, in both languages", async () => {
  const word = randomKey();
  const idOf = async (type: "internship" | "full-time" | "part-time") =>
    (await insertJob({ title: word, type })).id;
  const [internship, full, part] = [
    await idOf("internship"),
    await idOf("full-time"),
    await idOf("part-time"),
  ];
  await sql`update job_postings set remote = 'hybrid' where id = ${full}`;
  for (const [id, ...names] of [
    [internship, "stage", "stages", "internship"],
    [full, "temps plein", "full-time", "teletravail", "remote"],
    [part, "temps partiel", "part time"],
  ] as const)
    for (const name of names) expect(await findJobs({ q: `${name} ${word}` }), name).toEqual([id]);
});

test("finds a renamed company and an edited job only by their new words", async () => {
  const [before, after] = [randomKey(), randomKey()];
  const { id, by } = await insertJob({ by: await company({ name: before }) });
  await sql`update companies set name = ${after}
    where id = (select company_id from company_members where user_id = ${by.id})`;
  expect(await findJobs({ q: after })).toEqual([id]);
  await sql`update job_postings set title = 'Autre chose', requirements = ${before} where id = ${id}`;
  expect(await findJobs({ q: before })).toEqual([id]);
});

test("filters jobs by one criterion and by several", async () => {
  const word = randomKey();
  const full = await insertJob({ title: word, type: "full-time", location: "Saint-Étienne (42)" });
  const part = await insertJob({ title: word, type: "part-time", location: "Lyon 7e" });
  await sql`update job_postings set category = 'design', remote = 'full', start_date = '2031-03-01',
    salary_min = 24000, salary_period = 'year' where id = ${full.id}`;
  await sql`update job_postings set category = 'technology', remote = 'none', start_date = '2031-09-01',
    salary_min = 12, salary_max = 14, salary_period = 'hour' where id = ${part.id}`;
  const q = word;
  expect(await findJobs({ q })).toEqual([part.id, full.id]);
  expect(await findJobs({ q, type: "full-time" })).toEqual([full.id]);
  expect(await findJobs({ q, type: "internship" })).toEqual([]);
  expect(await findJobs({ q, category: "technology" })).toEqual([part.id]);
  expect(await findJobs({ q, remote: "full" })).toEqual([full.id]);
  expect(await findJobs({ q, location: "saint etienne" })).toEqual([full.id]);
  expect(await findJobs({ q, location: "ly" })).toEqual([part.id]);
  expect(await findJobs({ q, location: "Lyon", type: "full-time" })).toEqual([]);
  expect(await findJobs({ q, starts_after: "2031-03-01", starts_before: "2031-08-31" })).toEqual([full.id]);
  expect(await findJobs({ q, salary_min: 2001 })).toEqual([part.id]);
  expect(await findJobs({ q, salary_min: 2000 })).toEqual([part.id, full.id]);
});

test("filters jobs by level and by duration in months", async () => {
  const q = randomKey();
  const by = await company();
  const short = await insertJob({ by, title: q });
  const long = await insertJob({ by, title: q });
  const unstated = await insertJob({ by, title: q });
  await sql`update job_postings set level = 'bac3', duration_months = 2 where id = ${short.id}`;
  await sql`update job_postings set level = 'bac5', duration_months = 6 where id = ${long.id}`;
  expect(await findJobs({ q })).toEqual([unstated.id, long.id, short.id]);
  expect(await findJobs({ q, level: "bac3" })).toEqual([short.id]);
  expect(await findJobs({ q, level: "bac4" })).toEqual([]);
  expect(await findJobs({ q, duration_min: 3 })).toEqual([long.id]);
  expect(await findJobs({ q, duration_max: 5 })).toEqual([short.id]);
  expect(await findJobs({ q, duration_min: 2, duration_max: "6" })).toEqual([long.id, short.id]);
  expect(await findJobs({ q, duration_min: 6, duration_max: 6, level: "bac5" })).toEqual([long.id]);
  expect(await findJobs({ q, duration_min: 2, level: "bac5", type: "full-time" })).toEqual([]);
  await sql`update job_postings set level = null where id = ${long.id}`;
  expect(await findJobs({ q, level: "bac5" })).toEqual([]);
});

test("sorts by creation, by deadline and by relevance", async () => {
  const word = randomKey();
  const old = await insertJob({ title: word, endsIn: 2, at: new Date(Date.now() - 86_400_000) });
  const fresh = await insertJob({ title: "Autre", description: word, endsIn: 9 });
  const q = word;
  expect(await findJobs({ q })).toEqual([fresh.id, old.id]);
  expect(await findJobs({ q, sort: "deadline" })).toEqual([old.id, fresh.id]);
  expect(await findJobs({ q, sort: "relevance" })).toEqual([old.id, fresh.id]);
});

test("pages the jobs, and returns totals with the list", async () => {
  const title = randomKey();
  const by = await company();
  const ids = [];
  for (let index = 0; index < 3; index++) ids.unshift((await insertJob({ by, title })).id);
  const pages = [];
  for (const page of [1, 2, 3]) {
    const { body } = await visitorClient().call(listJobs, { query: { q: title, page, per_page: 2 } });
    pages.push(body.data.map(({ id }) => id));
    expect(body).toMatchObject({ total: 3, last_page: 2, per_page: 2, current_page: page });
  }
  expect(pages).toEqual([ids.slice(0, 2), ids.slice(2), []]);
});

test.each([
  ["an unknown type", { type: "volunteer" }],
  ["an unknown sort", { sort: "salary" }],
  ["a day that is none", { starts_after: "2031-02-30" }],
  ["a salary in words", { salary_min: "much" }],
  ["a page in words", { page: "two" }],
])("rejects %s", async (_, query) => {
  const path = `/api/job-postings?${new URLSearchParams(query as unknown as Record<string, string>)}`;
  expect((await visitorClient().json(path)).status).toBe(422);
});

test.each([
  ["an unknown level", "level=phd", "level", "This value is not accepted", "Cette valeur n’est pas acceptée"],
  [
    "a duration in words",
    "duration_min=long",
    "duration_min",
    "This is not a whole number",
    "Ce n’est pas un nombre entier",
  ],
  ["no month", "duration_min=0", "duration_min", "This number is too small", "Ce nombre est trop petit"],
  ["six years", "duration_max=72", "duration_max", "This number is too large", "Ce nombre est trop grand"],
  [
    "a reversed duration",
    "duration_min=6&duration_max=4",
    "duration_max",
    "The maximum must be at least the minimum",
    "Le maximum doit être au moins égal au minimum",
  ],
])("rejects %s with a message in both languages", async (_, query, field, en, fr) => {
  for (const [language, sentence] of Object.entries({ en, fr })) {
    const { status, body } = await visitorClient({ language }).json(`/api/job-postings?${query}`);
    expect([status, body.errors]).toEqual([422, { [field]: [sentence] }]);
  }
});

test.each([
  ["summer", "2031-07-15T21:59:59Z", "2031-07-15"],
  ["summer, a second later", "2031-07-15T22:00:00Z", "2031-07-16"],
  ["winter", "2031-01-15T22:59:59Z", "2031-01-15"],
  ["winter, a second later", "2031-01-15T23:00:00Z", "2031-01-16"],
  ["the night the clocks go forward", "2031-03-30T22:00:00Z", "2031-03-31"],
])("a day ends at midnight in Paris: %s", async (_, moment, day) => {
  const { dayInSchool } = await import("@/db/school-day");
  const { PgDialect } = await import("drizzle-orm/pg-core");
  const { sql: drizzleSql } = await import("drizzle-orm");
  const query = new PgDialect().sqlToQuery(
    drizzleSql`select ${dayInSchool(drizzleSql`${moment}::timestamptz`)}::text as day`,
  );
  const [row] = await sql.unsafe(query.sql, query.params as string[]);
  expect(row?.day).toBe(day);
});

test("a job closes at the end of its deadline day in Paris, whatever the time zone of the database", async () => {
  const by = await company();
  const title = randomKey();
  const today = await insertJob({ by, title, endsIn: 0 });
  await insertJob({ by, title, endsIn: -1 });
  expect(await findJobs({ q: title })).toEqual([today.id]);
  expect(await dayFromNow(0)).toMatch(/^\d{4}-\d\d-\d\d$/);
});
