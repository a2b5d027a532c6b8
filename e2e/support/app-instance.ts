import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { freePort } from "@/scripts/services/ports";
import { compiledFile, root } from "@/scripts/services/supervised-process";
import { copyDatabaseTemplate } from "@/scripts/test/database-template";
import { databaseUrl, descendants, findDescendant } from "./services-process";

/** An application with services of its own, for tests that break something. */
export type AppInstance = {
  origin: string;
  database: string;
  /** A client of the instance's database; it connects with the first query. */
  sql: Sql;
  supervisor: () => number;
  server: () => number;
  databaseSupervisor: () => number;
  application: () => number;
  /** The id of the process that runs a module. */
  running: (module: string) => number;
  /** The output of all processes so far. */
  output: () => string;
  close: () => Promise<void>;
};

/** Starts what `npm start` starts on a data directory, without the check that the application is built. */
export async function startApp(dataDir: string, env: Record<string, string> = {}): Promise<AppInstance> {
  const port = await freePort();
  const { PATH, HOME, DATABASE_TEMPLATE } = process.env;
  if (DATABASE_TEMPLATE && !env.DATABASE_URL) copyDatabaseTemplate(DATABASE_TEMPLATE, dataDir);
  const own = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SEED: "none",
    ADMIN_TWO_FACTOR: "optional",
    LOG_LEVEL: "silent",
    TRUSTED_PROXIES: "1",
    // npm sets this variable: with it, the application exits with its parent, even when a test run is interrupted.
    npm_lifecycle_event: "start",
    ...env,
  };
  const start = spawn(process.execPath, [compiledFile("scripts/start.ts")], {
    cwd: root,
    env: { PATH, HOME, ...own } as unknown as NodeJS.ProcessEnv,
  });
  let output = "";
  for (const stream of [start.stdout, start.stderr]) stream.on("data", (chunk) => (output += chunk));
  await waitUntilReady(start, () => output);
  const server = () =>
    Number(readFileSync(path.join(dataDir, "postgres/18/postmaster.pid"), "utf8").split("\n")[0]);
  const running = (module: string) => findDescendant(start.pid as number, module) as number;
  const database = env.DATABASE_URL ?? databaseUrl(dataDir);
  const sql = postgres(database, { max: 2, onnotice: () => {} });
  return {
    origin: `http://127.0.0.1:${port}`,
    database,
    sql,
    supervisor: () => start.pid as number,
    server,
    databaseSupervisor: () =>
      descendants(start.pid as number).find((pid) => descendants(pid).includes(server())) as number,
    application: () => running("scripts/server/main"),
    running,
    output: () => output,
    close: async () => {
      await sql.end({ timeout: 1 });
      if (start.exitCode !== null || start.signalCode !== null) return;
      start.kill();
      await once(start, "exit");
    },
  };
}

async function waitUntilReady(start: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes("is open at")) {
    if (start.exitCode !== null) throw new Error(output());
    await Promise.race([once(start.stdout as NodeJS.ReadableStream, "data"), once(start, "exit")]);
  }
}
