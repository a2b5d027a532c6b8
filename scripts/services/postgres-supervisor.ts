import { setTimeout as delay } from "node:timers/promises";
import { createAppDatabase } from "./postgres/create-database";
import { resolveDataDirectory } from "./postgres/data-directory";
import { killServerWhenHung } from "./postgres/hang-detection";
import { initializeCluster } from "./postgres/initialise";
import { findPostgresInstallation } from "./postgres/installation";
import { killProcessesOf } from "./postgres/processes";
import {
  type Server,
  type StartOptions,
  spawnServer,
  stopOrphans,
  stopServer,
  waitUntilReady,
} from "./postgres/server";

export type PostgresSupervisorConfig = {
  dataDir: string;
  port: number;
  ownerPassword: string;
  password: string;
};

let server: Server | undefined;
let isStopping = false;

process.once("message", (config) => supervise(config as PostgresSupervisorConfig).catch(reportError));
process.once("disconnect", stop);
// The parent receives these signals too, and stops the database last.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => {});
// The reader of the output may have exited, but the database must still be stopped.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

async function supervise(config: PostgresSupervisorConfig): Promise<void> {
  const dataDirectory = resolveDataDirectory(config.dataDir);
  const home = findPostgresInstallation(dataDirectory);
  const cluster = await initializeCluster(home, dataDirectory, config.ownerPassword);
  const start = { home, cluster, dataDirectory, port: config.port };
  await stopOrphans(cluster);
  server = spawnServer(start);
  await waitUntilReady(server);
  server.process.once("exit", () => restart(start));
  const url = await createAppDatabase(config);
  process.send?.({ ready: true, url });
  await killServerWhenHung(cluster, config.port, config.ownerPassword);
}

async function restart(start: StartOptions): Promise<void> {
  if (isStopping) return;
  console.error("The database ended; starting it again.");
  killProcessesOf(start.cluster);
  server = spawnServer(start);
  try {
    await waitUntilReady(server);
    server.process.once("exit", () => restart(start));
  } catch (error) {
    console.error((error as Error).message);
    await delay(500);
    await restart(start);
  }
}

async function stop(): Promise<void> {
  isStopping = true;
  if (server) await stopServer(server);
  process.exit(0);
}

function reportError(error: Error): void {
  process.send?.({ failed: error.message }, () => process.exit(1));
}
