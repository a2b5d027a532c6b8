import postgres, { type Sql } from "postgres";

/** Opens a connection for `run` alone. Fails after five seconds without one. */
export async function withConnection<T>(url: string, run: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    return await run(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
