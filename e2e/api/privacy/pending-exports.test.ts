import { afterAll, expect, test, vi } from "vitest";
import { createDatabase, isolatedEnv } from "../../support/worker-instance";

const { url, sql, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url));
const { runWorker } = await import("@/lib/core/tasks/worker");
const { frequentTasks, longTasks, scheduledTasks } = await import("@/lib/scheduled-tasks");
afterAll(drop);

test("other tasks do not wait for data exports", { timeout: 120_000 }, async () => {
  await sql`insert into users (name, username, email, password_hash, role, status, suspended_until)
    select 'Ada', 'ada' || n, 'ada' || n || '@test.invalid', '-', 'student',
      case when n = 0 then 'suspended' else 'active' end, case when n = 0 then current_date - 1 end
    from generate_series(0, 20) n`;
  await sql`insert into data_exports (user_id) select id from users where status = 'active'`;
  const holder = await sql.reserve();
  await holder`begin`;
  // Each export waits for this table, until the time limit of a query.
  await holder`lock table dismissed_suggestions in access exclusive mode`;
  const stop = new AbortController();
  const worker = runWorker(stop.signal, [scheduledTasks, longTasks, ...frequentTasks]);
  const isDone = async () => {
    const [row] = await sql`select exists (select from data_exports where attempts > 0)
      and not exists (select from users where status = 'suspended') as done`;
    return row?.done;
  };
  await vi.waitUntil(isDone, { timeout: 30_000, interval: 250 }).finally(async () => {
    await holder`commit`;
    holder.release();
    stop.abort();
    await worker;
  });
  expect(await sql`select from data_exports where attempts = 0`).toEqual([]);
});
