import cluster from "node:cluster";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import type { Duplex } from "node:stream";
import next from "next";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { logConsoleErrors } from "@/lib/core/log/console";
import { stopTracing } from "@/lib/core/tracing/stop";
import { followSite } from "@/lib/school-settings/site";
import { root } from "../services/supervised-process";
import { formatAbortReasons } from "./abort-reasons";
import { handleClientErrors } from "./client-errors";
import { closeSockets, drain } from "./drain";
import { listen, listenErrorMessage } from "./listen";
import { withMethodNotAllowed } from "./method-not-allowed";
import { withMetrics } from "./metrics";
import { withPageCache } from "./page-cache";
import { servePrecompressed } from "./precompressed";
import { withRanges } from "./ranges";
import { createRequestHandler } from "./request-handler";
import { withRequestTarget } from "./request-target";
import { withRouteHandlers } from "./route-handlers";
import { socketTimeouts } from "./socket-timeouts";
import { forwardUpgrades } from "./upgrades";

const clusterGraceMs = 2000;

async function serve(): Promise<void> {
  process.umask(0o077);
  logConsoleErrors(log);
  const { NODE_ENV, HOST, PORT, METRICS_TOKEN } = env();
  // Node's loader would retain the source maps of Next.js: 80 MB.
  const isProduction = NODE_ENV === "production";
  if (isProduction) {
    process.setSourceMapsEnabled(false);
    setBuiltConfig();
    formatAbortReasons();
  }
  // A server that receives the upgrade listener of Next.js but never listens: forwardUpgrades selects what reaches it.
  const upgrades = new http.Server();
  const app = next({ dev: NODE_ENV === "development", hostname: HOST, port: PORT, httpServer: upgrades });
  const stop = new AbortController();
  await Promise.all([app.prepare(), followSite(stop.signal)]);
  const files = withRanges(app.getRequestHandler(), path.join(root, "public"));
  const build = path.join(root, ".next");
  const framework = servePrecompressed(files, build);
  const handle = createRequestHandler(
    withMethodNotAllowed(isProduction ? withRouteHandlers(framework, build) : framework),
    env(),
  );
  const cached = isProduction ? withPageCache(handle, 10_000) : handle;
  let sockets = new Set<Duplex>();
  const measured = METRICS_TOKEN ? await withMetrics(cached, METRICS_TOKEN, () => sockets.size) : cached;
  const servers = await listen(withRequestTarget(measured, env()), HOST, PORT, socketTimeouts(env()));
  handleClientErrors(servers, env());
  sockets = forwardUpgrades(servers, upgrades, env());
  // The parent may have exited meanwhile.
  process.send?.({ ready: true }, () => {});
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    stop.abort();
    // Another process of the cluster may serve the requests that this one no longer accepts.
    const graceMs = cluster.isWorker && process.connected ? clusterGraceMs : 0;
    await Promise.all([closeSockets(sockets, graceMs), drain(servers, graceMs)]);
    await stopTracing();
    if (cluster.isWorker && process.connected) await leaveCluster();
    process.exit(0);
  };
  process.once("disconnect", end);
  process.once("SIGTERM", end);
}

/** Disconnects from the cluster. When the channel closes, connections handed to this process have been handed back. */
async function leaveCluster(): Promise<void> {
  const closed = once(process, "disconnect");
  cluster.worker?.disconnect();
  await closed;
}

/** Sets the config as the standalone server of Next.js does: loading next.config.ts loads two compilers, which retain 50 MB. */
function setBuiltConfig(): void {
  const { config } = JSON.parse(readFileSync(path.join(root, ".next/required-server-files.json"), "utf8"));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

serve().catch((error: Error & { syscall?: string }) => {
  const { HOST, PORT } = env();
  const isListenError = error.syscall === "listen" || error.syscall === "getaddrinfo";
  if (!isListenError) console.error(error);
  const failed = isListenError
    ? listenErrorMessage(error, HOST, PORT)
    : `The application did not start: ${error.message}`;
  process.send?.({ failed }, () => process.exit(1));
});
