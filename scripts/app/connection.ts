import postgres, { type Sql } from "postgres";
import { hostOption } from "@/lib/core/database/host-option";

/** The driver leaves the number out. */
export const noTimeout = "0" as never;

/** Opens a connection for `run` alone, without a time limit of the role. Fails after five seconds without one. */
export async function withConnection<T>(url: string, run: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, {
    ...hostOption(url),
    max: 1,
    connect_timeout: 5,
    connection: { statement_timeout: noTimeout },
    onnotice: () => {},
  });
  try {
    return await run(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
