import postgres, { type Sql } from "postgres";

/** On a connection of its own, which is there within five seconds or never. */
export async function withConnection<T>(url: string, run: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    return await run(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
