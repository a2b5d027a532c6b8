import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "@/scripts/services/supervised-process";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { isolatedEnv } from "../../support/worker-instance";

const lonely = isolatedEnv(databaseUrl);
Object.assign(process.env, lonely);
const { runTask, dueTasks } = await import("@/lib/core/tasks/run-task");

const name = `test ${randomUUID()}`;
beforeEach(() => sql`insert into scheduled_tasks (name) values (${name})`);
let dying: ChildProcess | undefined;
afterEach(async () => {
  dying?.kill("SIGKILL");
  await sql`delete from scheduled_tasks where name = ${name}`;
});

/** A duty that goes on until it is let go, and counts how often it was begun. */
function longDuty(everySeconds: number) {
  const seen = { done: 0, free: () => {} };
  const held = new Promise<void>((resolve) => {
    seen.free = resolve;
  });
  const work = async () => {
    seen.done += 1;
    await held;
  };
  return { seen, duty: { name, everySeconds, work } };
}

const isDue = async () => (await dueTasks([{ name, everySeconds: 1, work: async () => {} }])).has(name);

test("a duty is done by one at a time, when it is due, and again only when its time has come", async () => {
  await sql`delete from scheduled_tasks where name = ${name}`;
  const { seen, duty } = longDuty(3600);
  expect(await isDue(), "one that is new").toBe(true);
  const first = runTask(duty);
  await expect.poll(() => seen.done).toBe(1);
  expect(await runTask(duty)).toBe(false);
  seen.free();
  expect(await first).toBe(true);
  expect(await runTask(duty)).toBe(false);
  expect(await isDue()).toBe(false);
  expect(seen.done).toBe(1);
});

test("a duty that is under way holds nothing in the database", async () => {
  const { seen, duty } = longDuty(3600);
  const first = runTask(duty);
  await expect.poll(() => seen.done).toBe(1);
  // A transaction that waits for its work is ended by the database in the middle of it.
  await expect
    .poll(() => sql`select pid from pg_locks where relation = 'scheduled_tasks'::regclass`)
    .toEqual([]);
  seen.free();
  expect(await first).toBe(true);
});

test("a duty that outlives its first lease is done once, however many ask", async () => {
  const { seen, duty } = longDuty(3600);
  const first = runTask(duty, 1);
  await expect.poll(() => seen.done).toBe(1);
  const [lease] = await sql`select due_at::text as ends from scheduled_tasks where name = ${name}`;
  const isOver = async () => {
    expect(await Promise.all([1, 2, 3].map(() => runTask(duty, 1)))).toEqual([false, false, false]);
    const [row] = await sql`select now() > ${lease?.ends}::timestamptz as over`;
    return row?.over;
  };
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true);
  seen.free();
  expect(await first).toBe(true);
  expect(seen.done).toBe(1);
  expect(await isDue()).toBe(false);
});

test("a duty whose worker died is done by another when the lease has ended", async () => {
  dying = await takenByAnother(5);
  const { seen, duty } = longDuty(3600);
  seen.free();
  expect(await runTask(duty), "while it lives").toBe(false);
  dying.kill("SIGKILL");
  await once(dying, "exit");
  const [lease] = await sql`select due_at > now() as lasts from scheduled_tasks where name = ${name}`;
  expect(lease?.lasts).toBe(true);
  await expect.poll(() => runTask(duty), { timeout: 20_000 }).toBe(true);
  expect(seen.done).toBe(1);
});

test("who was away longer than the lease leaves the duty to who took it meanwhile", async () => {
  const [slow, next] = [longDuty(0), longDuty(3600)];
  const first = runTask(slow.duty, 3600);
  await expect.poll(() => slow.seen.done).toBe(1);
  await sql`update scheduled_tasks set due_at = now() where name = ${name}`;
  const second = runTask(next.duty);
  await expect.poll(() => next.seen.done).toBe(1);
  slow.seen.free();
  await first;
  expect(await isDue(), "it is still the second's").toBe(false);
  next.seen.free();
  expect(await second).toBe(true);
});

test("a duty that fails is tried again at its next time, and stops nobody", async () => {
  const failing = { name, everySeconds: 0, work: () => Promise.reject(new Error("no")) };
  expect(await runTask(failing)).toBe(true);
  expect(await isDue()).toBe(true);
});

/** A worker of its own that took the duty and is at it. */
async function takenByAnother(seconds: number): Promise<ChildProcess> {
  const script = ["--import", "tsx", "e2e/support/crashing-worker.ts", name, String(seconds)];
  const child = spawn(process.execPath, script, { cwd: root, env: lonely as NodeJS.ProcessEnv });
  await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  expect(child.exitCode).toBeNull();
  return child;
}
