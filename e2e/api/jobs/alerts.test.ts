import { expect, test } from "vitest";
import type { Locale } from "@/lib/core/i18n/locales";
import { getEmail, listEmails } from "@/lib/email/contract";
import { createSavedSearch } from "@/lib/jobs/saved-jobs-contract";
import { tokenClient } from "../../support/api";
import { companyIdOf } from "../../support/companies";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { findJobs, insertJob } from "../../support/jobs";
import { randomKey } from "../../support/random-key";
import { company, setRole, student, suspend, type TestUser } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

Object.assign(process.env, isolatedEnv(databaseUrl));
const { alertSavedSearches } = await import("@/lib/jobs/alerts");
const { closeOverdueJobs, remindClosingJobs } = await import("@/lib/jobs/tasks");

test("notifies once of all new matching jobs, in the application and by email", async () => {
  const q = randomKey();
  await insertJob({ title: q, at: new Date(Date.now() - 3_600_000) });
  const { user, search } = await studentWithSearch({ q });
  await alertSavedSearches();
  expect(await alertsOf(user)).toEqual([]);
  await insertJob({ title: q });
  await insertJob({ title: `${q} bis` });
  await insertJob({ title: randomKey() });
  await insertJob({ title: q, status: "draft" });
  await alertSavedSearches();
  const alert = { search, name: "La mienne", count: 2 };
  await expect.poll(() => alertsOf(user)).toEqual([alert]);
  await alertSavedSearches();
  await makeDue(search);
  await alertSavedSearches();
  expect(await alertsOf(user)).toEqual([alert]);
  const notifications = await sql`select params from notifications where user_id = ${user.id}`;
  expect(notifications.map(({ params }) => params)).toEqual([alert]);
});

test("notifies at most once a day, of all jobs since the last time", async () => {
  const q = randomKey();
  const { user, search } = await studentWithSearch({ q });
  await insertJob({ title: q });
  await alertSavedSearches();
  await expect.poll(async () => (await alertsOf(user)).length).toBe(1);
  await insertJob({ title: q });
  await alertSavedSearches();
  expect(await alertsOf(user)).toHaveLength(1);
  await makeDue(search);
  await alertSavedSearches();
  await expect.poll(async () => (await alertsOf(user)).map(({ count }) => count)).toEqual([1, 1]);
});

test("notifies of eighty new jobs, and of later ones", async () => {
  const q = randomKey();
  const { user, search } = await studentWithSearch({ q });
  const by = await company();
  await Promise.all(Array.from({ length: 80 }, () => insertJob({ by, title: q })));
  await alertSavedSearches();
  await expect.poll(async () => (await alertsOf(user)).map(({ count }) => count)).toEqual([80]);
  await insertJob({ by, title: q });
  await makeDue(search);
  await alertSavedSearches();
  await expect.poll(async () => (await alertsOf(user)).map(({ count }) => count)).toEqual([80, 1]);
});

