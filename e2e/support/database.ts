import postgres from "postgres";
import { databaseUrl } from "./environment";

/** A client of the application's database, to insert rows and to check what the API stored. */
export const sql = postgres(databaseUrl, { max: 3, idle_timeout: 5, onnotice: () => {} });

/** Makes a scheduled task due now: its interval is longer than a test. */
export async function makeDue(task: string): Promise<void> {
  await sql`update scheduled_tasks set due_at = now() where name = ${task} and due_at > now()`;
}

/** How many connections wait for a lock that the process with this id holds. */
export async function countBlockedBy(pid: number): Promise<number> {
  const [row] = await sql`
    select count(*)::int as many from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`;
  return row?.many;
}
