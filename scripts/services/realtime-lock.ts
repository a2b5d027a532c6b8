import os from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { hostOption } from "@/lib/core/database/host-option";
import { lockIds } from "@/lib/core/database/lock-ids";
import { noTimeout } from "../app/connection";
import { CliError } from "../cli-error";

const checkMs = 3000;
/** A process that is being replaced may still be exiting. */
const acquireTimeoutMs = 10_000;

/** Ensures one embedded realtime server per database: two would not share events. The lock ends with its process. */
export async function acquireRealtimeLock(databaseUrl: string): Promise<() => Promise<void>> {
  const sql = postgres(databaseUrl, {
    ...hostOption(databaseUrl),
    max: 1,
    max_lifetime: null,
    // Disables the driver's own query for types, whose rejection is unhandled.
    fetch_types: false,
    connection: {
      application_name: `preau realtime on ${os.hostname()}, pid ${process.pid}`.slice(-63),
      idle_session_timeout: noTimeout,
      // A machine that has vanished keeps the lock for at most half a minute.
      tcp_keepalives_idle: 10,
      tcp_keepalives_interval: 5,
      tcp_keepalives_count: 3,
    },
    onnotice: () => {},
  });
  const deadline = Date.now() + acquireTimeoutMs;
  while (!(await tryLock(sql))) {
    if (Date.now() > deadline) {
      const message = conflictMessage(await lockOwner(sql));
      await sql.end({ timeout: 1 });
      throw new CliError(message);
    }
    await delay(250);
  }
  const timer = setInterval(() => reacquire(sql), checkMs).unref();
  return async () => {
    clearInterval(timer);
    await sql.end({ timeout: 1 });
  };
}

/** After a restart of the database, the lock needs a new session. */
async function reacquire(sql: Sql): Promise<void> {
  try {
    if (!(await tryLock(sql))) console.error(conflictMessage(await lockOwner(sql)));
  } catch {}
}

async function tryLock(sql: Sql): Promise<boolean> {
  const [row] = await sql`select case when exists (${locks(sql)} and pid = pg_backend_pid()) then true
    else pg_try_advisory_lock(${lockIds.realtimeServer}) end as locked`;
  return row?.locked;
}

async function lockOwner(sql: Sql): Promise<string> {
  const [row] = await sql`select application_name as name from pg_stat_activity
    where pid in (${locks(sql)}) limit 1`;
  return /on (.*)$/.exec(row?.name ?? "")?.[1] ?? "unknown";
}

const locks = (sql: Sql) => sql`select pid from pg_locks
  where locktype = 'advisory' and classid = 0 and objid = ${lockIds.realtimeServer} and objsubid = 1 and granted
    and database = (select oid from pg_database where datname = current_database())`;

function conflictMessage(owner: string): string {
  const variables = [
    "PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET",
    "PUSHER_HOST and PUSHER_PORT (or PUSHER_CLUSTER)",
  ];
  if (!process.env.AUTH_SECRET) variables.push("AUTH_SECRET");
  if (!process.env.S3_BUCKET)
    variables.push("S3_BUCKET and its keys (files in DATA_DIR are seen by one alone)");
  return `Another process (${owner}) uses this database with an embedded realtime server, and its users would not receive the events of this one. Stop it, or set for both the same ${variables.join(", ")}.`;
}