test("an email lists ten of the new jobs, newest first, at most two of a company, and counts the others", async () => {
  const q = randomKey();
  const { user, search } = await studentWithSearch({ q });
  const [large, mean] = [await company({ name: `Large ${q}` }), await company({ name: "R&D <b>Sud</b>" })];
  const start = Date.now();
  const publish = (by: TestUser, index: number) =>
    insertJob({ by, title: `${q} n° ${index}`, at: new Date(start + index * 1000) });
  for (const index of [1, 2, 20, 21, 22]) await publish(large, index);
  for (const index of [3, 4, 5, 6, 7, 8, 9, 10]) await publish(await company(), index);
  const { id } = await publish(mean, 11);
  await alertSavedSearches();
  const { items, closing, action } = await emailOf(user, "en");
  const numbers = items.map(({ title }) => Number(title.split(" ").at(-1)));
  expect(numbers).toEqual([22, 21, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect(items[0]?.detail).toBe(`Large ${q} · Lyon`);
  expect(items[2]).toEqual({
    title: `${q} n° 11`,
    detail: "R&D <b>Sud</b> · Lyon",
    href: `/student/dashboard/jobs/${id}`,
  });
  expect(closing).toBe("4 more jobs match: find them in your search.");
  expect((await emailOf(user, "fr")).closing).toMatch(/^4 autres offres correspondent.: retrouvez-les dans/);
  expect(action?.href).toBe(`/student/dashboard/jobs/searches/${search}`);
  expect(await alertsOf(user)).toEqual([{ search, name: "La mienne", count: 14 }]);
});

test("an email that lists every new job counts no others, and the next one lists none of them", async () => {
  const q = randomKey();
  const { user, search } = await studentWithSearch({ q });
  await insertJob({ title: `${q} un` });
  await alertSavedSearches();
  expect(await emailOf(user, "fr")).toMatchObject({ items: [{ title: `${q} un` }], closing: null });
  await insertJob({ title: `${q} deux` });
  await makeDue(search);
  await alertSavedSearches();
  expect((await emailOf(user, "fr")).items.map(({ title }) => title)).toEqual([`${q} deux`]);
});

test("alerts match the level and the duration of a search", async () => {
  const q = randomKey();
  const matching = await studentWithSearch({ q, level: "bac3", duration_min: 4, duration_max: 6 });
  const [higher, longer] = [
    await studentWithSearch({ q, level: "bac5" }),
    await studentWithSearch({ q, duration_min: 6 }),
  ];
  const { id } = await insertJob({ title: q, status: "draft" });
  await sql`update job_postings set level = 'bac3', duration_months = 5, status = 'active' where id = ${id}`;
  await alertSavedSearches();
  expect(await alertsOf(matching.user)).toHaveLength(1);
  for (const { user } of [higher, longer]) expect(await alertsOf(user)).toEqual([]);
});

test("an alert matches exact words, without the corrections of the search", async () => {
  const word = randomKey();
  const [near, exact] = [await studentWithSearch({ q: `q${word}` }), await studentWithSearch({ q: word })];
  const { id } = await insertJob({ title: word });
  expect(await findJobs({ q: `q${word}` })).toEqual([id]);
  await alertSavedSearches();
  await expect.poll(async () => (await alertsOf(exact.user)).length).toBe(1);
  expect(await alertsOf(near.user)).toEqual([]);
});

test("two searches never alert to the same job twice", async () => {
  const q = randomKey();
  const { user } = await studentWithSearch({ q });
  const again = await (await tokenClient(user)).call(createSavedSearch, {
    body: { name: "Encore", filters: { q, type: "internship" } },
  });
  expect(again.status).toBe(201);
  await insertJob({ title: q });
  await alertSavedSearches();
  await expect.poll(async () => (await alertsOf(user)).length).toBe(1);
});

test("eight simultaneous workers alert once", async () => {
  const q = randomKey();
  const { user } = await studentWithSearch({ q });
  await insertJob({ title: q });
  await Promise.all(Array.from({ length: 8 }, alertSavedSearches));
  await expect.poll(async () => (await alertsOf(user)).map(({ count }) => count)).toEqual([1]);
});

test("sends no alerts for a muted search or to a suspended or former student, and applies all filters", async () => {
  const q = randomKey();
  const silent = await studentWithSearch({ q }, false);
  const suspended = await studentWithSearch({ q });
  const elsewhere = await studentWithSearch({ q, location: "Marseille" });
  const listening = await studentWithSearch({ q, location: "lyon", type: "internship" });
  const promoted = await studentWithSearch({ q });
  await suspend(suspended.user);
  await setRole(promoted.user, "admin");
  await insertJob({ title: q, location: "Lyon 3e" });
  await alertSavedSearches();
  await expect.poll(async () => (await alertsOf(listening.user)).length).toBe(1);
  for (const { user } of [silent, suspended, elsewhere, promoted]) expect(await alertsOf(user)).toEqual([]);
});

test("closes a job at the end of its deadline day in Paris, and not before", async () => {
  const over = await insertJob({ endsIn: -1 });
  const last = await insertJob({ endsIn: 0 });
  const draft = await insertJob({ endsIn: -1, status: "draft" });
  await Promise.all([closeOverdueJobs(), closeOverdueJobs()]);
  const rows = await sql`select id, status, closed_at is not null as closed from job_postings
    where id in ${sql([over.id, last.id, draft.id])} order by id`;
  expect(rows.map(({ status, closed }) => [status, closed])).toEqual([
    ["closed", true],
    ["active", false],
    ["draft", false],
  ]);
});

test("reminds a company once that a job closes within three days", async () => {
  const by = await company();
  const before = new Date(Date.now() - 30 * 86_400_000);
  const closing = await insertJob({ by, title: "Bientôt finie", endsIn: 3, at: before });
  await insertJob({ by, endsIn: 4, at: before });
  await insertJob({ by, endsIn: 2 });
  await insertJob({ by, endsIn: 1, at: before, status: "closed" });
  await Promise.all([remindClosingJobs(), remindClosingJobs()]);
  await remindClosingJobs();
  const emails = await sql`select params from emails where user_id = ${by.id} and kind = 'job_ending'`;
  expect(emails.map(({ params }) => params)).toEqual([
    { job: closing.id, title: "Bientôt finie", deadline: expect.any(String), applications: 0 },
  ]);
});

test("reminds a suspended company of a job that closes once its suspension is lifted", async () => {
  const before = new Date(Date.now() - 30 * 86_400_000);
  const { by } = await insertJob({ endsIn: 2, at: before });
  const remindIn = async (status: "active" | "suspended") => {
    await sql`update companies set status = ${status} where id = ${await companyIdOf(by)}`;
    await remindClosingJobs();
    return (await sql`select from emails where user_id = ${by.id} and kind = 'job_ending'`).length;
  };
  expect(await remindIn("suspended")).toBe(0);
  expect(await remindIn("active")).toBe(1);
});

type Filters = {
  q: string;
  location?: string;
  type?: "internship";
  level?: "bac3" | "bac5";
  duration_min?: number;
  duration_max?: number;
};

/** A student with a saved search. */
async function studentWithSearch(filters: Filters, alerts = true) {
  const user = await student();
  const client = await tokenClient(user);
  const created = await client.call(createSavedSearch, { body: { name: "La mienne", filters, alerts } });
  expect(created.status).toBe(201);
  return { user, search: created.body.data.id };
}

async function makeDue(search: number): Promise<void> {
  await sql`update saved_searches set alerted_at = now() - interval '25 hours' where id = ${search}`;
}

async function alertsOf({ id }: TestUser): Promise<{ search: number; name: string; count: number }[]> {
  const emails =
    await sql`select params from emails where user_id = ${id} and kind = 'job_alert' order by created_at`;
  return emails.map(({ params: { search, name, count } }) => ({ search, name, count }));
}

/** The newest email, as the mailbox shows it. */
async function emailOf(user: TestUser, language: Locale) {
  const client = await tokenClient(user, { language });
  await sql`update users set locale = ${language} where id = ${user.id}`;
  const [newest] = (await client.call(listEmails, {})).body.data.data;
  return (await client.call(getEmail, { params: { id: newest?.id ?? 0 } })).body.data;
}
