import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "@/lib/core/auth/viewer";
import { randomKey } from "../../support/random-key";
import { createDatabase, isolatedEnv } from "../../support/worker-instance";

// A separate database: in the shared one, other tests publish jobs all the time.
const { url, sql, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url));
const { alertSavedSearches } = await import("@/lib/jobs/alerts");
const { updateSavedSearch } = await import("@/lib/jobs/saved-searches");
const { connection } = await import("@/db/client");

let user: number;
let student: Viewer<"student">;
let company: number;

beforeAll(async () => {
  const person = {
    name: "Lou",
    username: "lou",
    email: "lou@test.invalid",
    role: "student",
    status: "active",
  };
  [{ id: user } = { id: 0 }] = await sql<{ id: number }[]>`
    insert into users ${sql({ ...person, password_hash: "-" })} returning id`;
  const [session] = await sql`insert into sessions (user_id, token_hash, expires_at)
    values (${user}, '-', now() + interval '1 hour') returning id`;
  student = { id: user, role: "student", status: "active", sessionId: session?.id } as Viewer<"student">;
  [{ id: company } = { id: 0 }] = await sql<{ id: number }[]>`
    insert into companies (name, status) values ('Le Fournil', 'active') returning id`;
});
beforeEach(() => sql`truncate saved_searches, job_postings cascade`);
afterAll(async () => {
  await connection().sql.end();
  await drop();
});

test("does not run a search again until another job is published", async () => {
  const q = randomKey();
  const search = await createSavedSearch(q);
  await publish(randomKey(), "10 minutes");
  expect(await readLastCheck(search)).toBeNull();
  await alertSavedSearches();
  const first = await readLastCheck(search);
  expect(first).not.toBeNull();
  await alertSavedSearches();
  expect(await readLastCheck(search)).toBe(first);
  await publish(q, "0 minutes");
  await alertSavedSearches();
  expect(await readLastCheck(search)).not.toBe(first);
  expect(await countAlerts()).toBe(1);
});

test("a search with changed filters also matches older jobs", async () => {
  const q = randomKey();
  const search = await createSavedSearch(randomKey());
  await publish(q, "10 minutes");
  await alertSavedSearches();
  expect(await countAlerts()).toBe(0);
  await updateSavedSearch(student, search, { filters: { q } });
  await alertSavedSearches();
  expect(await countAlerts()).toBe(1);
});

test("a notification counts the jobs of all alerts since the last one that was read", async () => {
  const q = randomKey();
  const search = await createSavedSearch(q);
  const countAfterNew = async (jobs: number) => {
    for (let job = 0; job < jobs; job++) await publish(q, "0 minutes");
    await sql`update saved_searches set alerted_at = null`;
    await alertSavedSearches();
    const rows = await sql`select params ->> 'count' as count from notifications
      where group_key = ${`job_alert:search:${search}`} order by id`;
    return rows.map(({ count }) => count);
  };
  expect(await countAfterNew(3)).toEqual(["3"]);
  expect(await countAfterNew(2)).toEqual(["5"]);
  await sql`update notifications set read_at = now()`;
  expect(await countAfterNew(1)).toEqual(["5", "1"]);
});

/** Inserts a search that was saved an hour ago. */
async function createSavedSearch(q: string): Promise<number> {
  const [row] = await sql`insert into saved_searches (user_id, name, filters, created_at)
    values (${user}, 'La mienne', ${sql.json({ q })}, now() - interval '1 hour') returning id`;
  return row?.id;
}

async function publish(title: string, ago: string): Promise<void> {
  await sql`insert into job_postings
      (company_id, title, description, requirements, location, application_deadline, created_at)
    values (${company}, ${title}, 'Du pain.', 'Se lever tôt.', 'Lyon', current_date + 30, now() - ${ago}::interval)`;
}

async function readLastCheck(search: number): Promise<string | null> {
  const [row] = await sql`select last_checked_at::text as at from saved_searches where id = ${search}`;
  return row?.at;
}

async function countAlerts(): Promise<number> {
  const [row] = await sql`select count(*)::int as many from alerted_jobs`;
  return row?.many;
}
