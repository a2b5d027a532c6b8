import { clientEventChannels } from "@/lib/realtime/channels";
import { Child } from "./child";
import { prepareFolder } from "./folder";
import type { KeeperConfig } from "./keeper";
import { holdFolder } from "./lock";
import { freePort } from "./ports";
import { acquireRealtimeLock } from "./realtime-lock";
import { noteRunning } from "./running";
import { keptSecrets, type Secrets } from "./secrets";
import { Teardown } from "./teardown";

type Wanted = {
  dataDir: string;
  /** Which engines to start here; what is not started must be given by the environment. */
  database?: boolean;
  realtime?: boolean;
  /** The database that is given, where none is started here. */
  databaseUrl?: string | undefined;
  teardown?: Teardown;
};

export type Engines = { env: Record<string, string>; stop: () => Promise<void> };

/**
 * Starts the embedded engines on a data folder (absolute path). `env` is what a process needs to use them.
 * They live until `stop`, or until this process ends in whatever way. Throws a Refusal.
 */
export async function openEngines(wanted: Wanted): Promise<Engines> {
  const { dataDir, database = true, realtime = true, databaseUrl, teardown = new Teardown() } = wanted;
  await prepareFolder(dataDir);
  const secrets = await keptSecrets(dataDir);
  const env: Record<string, string> = { DATA_DIR: dataDir, AUTH_SECRET: secrets.authSecret };
  try {
    if (database) env.DATABASE_URL = await startDatabase(dataDir, secrets, teardown);
    const sharedUrl = env.DATABASE_URL ?? databaseUrl;
    if (realtime && sharedUrl) teardown.defer(await acquireRealtimeLock(sharedUrl));
    if (realtime) Object.assign(env, await startRealtime(secrets, teardown));
  } catch (error) {
    await teardown.run();
    throw error;
  }
  return { env, stop: () => teardown.run() };
}

async function startDatabase(dataDir: string, secrets: Secrets, teardown: Teardown): Promise<string> {
  teardown.defer(await holdFolder(dataDir));
  const config: KeeperConfig = {
    dataDir,
    port: await freePort(),
    ownerPassword: secrets.databaseOwnerPassword,
    password: secrets.databasePassword,
  };
  const module = "scripts/engines/keeper.ts";
  const keeper = new Child({ name: "keeper of the database", module, config, env: process.env });
  teardown.defer(() => keeper.stop());
  const { url } = await keeper.start();
  teardown.defer(await noteRunning(dataDir, String(url)));
  return String(url);
}

async function startRealtime(secrets: Secrets, teardown: Teardown): Promise<Record<string, string>> {
  const env = {
    PUSHER_APP_ID: secrets.pusherAppId,
    PUSHER_KEY: secrets.pusherKey,
    PUSHER_SECRET: secrets.pusherSecret,
    PUSHER_HOST: "127.0.0.1",
    PUSHER_PORT: String(await freePort()),
  };
  const module = "lib/realtime/server/main.ts";
  const settings = { CLIENT_EVENT_CHANNELS: clientEventChannels.join(",") };
  const engine = new Child({ name: "realtime engine", module, env: { ...process.env, ...env, ...settings } });
  teardown.defer(() => engine.stop());
  await engine.start();
  return env;
}
