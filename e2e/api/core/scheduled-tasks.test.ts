import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "@/scripts/services/supervised-process";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { isolatedEnv } from "../../support/worker-instance";

const workerEnv = isolatedEnv(databaseUrl);
Object.assign(process.env, workerEnv);
const { runTask, listDueTasks } = await import("@/lib/core/tasks/run-task");

const name = `test ${randomUUID()}`;
beforeEach(() => sql`insert into scheduled_tasks (name) values (${name})`);
let otherWorker: ChildProcess | undefined;
afterEach(async () => {
  otherWorker?.kill("SIGKILL");
  await sql`delete from scheduled_tasks where name = ${name}`;
});

/** A task that runs until it is released and counts its starts. */
function pausedTask(everySeconds: number) {
  const seen = { done: 0, free: () => {} };
  const held = new Promise<void>((resolve) => {
    seen.free = resolve;
  });
  const work = async () => {
    seen.done += 1;
    await held;
  };
  return { seen, task: { name, everySeconds, work } };
}

const listDue = () => listDueTasks([{ name, everySeconds: 1, work: async () => {} }]);
const isDue = async () => (await listDue()).due.has(name);

test("runs a task in only one process at a time, and only when it is due", async () => {
  await sql`delete from scheduled_tasks where name = ${name}`;
  const { seen, task } = pausedTask(3600);
  expect(await isDue(), "one that is new").toBe(true);
  const first = runTask(task);
  await expect.poll(() => seen.done).toBe(1);
  expect(await runTask(task)).toBe(false);
  seen.free();
  expect(await first).toBe(true);
  expect(await runTask(task)).toBe(false);
  const { due, nextInMs } = await listDue();
  expect([...due]).toEqual([]);
  expect(nextInMs).toBeGreaterThan(3_500_000);
  expect(nextInMs).toBeLessThanOrEqual(3_600_000);
  expect(seen.done).toBe(1);
});

test("holds no lock while a task runs", async () => {
  const { seen, task } = pausedTask(3600);
  const first = runTask(task);
  await expect.poll(() => seen.done).toBe(1);
  // An open transaction would be ended by the database's timeout in the middle of the task.
  await expect
    .poll(
      () => sql`select pid from pg_locks where relation = 'scheduled_tasks'::regclass
      and database = (select oid from pg_database where datname = current_database())`,
    )
    .toEqual([]);
  seen.free();
  expect(await first).toBe(true);
});

test("renews the lease of a task that takes longer", async () => {
  const { seen, task } = pausedTask(3600);
  const first = runTask(task, 3);
  await expect.poll(() => seen.done).toBe(1);
  const [lease] = await sql`select due_at::text as ends from scheduled_tasks where name = ${name}`;
  const isLeaseOver = async () => {
    expect(await Promise.all([1, 2, 3].map(() => runTask(task, 3)))).toEqual([false, false, false]);
    const [row] = await sql`select now() > ${lease?.ends}::timestamptz as over`;
    return row?.over;
  };
  await expect.poll(isLeaseOver, { timeout: 20_000 }).toBe(true);
  seen.free();
  expect(await first).toBe(true);
  expect(seen.done).toBe(1);
  expect(await isDue()).toBe(false);
});

test("runs a task again when the lease of a dead worker has ended", async () => {
  otherWorker = await startOtherWorker(3600);
  const { seen, task } = pausedTask(3600);
  seen.free();
  expect(await runTask(task), "while it lives").toBe(false);
  otherWorker.kill("SIGKILL");
  await once(otherWorker, "exit");
  expect(await runTask(task), "before the end of its lease").toBe(false);
  await sql`update scheduled_tasks set due_at = now() where name = ${name}`;
  expect(await runTask(task)).toBe(true);
  expect(seen.done).toBe(1);
});

test("leaves a task to the worker that claimed it after the lease had ended", async () => {
  const [slow, next] = [pausedTask(0), pausedTask(3600)];
  const first = runTask(slow.task, 3600);
  await expect.poll(() => slow.seen.done).toBe(1);
  await sql`update scheduled_tasks set due_at = now() where name = ${name}`;
  const second = runTask(next.task);
  await expect.poll(() => next.seen.done).toBe(1);
  slow.seen.free();
  await first;
  expect(await isDue(), "it is still the second's").toBe(false);
  next.seen.free();
  expect(await second).toBe(true);
});

test("repeats a failed task at its next scheduled time", async () => {
  const failing = { name, everySeconds: 0, work: () => Promise.reject(new Error("no")) };
  expect(await runTask(failing)).toBe(true);
  expect(await isDue()).toBe(true);
});

/** Starts a process that claims the task and runs it. */
async function startOtherWorker(seconds: number): Promise<ChildProcess> {
  const script = ["--import", "tsx", "e2e/support/crashing-worker.ts", name, String(seconds)];
  const child = spawn(process.execPath, script, { cwd: root, env: workerEnv as NodeJS.ProcessEnv });
  await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  expect(child.exitCode).toBeNull();
  return child;
}
