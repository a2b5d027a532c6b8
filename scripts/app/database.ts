import { CliError } from "../cli-error";
import { findRunningDatabase } from "../services/running-database";
import { startServices } from "../services/start";
import type { Teardown } from "../services/teardown";
import { withConnection } from "./connection";
import { migrateDatabase } from "./migrate";
import type { Settings } from "./settings";

/** Its URL; the embedded one is started unless it runs already. */
export async function reachDatabase(settings: Settings, teardown: Teardown): Promise<string> {
  if (settings.hasExternalDatabase) {
    await assertDatabaseReachable(settings.DATABASE_URL);
    return settings.DATABASE_URL;
  }
  const running = await findRunningDatabase(settings.DATA_DIR);
  if (running) return running;
  const { databaseUrl } = await startServices({ dataDir: settings.DATA_DIR, realtime: false, teardown });
  return databaseUrl;
}

/** For commands: the environment as `lib` reads it. They run beside an application, below which nothing is migrated. */
export async function openDatabase(settings: Settings, teardown: Teardown): Promise<void> {
  const url = await reachDatabase(settings, teardown);
  await migrateDatabase(url, { isNewOnly: true });
  const { AUTH_SECRET, PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET } = settings;
  Object.assign(process.env, { AUTH_SECRET, PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET, DATABASE_URL: url });
}

export async function assertDatabaseReachable(url: string): Promise<void> {
  try {
    const [row] = await withConnection(
      url,
      (sql) => sql`select current_setting('server_version_num')::int as version`,
    );
    if (row?.version < 150_000) throw new CliError("The database is older than PostgreSQL 15.");
  } catch (error) {
    if (error instanceof CliError) throw error;
    const { name, message, code = "" } = error as NodeJS.ErrnoException;
    const problem = name === "PostgresError" ? rejection(code) : "does not respond";
    throw new CliError(
      `The database at ${new URL(url).host} ${problem} (${message || code}): check DATABASE_URL.`,
    );
  }
}

const rejection = (code: string) =>
  code.startsWith("28") ? "rejects the user or password" : "rejects the connection";
