import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import type { App } from "@/lib/core/realtime/server/limits";
import { reapWhenOrphaned } from "@/scripts/services/orphan-reaper";
import { compiledService } from "./compiled-services";
import { realtimeEnv } from "./realtime-env";

type RealtimeProcess = { child: ChildProcess; port: number };

type Options = { port?: number; settings?: Record<string, string> };

/** A realtime server for one test. */
export async function forkRealtimeServer(app: App, options?: Options): Promise<RealtimeProcess> {
  const server = await startRealtimeProcess(app, options);
  onTestFinished(() => void server.child.kill("SIGKILL"));
  return server;
}

/** The realtime server as the process that it is in the fixture; `port` 0 takes a free one. Rejects with its own sentence. */
export async function startRealtimeProcess(
  app: App,
  { port = 0, settings }: Options = {},
): Promise<RealtimeProcess> {
  const child = fork(compiledService("lib/core/realtime/server/main.ts"), {
    execArgv: [],
    detached: true,
    env: { ...process.env, ...realtimeEnv(app, port), ...settings },
  });
  // A test stops it by a signal: then it cannot end by itself with a test run that is interrupted.
  reapWhenOrphaned(child, "now");
  const [message] = (await once(child, "message")) as [{ port: number } | { failed: string }];
  if ("failed" in message) throw new Error(message.failed);
  return { child, port: message.port };
}
