import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type { Sql } from "postgres";
import { Replica } from "@/lib/core/database/replica";
import { env } from "@/lib/core/env";
import { connection, poolOf, type ReadDatabase, withPreparedQueries } from "./client";
import { withRowMapper } from "./row-mapper";

type ReplicaConnection = { state: Replica; db: PostgresJsDatabase };

// One connection for all bundles of the framework, on globalThis like the primary's.
const shared = globalThis as typeof globalThis & { preauReplica?: ReplicaConnection | null };

/** Null where no replica is configured. */
function replicaConnection(): ReplicaConnection | null {
  const { DATABASE_REPLICA_URL: url } = env();
  if (shared.preauReplica === undefined) shared.preauReplica = url ? openReplica(url) : null;
  return shared.preauReplica;
}

export const replicaState = () => replicaConnection()?.state ?? null;

/**
 * For reads that may be seconds old: figures, and lists of what everybody may see (lib/core/auth/reader-for.ts).
 * Never use it for a session, a permission, or a row that the viewer may just have written.
 */
export const replica: ReadDatabase = new Proxy({} as PostgresJsDatabase, {
  get: (_, key) => Reflect.get(replicaConnection()?.db ?? connection().db, key),
});

function openReplica(url: string): ReplicaConnection {
  const [sql, primary] = [poolOf(url), withPreparedQueries(connection().sql)];
  const state = new Replica(
    () => primary,
    () => sql,
  );
  state.poll();
  // The part of a driver that drizzle calls for reads.
  const unsafe = (query: string, params?: Parameters<Sql["unsafe"]>[1]) => {
    const rows = (on: Sql) => on.unsafe(query, params, { prepare: true });
    return {
      // biome-ignore lint/suspicious/noThenProperty: the driver sends a query when it is awaited.
      then: (...handlers: Parameters<Promise<unknown>["then"]>) => state.run(rows).then(...handlers),
      values: () => state.run((on) => rows(on).values()),
    };
  };
  return { state, db: withRowMapper(drizzle({ options: sql.options, unsafe } as unknown as Sql)) };
}
