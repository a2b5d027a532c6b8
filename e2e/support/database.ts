import postgres from "postgres";
import { databaseUrl } from "./environment";

/** The application's own database, for making rows and for looking behind the API. */
export const sql = postgres(databaseUrl, { max: 3, idle_timeout: 5, onnotice: () => {} });

/** Makes a scheduled task due, whose interval is longer than a test. */
export async function makeDue(task: string): Promise<void> {
  await sql`update scheduled_tasks set due_at = now() where name = ${task} and due_at > now()`;
}

/** How many connections wait for what another, by its process id, has locked. */
export async function countBlockedBy(pid: number): Promise<number> {
  const [row] = await sql`
    select count(*)::int as many from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`;
  return row?.many;
}
