import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { scheduledTasks as table } from "@/db/schema/scheduled-tasks";
import { log } from "@/lib/core/log";
import { logErrors } from "./log-errors";

export type ScheduledTask = { name: string; everySeconds: number; work: () => Promise<void> };

/** `nextInMs` is the time until the first of the others is due; Infinity without others. */
export async function listDueTasks(
  tasks: readonly ScheduledTask[],
): Promise<{ due: Set<string>; nextInMs: number }> {
  const rows = await readTasks({ names: tasks.map(({ name }) => name) });
  const added = tasks.filter(({ name }) => !rows.some((row) => row.name === name));
  if (added.length > 0)
    await systemDb
      .insert(table)
      .values(added.map(({ name }) => ({ name })))
      .onConflictDoNothing();
  const due = [...added, ...rows.filter(({ dueInMs }) => dueInMs <= 0)];
  const waits = rows.map(({ dueInMs }) => dueInMs).filter((ms) => ms > 0);
  return { due: new Set(due.map(({ name }) => name)), nextInMs: Math.min(...waits) };
}

const readTasks = prepareOnce(() =>
  systemDb
    .select({
      name: table.name,
      dueInMs: sql<number>`(extract(epoch from ${table.dueAt} - now()) * 1000)::float8`,
    })
    .from(table)
    .where(sql`${table.name} = any(${sql.placeholder("names")}::text[])`),
);

/** The lease is renewed while the task runs: when the process dies, it is due again as the lease ends. */
export async function runTask(
  { name, everySeconds, work }: ScheduledTask,
  leaseSeconds = 30,
): Promise<boolean> {
  const dueAt = await setDue(leaseSeconds, and(eq(table.name, name), lte(table.dueAt, sql`now()`)));
  if (!dueAt) return false;
  const lease = renewLease(name, dueAt, leaseSeconds);
  await logErrors({ task: name }, "a scheduled task failed", work);
  await setDue(everySeconds, isHeld(name, await lease.end()), { finishedAt: sql`now()` });
  return true;
}

function renewLease(name: string, dueAt: string, seconds: number): { end: () => Promise<string> } {
  let until = dueAt;
  let renewing = Promise.resolve();
  const renew = async () => {
    try {
      until = (await setDue(seconds, isHeld(name, until))) ?? until;
    } catch (error) {
      log.warn({ err: error, task: name }, "the lease of a scheduled task was not renewed");
    }
  };
  const timer = setInterval(
    () => {
      renewing = renewing.then(renew);
    },
    (seconds * 1000) / 3,
  );
  return {
    end: async () => {
      clearInterval(timer);
      await renewing;
      return until;
    },
  };
}

/** A process that took it after an expired lease has moved its time. */
function isHeld(name: string, until: string) {
  return and(eq(table.name, name), sql`${table.dueAt} = ${until}::timestamptz`);
}

/** Returned as the database writes it, to the microsecond. */
async function setDue(
  seconds: number,
  where: ReturnType<typeof and>,
  more: { finishedAt?: SQL } = {},
): Promise<string | undefined> {
  const [row] = await systemDb
    .update(table)
    .set({ ...more, dueAt: sql`now() + make_interval(secs => ${seconds}::float8)` })
    .where(where)
    .returning({ dueAt: sql<string>`${table.dueAt}::text` });
  return row?.dueAt;
}
