import postgres, { type Sql } from "postgres";
import { hostOption } from "@/lib/core/database/host-option";

/** A string, because the driver omits the number 0. */
export const noTimeout = "0" as never;

/** Opens a connection for `run` without the role's time limit. Fails when it cannot connect in five seconds. */
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
