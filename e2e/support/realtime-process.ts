import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { App } from "@/lib/core/realtime/server/limits";

type Engine = { child: ChildProcess; port: number };

type Options = { port?: number; settings?: Record<string, string> };

/** For one test. */
export async function forkEngine(app: App, options?: Options): Promise<Engine> {
  const engine = await startEngine(app, options);
  onTestFinished(() => void engine.child.kill("SIGKILL"));
  return engine;
}

/** The engine as the process it is in the fixture; `port` 0 takes a free one. Rejects with its own sentence. */
export async function startEngine(app: App, { port = 0, settings }: Options = {}): Promise<Engine> {
  const child = fork(fileURLToPath(new URL("../../lib/core/realtime/server/main.ts", import.meta.url)), {
    execArgv: ["--import", import.meta.resolve("tsx")],
    env: {
      ...process.env,
      PUSHER_APP_ID: app.id,
      PUSHER_KEY: app.key,
      PUSHER_SECRET: app.secret,
      PUSHER_PORT: String(port),
      ...settings,
    },
  });
  const [word] = (await once(child, "message")) as [{ port: number } | { failed: string }];
  if ("failed" in word) throw new Error(word.failed);
  return { child, port: word.port };
}
