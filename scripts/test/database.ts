import postgres from "postgres";

/** The tests' database does not outlive them, so no commit of theirs has to wait for the disk. */
export async function commitWithoutDisk(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`alter role current_user set synchronous_commit = off`;
  // It holds for new connections: those of the start are closed, and opened again by their pools.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where usename = current_user and application_name = 'preau' and state = 'idle'`;
  await sql.end();
}
