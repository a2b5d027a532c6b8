import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { applicationHeapFlags, workerHeapFlags } from "../../app/heap-flags";
import { CliError } from "../../cli-error";
import { freePort } from "../../services/ports";
import type { Teardown } from "../../services/teardown";

export type Application = { origin: string; pid: number; close: () => Promise<void> };

/** Serves the benchmark's copy on a database, as `npm start` does, but without the services, which all copies share. */
export async function openApplication(
  appDir: string,
  env: NodeJS.Dict<string>,
  teardown: Teardown,
): Promise<Application> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const own = { HOST: "127.0.0.1", PORT: String(port), APP_URL: origin };
  const name = env.WEB_CONCURRENCY ? "cluster" : "main";
  return { origin, ...(await openProcess(appDir, name, { ...own, ...env }, teardown)) };
}

/** Starts a worker for the application at the origin, which sends notifications and announces changed posts. */
export async function openWorker(
  appDir: string,
  env: NodeJS.Dict<string>,
  origin: string,
  teardown: Teardown,
): Promise<void> {
  await openProcess(appDir, "worker", { APP_URL: origin, ...env }, teardown);
}

async function openProcess(
  appDir: string,
  name: "main" | "cluster" | "worker",
  env: NodeJS.Dict<string>,
  teardown: Teardown,
): Promise<Omit<Application, "origin">> {
  const child = fork(path.join(appDir, `scripts/server/${name}.ts`), {
    cwd: appDir,
    execArgv: [...(name === "worker" ? workerHeapFlags : applicationHeapFlags()), "--import", "tsx"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      LOG_LEVEL: "warn",
      ...env,
    } as NodeJS.ProcessEnv,
  });
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.disconnect();
    await once(child, "exit");
  };
  teardown.defer(close);
  const [message] = await once(child, "message");
  if (message.failed) throw new CliError(message.failed);
  return { pid: child.pid as number, close };
}
