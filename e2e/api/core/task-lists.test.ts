import { afterAll, beforeAll, test, vi } from "vitest";
import { createDatabase, isolatedEnv } from "../../support/worker-instance";

const { url, sql, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url));
const { runWorker } = await import("@/lib/core/tasks/worker");
const { taskLists } = await import("@/lib/scheduled-tasks");
beforeAll(async () => {
  await sql`insert into users (name, username, email, password_hash, role, status)
    select 'Ada', 'ada' || n, 'ada' || n || '@test.invalid', '-', 'student', 'active' from generate_series(0, 20) n`;
  await sql`insert into saved_searches (user_id, name, filters) select id, 'Ada', '{}' from users`;
});
afterAll(drop);

const isExporting = sql`select from data_exports where attempts > 0`;
const isAlerting = sql`select from scheduled_tasks where name = 'alert-saved-searches' and finished_at is null
  and due_at > now()`;

test.each([
  // Each export or search waits for its table, until the time limit of a query.
  { work: "data exports", table: "dismissed_suggestions", hasBegun: isExporting },
  { work: "emails to many users", table: "alerted_jobs", hasBegun: isAlerting },
])("other tasks do not wait for $work", { timeout: 120_000 }, async ({ table, hasBegun }) => {
  await sql`delete from scheduled_tasks`;
  await sql`update saved_searches set last_checked_at = null`;
  await sql`insert into data_exports (user_id) select id from users on conflict do nothing`;
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`lock table ${sql(table)} in access exclusive mode`;
  const stop = new AbortController();
  const worker = runWorker(stop.signal, taskLists);
  const waitUntil = (isTrue: () => Promise<unknown>) =>
    vi.waitUntil(isTrue, { timeout: 30_000, interval: 250 });
  async function endSuspension() {
    await waitUntil(async () => (await sql`${hasBegun}`).length > 0);
    await sql`update users set status = 'suspended', suspended_until = current_date - 1 where username = 'ada0'`;
    await sql`update scheduled_tasks set due_at = now() where name = 'end-suspensions'`;
    await waitUntil(async () => (await sql`select from users where status = 'suspended'`).length === 0);
  }
  await endSuspension().finally(async () => {
    await holder`commit`;
    holder.release();
    stop.abort();
    await worker;
  });
});
