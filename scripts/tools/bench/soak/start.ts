import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CliError } from "../../../cli-error";
import { freePort } from "../../../services/ports";
import { findRunningDatabase } from "../../../services/running-database";
import { root } from "../../../services/supervised-process";
import type { Teardown } from "../../../services/teardown";
import { createStudents, type Student } from "./people";

type Started = { origin: string; pid: number; students: Student[] };

/** The whole application on a demo school, by the command of `npm start`, and students who are signed in to it. */
export async function startWithStudents(dataDir: string, teardown: Teardown): Promise<Started> {
  const folder = path.join(dataDir, "soak");
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = await startApplication(folder, port, teardown);
  const url = await findRunningDatabase(folder);
  if (!url) throw new CliError("The application's database is not running.");
  return { origin, pid: start.pid as number, students: await createStudents(url, origin) };
}

async function startApplication(folder: string, port: number, teardown: Teardown): Promise<ChildProcess> {
  const { PATH, HOME } = process.env;
  const own = { PORT: String(port), DATA_DIR: folder, SEED: "demo", LOG_LEVEL: "warn", TRUSTED_PROXIES: "1" };
  const start = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH, HOME, ...own } as NodeJS.Dict<string> as NodeJS.ProcessEnv,
  });
  teardown.defer(async () => {
    if (start.exitCode === null && start.kill()) await once(start, "exit");
  });
  let output = "";
  start.stdout?.on("data", (chunk) => {
    output += chunk;
    process.stdout.write(chunk);
  });
  while (!output.includes("is open at")) {
    if (start.exitCode !== null)
      throw new CliError("The application did not start: the reason stands above.");
    await delay(100);
  }
  return start;
}
