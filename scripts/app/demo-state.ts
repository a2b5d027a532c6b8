import type { Sql, TransactionSql } from "postgres";
import { withConnection } from "./connection";
import { migrateDatabase } from "./migrate";

export const demoStates = ["declined", "begun", "done"] as const;
type DemoState = (typeof demoStates)[number];

/** The state is stored as the comment of the database, so that it exists exactly as long as the database. */
export async function readDemoState(sql: Sql | TransactionSql): Promise<DemoState | null> {
  const [row] = await sql`select shobj_description(oid, 'pg_database') as state
    from pg_database where datname = current_database()`;
  return row?.state;
}

export async function writeDemoState(sql: Sql, state: DemoState): Promise<void> {
  await sql.unsafe(`comment on database preau is '${state}'`);
}

export async function hasUsers(sql: Sql): Promise<boolean> {
  const [row] = await sql`select exists (select 1 from users) as any`;
  return row?.any;
}

export async function recreateDatabase(url: string): Promise<void> {
  await withConnection(new URL("/postgres", url).href, async (sql) => {
    await sql.unsafe("drop database if exists preau with (force)");
    await sql.unsafe("create database preau");
  });
  await migrateDatabase(url);
}
