import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import type { App } from "@/lib/core/realtime/server/limits";
import { reapWhenOrphaned } from "@/scripts/services/orphan-reaper";
import { compiledService } from "./compiled-services";
import { realtimeEnv } from "./realtime-env";

type RealtimeProcess = { child: ChildProcess; port: number };

type Options = { port?: number; settings?: Record<string, string> };

/** Starts a realtime server for one test. */
export async function forkRealtimeServer(app: App, options?: Options): Promise<RealtimeProcess> {
  const server = await startRealtimeProcess(app, options);
  onTestFinished(() => void server.child.kill("SIGKILL"));
  return server;
}

/**
 * Starts the realtime server in a separate process, as in production; `port` 0 takes a free one. Rejects with the
 * server's own error.
 */
export async function startRealtimeProcess(
  app: App,
  { port = 0, settings }: Options = {},
): Promise<RealtimeProcess> {
  const child = fork(compiledService("lib/core/realtime/server/main.ts"), {
    execArgv: [],
    detached: true,
    env: { ...process.env, ...realtimeEnv(app, port), ...settings },
  });
  // Tests stop the server by a signal, so it needs another way to exit when a test run is interrupted.
  reapWhenOrphaned(child, "now");
  const [message] = (await once(child, "message")) as [{ port: number } | { failed: string }];
  if ("failed" in message) throw new Error(message.failed);
  return { child, port: message.port };
}
