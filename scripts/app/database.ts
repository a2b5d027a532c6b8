import { existsSync } from "node:fs";
import path from "node:path";
import type { Sql } from "postgres";
import { CliError } from "../cli-error";
import { findRunningDatabase } from "../services/running-database";
import { startServices } from "../services/start";
import type { Teardown } from "../services/teardown";
import { withConnection } from "./connection";
import { migrateDatabase } from "./migrate";
import type { Settings } from "./settings";

/** Returns the URL of the database; starts the embedded one unless it is running. */
export async function reachDatabase(settings: Settings, teardown: Teardown): Promise<string> {
  if (settings.hasExternalDatabase) {
    await assertDatabaseReachable(settings.DATABASE_URL);
    return settings.DATABASE_URL;
  }
  const running = await findRunningDatabase(settings.DATA_DIR);
  if (running) return running;
  const { databaseUrl } = await startServices({
    dataDir: settings.DATA_DIR,
    realtime: false,
    isShared: false,
    teardown,
  });
  return databaseUrl;
}

/** A command in another environment than the application's would create a new site, and work on that. */
export function assertSiteExists(settings: Pick<Settings, "DATA_DIR" | "hasExternalDatabase">): void {
  if (hasSite(settings)) return;
  throw new CliError(
    `There is no site in the data folder ${settings.DATA_DIR}: name the right one with DATA_DIR, or its database with DATABASE_URL.`,
  );
}

export function hasSite({
  DATA_DIR,
  hasExternalDatabase,
}: Pick<Settings, "DATA_DIR" | "hasExternalDatabase">) {
  return hasExternalDatabase || existsSync(path.join(DATA_DIR, "postgres"));
}

/** Prepares the environment of a command. An existing database is not migrated, because an application may be using it. */
export async function openDatabase(settings: Settings, teardown: Teardown): Promise<void> {
  const url = await reachDatabase(settings, teardown);
  await migrateDatabase(url, { isNewOnly: true });
  const { AUTH_SECRET, PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET } = settings;
  Object.assign(process.env, { AUTH_SECRET, PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET, DATABASE_URL: url });
}

export async function assertDatabaseReachable(url: string): Promise<void> {
  try {
    await withConnection(url, async (sql) => {
      const [row] = await sql`select current_setting('server_version_num')::int as version,
        current_setting('server_encoding') as encoding`.simple();
      if (row?.version < 150_000) throw new CliError("The database is older than PostgreSQL 15.");
      if (row?.encoding !== "UTF8")
        throw new CliError(
          `The database has the encoding ${row?.encoding}: create it with encoding 'UTF8' template template0.`,
        );
      if (await withConnection(url, (other) => isInSessionMode(sql, other))) return;
      throw new CliError(
        "DATABASE_URL names a connection pooler in transaction mode: name the database itself, or a pooler in session mode.",
      );
    });
  } catch (error) {
    if (error instanceof CliError) throw error;
    const { name, message, code = "" } = error as NodeJS.ErrnoException;
    const problem = name === "PostgresError" ? rejection(code) : "does not respond";
    throw new CliError(
      `The database at ${decodeURIComponent(new URL(url).host)} ${problem} (${message || code}): check DATABASE_URL.`,
    );
  }
}

/**
 * Whether a connection keeps its session: in transaction mode, a pooler may assign its server connection to `other`, and
 * locks and LISTEN are lost.
 */
export async function isInSessionMode(sql: Sql, other: Sql): Promise<boolean> {
  const readPid = async () => (await sql`select pg_backend_pid() as pid`.simple())[0]?.pid;
  const pid = await readPid();
  return other.begin(async () => (await readPid()) === pid);
}

const rejection = (code: string) =>
  code.startsWith("28") ? "rejects the user or password" : "rejects the connection";
