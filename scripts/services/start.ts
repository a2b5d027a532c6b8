import { clientEventChannels } from "@/lib/core/realtime/channels";
import { CliError } from "../cli-error";
import { acquireDirLock } from "./dir-lock";
import { freePort } from "./ports";
import type { PostgresSupervisorConfig } from "./postgres-supervisor";
import { prepareDataDir } from "./prepare-dir";
import { acquireRealtimeLock } from "./realtime-lock";
import { publishRunningDatabase, withdrawRunningDatabase } from "./running-database";
import { loadOrCreateSecrets, type Secrets } from "./secrets";
import { forkModule, SupervisedProcess } from "./supervised-process";
import { Teardown } from "./teardown";

type ServiceOptions = {
  dataDir: string;
  /** The URL of an external database; without one, the embedded database is started. */
  databaseUrl?: string | undefined;
  realtime?: boolean;
  /** False for a command, which stops the database when it is done: other commands wait for that. */
  isShared?: boolean;
  /** The folder of `compileServices`; without one, a compiler runs beside the services. */
  compiled?: string | undefined;
  teardown?: Teardown;
};

/** `env` contains the settings by which other processes connect to the services. */
export type Services = { env: Record<string, string>; databaseUrl: string; stop: () => Promise<void> };

export async function startServices(options: ServiceOptions): Promise<Services> {
  const { dataDir, realtime = true, isShared = true, compiled, teardown = new Teardown() } = options;
  await prepareDataDir(dataDir);
  try {
    const secrets = await loadOrCreateSecrets(dataDir);
    const databaseUrl =
      options.databaseUrl ?? (await startDatabase(dataDir, secrets, { compiled, teardown, isShared }));
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, AUTH_SECRET: secrets.authSecret };
    if (realtime) {
      teardown.defer(await acquireRealtimeLock(databaseUrl));
      Object.assign(env, await startRealtime(secrets, { compiled, teardown }));
    }
    return { env, databaseUrl, stop: () => teardown.run() };
  } catch (error) {
    await teardown.run();
    throw toCliError(dataDir, error);
  }
}

/** Converts errors of a disk that is full, read-only or broken. */
function toCliError(dataDir: string, error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (!["ENOSPC", "EDQUOT", "EROFS", "EIO"].includes(code)) return error;
  return new CliError(
    `The data folder ${dataDir} cannot be written (${code}): free space on its disk, or choose another with DATA_DIR.`,
  );
}

type StartOptions = { compiled: string | undefined; teardown: Teardown };

async function startDatabase(
  dataDir: string,
  secrets: Secrets,
  { compiled, teardown, isShared }: StartOptions & { isShared: boolean },
): Promise<string> {
  teardown.defer(await acquireDirLock(dataDir));
  // A killed process leaves its URL, and in a container the next one has its pid.
  await withdrawRunningDatabase(dataDir);
  const config: PostgresSupervisorConfig = {
    dataDir,
    port: await freePort(),
    ownerPassword: secrets.databaseOwnerPassword,
    password: secrets.databasePassword,
  };
  const module = "scripts/services/postgres-supervisor.ts";
  const supervisor = new SupervisedProcess({
    name: "database supervisor",
    config,
    env: process.env,
    fork: () => forkModule(module, process.env, compiled),
  });
  teardown.defer(() => supervisor.stop());
  const { url } = await supervisor.start();
  if (isShared) teardown.defer(await publishRunningDatabase(dataDir, String(url)));
  return String(url);
}

async function startRealtime(
  secrets: Secrets,
  { compiled, teardown }: StartOptions,
): Promise<Record<string, string>> {
  const env = {
    PUSHER_APP_ID: secrets.pusherAppId,
    PUSHER_KEY: secrets.pusherKey,
    PUSHER_SECRET: secrets.pusherSecret,
    PUSHER_HOST: "127.0.0.1",
    PUSHER_PORT: String(await freePort()),
  };
  const module = "lib/core/realtime/server/main.ts";
  const settings = { CLIENT_EVENT_CHANNELS: clientEventChannels.join(",") };
  const realtimeEnv = { ...process.env, ...env, ...settings };
  const realtimeServer = new SupervisedProcess({
    name: "realtime server",
    env: realtimeEnv,
    fork: () => forkModule(module, realtimeEnv, compiled),
  });
  teardown.defer(() => realtimeServer.stop());
  await realtimeServer.start();
  return env;
}
