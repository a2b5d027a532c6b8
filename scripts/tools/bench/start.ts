import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CliError } from "../../cli-error";
import { freePort } from "../../services/ports";
import type { Teardown } from "../../services/teardown";
import { median, milliseconds } from "./figures";
import type { Finding } from "./report";

type StartedApp = { origin: string; pid: number; stop: () => Promise<void> };

/** Runs the command of `npm start` until it serves its first page. */
export async function startApplication(
  appDir: string,
  vars: NodeJS.Dict<string>,
  teardown: Teardown,
): Promise<StartedApp> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: appDir,
    stdio: ["ignore", "inherit", "inherit"],
    env: { PATH, HOME, PORT: port, LOG_LEVEL: "warn", ...vars } as NodeJS.Dict<string> as NodeJS.ProcessEnv,
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, "exit");
  };
  teardown.defer(stop);
  while ((await fetch(`${origin}/login`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null) throw new CliError("The application did not start: see the error above.");
    await delay(20);
  }
  return { origin, pid: child.pid as number, stop };
}

/** Measures the time from `npm start` to its first page on a built tree (docs/performance.md#goals). Builds when needed. */
export async function measureStart(appDir: string, dataDir: string, teardown: Teardown): Promise<Finding> {
  const vars = { DATA_DIR: path.join(dataDir, "start"), SEED: "none" };
  const durations: number[] = [];
  for (let round = 0; round < 4; round++) {
    const startedAt = performance.now();
    const { stop } = await startApplication(appDir, vars, teardown);
    durations.push(performance.now() - startedAt);
    await stop();
  }
  // The first start may have built the application.
  const time = median(durations.slice(1));
  return {
    what: "npm start, built, to the first page",
    measured: milliseconds(time),
    goal: "≤ 5 s",
    met: time <= 5000,
  };
}
