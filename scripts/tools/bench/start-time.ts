import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CliError } from "../../cli-error";
import { freePort } from "../../services/ports";
import type { Teardown } from "../../services/teardown";

/** Starts and stops the copy with `npm start`'s own command; the milliseconds to its first 200. */
export async function startTime(appDir: string, dataDir: string, teardown: Teardown): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const start = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: appDir,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: path.join(dataDir, "start"),
      SEED: "none",
      LOG_LEVEL: "warn",
    } as NodeJS.Dict<string> as NodeJS.ProcessEnv,
  });
  teardown.defer(() => start.kill());
  await waitForResponse(`http://127.0.0.1:${port}/login`, start);
  const duration = performance.now() - startedAt;
  start.kill();
  await once(start, "exit");
  return duration;
}

async function waitForResponse(url: string, start: ChildProcess): Promise<void> {
  for (;;) {
    if (start.exitCode !== null)
      throw new CliError("The benchmark's copy did not start: see the error above.");
    const response = await fetch(url).catch(() => null);
    if (response?.status === 200) return;
    await delay(20);
  }
}
