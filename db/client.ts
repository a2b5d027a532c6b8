import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type { Sql } from "postgres";
import { copyTypes } from "@/lib/core/database/driver-types";
import { connect, Pool, type PoolOptions } from "@/lib/core/database/pool";
import { isUnavailable } from "@/lib/core/database/unavailable";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors/app-error";
import { requestContext } from "@/lib/core/http/request-context";
import { withRowMapper } from "./row-mapper";

/** A connection for reads: the pool, or a transaction on it. */
export type ReadDatabase = Pick<
  PostgresJsDatabase,
  "select" | "selectDistinct" | "$with" | "with" | "$count" | "execute"
>;

/** A transaction. The pool does not match the type, so that related writes cannot be split. */
export type Transaction = Parameters<Parameters<PostgresJsDatabase["transaction"]>[0]>[0];

export type Database = ReadDatabase & Pick<PostgresJsDatabase, "insert" | "update" | "delete">;

type Connection = { sql: Sql; db: PostgresJsDatabase };

/** After `queryMs` a query's connection is destroyed; the database itself gives up a little earlier. */
export const databaseTimeouts = { connectMs: 3000, queryMs: 5000 };
const statementMs = 4500;
const maintenanceMs = 10 * 60_000;

// Kept on globalThis: the framework loads this file once per bundle, and one pool serves them all.
const shared = globalThis as typeof globalThis & {
  preauDatabase?: Connection;
  preauMaintenance?: PostgresJsDatabase;
};

const driverOptions = {
  idle_timeout: 60,
  connection: { application_name: "preau", statement_timeout: statementMs },
};

/** The options of connections for statements that may take minutes. */
const maintenance = {
  timeouts: { ...databaseTimeouts, queryMs: maintenanceMs },
  connection: {
    ...driverOptions.connection,
    statement_timeout: maintenanceMs,
    idle_in_transaction_session_timeout: maintenanceMs,
  },
  connections: 2,
  waitMs: 10_000,
};

function openPool(): Connection {
  const sql = poolOf(env().DATABASE_URL);
  return { sql, db: withRowMapper(drizzle(withPreparedQueries(sql))) };
}

export function poolOf(url: string): Sql {
  return openPoolWith({
    url,
    ...databaseTimeouts,
    driver: { ...driverOptions, max: env().DATABASE_CONNECTIONS },
  });
}

function openPoolWith(options: PoolOptions): Sql {
  const pool = new Pool(options);
  const unsafe = (...args: Parameters<Sql["unsafe"]>) => withoutHoles(pool.current.unsafe(...args));
  return new Proxy((() => {}) as unknown as Sql, {
    get: (_, key) => (key === "unsafe" ? unsafe : Reflect.get(pool.current, key)),
    apply: (_, __, args) => withoutHoles(Reflect.apply(pool.current, undefined, args)),
  });
}

/**
 * The driver does not reset its count of rows when a query fails between two of them (a time limit, a division by
 * zero): the next result of the connection would begin with as many holes, and its first row would be missing. The first
 * statement of a transaction returns no rows and resets the count.
 */
function withoutHoles<T extends object>(query: T): T {
  const { resolve } = query as { resolve?: (result: unknown[]) => void };
  if (!resolve) return query;
  return Object.assign(query, {
    resolve(result: unknown[]) {
      if (result.length > 0 && !(0 in result))
        result.splice(
          0,
          result.findIndex((_, index) => index in result),
        );
      resolve(result);
    },
  });
}

const currentTransaction = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Plans each statement once per connection, those of its transactions included. Within a transaction the pool throws:
 * waiting there for a second connection, as many transactions as it has connections would stop each other.
 */
export function withPreparedQueries(sql: Sql, isPool = true): Sql {
  const unsafe: Sql["unsafe"] = (query, params, options) => {
    if (isPool) requireNoTransaction();
    return recordingOutage(sql.unsafe(query, params, { ...options, prepare: true }));
  };
  const transaction =
    (key: "begin" | "savepoint") =>
    (...args: [...unknown[], (tx: Sql) => unknown]) => {
      if (isPool) requireNoTransaction();
      const run = args.pop() as (tx: Sql) => unknown;
      return Reflect.get(sql, key)(...args, (tx: Sql) => {
        const prepared = withPreparedQueries(tx, false);
        return key === "begin" ? runAsTransaction(() => run(prepared)) : run(prepared);
      });
    };
  const own = { unsafe, begin: transaction("begin"), savepoint: transaction("savepoint") };
  return new Proxy(sql, { get: (target, key) => Reflect.get(Object.hasOwn(own, key) ? own : target, key) });
}

function runAsTransaction<T>(run: () => T): Promise<T> {
  const transaction = { isOpen: true };
  return currentTransaction.run(transaction, async () => {
    try {
      return await run();
    } finally {
      // Queries that a transaction has started and that outlast it may use the pool again.
      transaction.isOpen = false;
    }
  });
}

function requireNoTransaction(): void {
  if (currentTransaction.getStore()?.isOpen) throw new Error("A transaction has to use its own connection.");
}

/** The framework reports a page without a database only as an error; the server reads the reason from the request. */
function recordingOutage<T extends object>(query: T): T {
  const context = requestContext();
  const { reject } = query as { reject?: (error: unknown) => void };
  if (!context || !reject) return query;
  return Object.assign(query, {
    reject: (error: unknown) => {
      if (isUnavailable(error)) context.isDatabaseDown = true;
      reject(error);
    },
  });
}

export function connection(): Connection {
  shared.preauDatabase ??= openPool();
  return shared.preauDatabase;
}

/** Connects on first use, because a build needs no database. For writes without a session: tasks, sign-in, email links. */
export const systemDb = new Proxy({} as PostgresJsDatabase, {
  get: (_, key) => Reflect.get(connection().db, key),
});

export const db: ReadDatabase = systemDb;

export async function withMaintenanceConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const driver = { max: 1, connection: maintenance.connection };
  const sql = connect(env().DATABASE_URL, maintenance.timeouts, driver);
  copyTypes(connection().sql, sql);
  try {
    return await work({ sql, db: drizzle(sql) });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Runs on one of a few connections, however many are wanted at once: the others wait for a while, then fail. */
export function runMaintenanceTransaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  shared.preauMaintenance ??= drizzle(openMaintenancePool());
  const { preauMaintenance: pool } = shared;
  return new Promise((resolve, reject) => {
    const busy = new AppError("unavailable", { retryAfter: 10 });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(busy);
    }, maintenance.waitMs);
    const transaction = pool.transaction((tx) => {
      clearTimeout(timer);
      if (isLate) throw busy;
      return run(tx);
    });
    transaction.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

function openMaintenancePool(): Sql {
  const { timeouts, connection: parameters, connections: max } = maintenance;
  const driver = { ...driverOptions, connection: parameters, max };
  return openPoolWith({ url: env().DATABASE_URL, ...timeouts, driver });
}
