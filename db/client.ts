import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { env } from "@/lib/env";

/** What only reads: the pool, or a transaction on it. */
export type ReadDatabase = Pick<
  PostgresJsDatabase,
  "select" | "selectDistinct" | "$with" | "with" | "$count" | "execute"
>;

/** A transaction; the pool is none, so that what belongs together cannot be written apart. */
export type Transaction = Parameters<Parameters<PostgresJsDatabase["transaction"]>[0]>[0];

/** What writes: a transaction, or `systemDb`. */
export type Database = ReadDatabase & Pick<PostgresJsDatabase, "insert" | "update" | "delete">;

type Connection = { sql: Sql; db: PostgresJsDatabase };

// Kept on globalThis: the framework loads this file once per bundle, and one pool serves them all.
const shared = globalThis as typeof globalThis & { preauDatabase?: Connection };

function connect(): Connection {
  const sql = postgres(env().DATABASE_URL, {
    max: 10,
    connect_timeout: 3,
    idle_timeout: 60,
    // The default waits up to 20 s after a database restart; half a second recovers at once.
    backoff: (retries) => Math.min(0.5, 0.05 * 2 ** retries),
    connection: { application_name: "preau", statement_timeout: 5000 },
    onnotice: () => {},
  });
  return { sql, db: drizzle(preparing(sql)) };
}

/** Every query is made known once per connection: one that is not waits for the server twice, each time. */
function preparing(sql: Sql): Sql {
  const unsafe: Sql["unsafe"] = (query, params, options) =>
    sql.unsafe(query, params, { ...options, prepare: true });
  return new Proxy(sql, { get: (target, key) => (key === "unsafe" ? unsafe : Reflect.get(target, key)) });
}

/** The pool behind `db`, connected on first use. */
export function connection(): Connection {
  shared.preauDatabase ??= connect();
  return shared.preauDatabase;
}

/**
 * Drizzle over the pool, connected on first use, so that a build needs no database. It writes for whom no session
 * vouches: scheduled tasks, sign-in, links of emails. What a viewer writes goes through `runTransaction`.
 */
export const systemDb = new Proxy({} as PostgresJsDatabase, {
  get: (_, key) => Reflect.get(connection().db, key),
});

export const db: ReadDatabase = systemDb;
