import { setTimeout as pause } from "node:timers/promises";
import { postgresHome } from "./postgres/binaries";
import { killServerWhenHung } from "./postgres/hang-detection";
import { initialisedCluster } from "./postgres/initialise";
import { ownDatabase } from "./postgres/own-database";
import { databasePlace } from "./postgres/place";
import { killProcessesOf } from "./postgres/processes";
import { endOrphans, isReady, type Server, type Start, spawnServer, stopServer } from "./postgres/server";

/** What the keeper of the embedded database is told when it starts. */
export type KeeperConfig = { dataDir: string; port: number; ownerPassword: string; password: string };

let server: Server | undefined;
let ending = false;

process.once("message", (config) => keep(config as KeeperConfig).catch(refuse));
process.once("disconnect", end);
// The parent hears these too, and lets go of the database last.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => {});
// Whoever read the output may be gone; the database must be stopped all the same.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

async function keep(config: KeeperConfig): Promise<void> {
  const place = databasePlace(config.dataDir);
  const home = postgresHome(place);
  const cluster = await initialisedCluster(home, place, config.ownerPassword);
  const start = { home, cluster, place, port: config.port };
  await endOrphans(cluster);
  server = spawnServer(start);
  await isReady(server);
  server.process.once("exit", () => revive(start));
  const url = await ownDatabase(config);
  process.send?.({ ready: true, url });
  await killServerWhenHung(cluster, config.port, config.ownerPassword);
}

async function revive(start: Start): Promise<void> {
  if (ending) return;
  console.error("The database ended; starting it again.");
  killProcessesOf(start.cluster);
  server = spawnServer(start);
  try {
    await isReady(server);
    server.process.once("exit", () => revive(start));
  } catch (error) {
    console.error((error as Error).message);
    await pause(500);
    await revive(start);
  }
}

async function end(): Promise<void> {
  ending = true;
  if (server) await stopServer(server);
  process.exit(0);
}

function refuse(error: Error): void {
  process.send?.({ failed: error.message }, () => process.exit(1));
}
