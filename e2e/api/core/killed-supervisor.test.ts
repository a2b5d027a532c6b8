import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createRandom } from "@/db/seed/random";
import { freePort, isFree } from "@/scripts/services/ports";
import { root } from "@/scripts/services/supervised-process";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { startApp } from "../../support/app-instance";
import { listProcesses } from "../../support/list-processes";
import { findDescendant, runQuery } from "../../support/services-process";

/** The long run has sixty kills: KILLS=60 npm test -- e2e/api/core/killed-supervisor.test.ts */
const kills = Number(process.env.KILLS ?? 4);
const killsPerFolder = 4;
const modules = [
  "scripts/services/postgres-supervisor",
  "lib/core/realtime/server/main",
  "scripts/server/main",
  "scripts/server/worker",
];

/** Resolves at the moment at which this supervisor shall be killed. */
type KillPoint = (supervisor: number) => Promise<unknown>;

const random = createRandom("killed supervisor");
const killPoints: KillPoint[] = Array.from({ length: kills }, () => {
  const durationMs = random.between(0, 10_000);
  return () => delay(durationMs);
});
const chains = killPoints.flatMap((_, from) =>
  from % killsPerFolder === 0 ? [killPoints.slice(from, from + killsPerFolder)] : [],
);

test.concurrent.each(chains.map((chain, index) => ({ number: `${index + 1}`, chain })))(
  "killing the supervisor at random moments leaves no process and loses no acknowledged row ($number)",
  ({ chain }) => killAndRestart(chain),
  600_000,
);

test.concurrent(
  "killing the supervisor while its child loads leaves no process and loses no acknowledged row",
  () => killAndRestart(modules.map(appearanceOf)),
  600_000,
);

/** Waits until the child process exists but has not started its program. */
function appearanceOf(module: string): KillPoint {
  return (supervisor) =>
    vi.waitUntil(() => findDescendant(supervisor, module), { timeout: 60_000, interval: 10 });
}

async function killAndRestart(chain: KillPoint[]): Promise<void> {
  const folder = createScratchDir();
  const written: number[] = [];
  for (const killPoint of chain) await startAndKill(folder, killPoint, written);
  const site = await startApp(folder);
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
  await write(site.database, written);
  const rows = await runQuery(site.database, "select number from kills order by number");
  expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(written));
  await site.close();
  await expectNoProcesses(folder);
  removeScratchDir(folder);
}

async function startAndKill(folder: string, killPoint: KillPoint, written: number[]): Promise<void> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const own = { DATA_DIR: folder, PORT: String(port), SEED: "none", LOG_LEVEL: "silent" };
  const supervisor = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { PATH, HOME, ...own } as unknown as NodeJS.ProcessEnv,
    stdio: "ignore",
  });
  const killing = new AbortController();
  const pid = supervisor.pid as number;
  const writing = writeUntil(killing.signal, folder, pid, written);
  await killPoint(pid).finally(() => killing.abort());
  supervisor.kill("SIGKILL");
  if (supervisor.signalCode === null) await once(supervisor, "exit");
  expect(supervisor.signalCode).toBe("SIGKILL");
  await writing;
  await expectNoProcesses(folder);
  expect(await isFree(port)).toBe(true);
}

async function expectNoProcesses(folder: string): Promise<void> {
  const expectNoProcesses = () => expect(listProcesses(folder)).toEqual([]);
  await vi.waitFor(expectNoProcesses, { timeout: 15_000, interval: 100 });
}

/** Writes rows while the database of this supervisor runs; collects the acknowledged ones. */
async function writeUntil(
  signal: AbortSignal,
  folder: string,
  pid: number,
  written: number[],
): Promise<void> {
  while (!signal.aborted) {
    await delay(50);
    const url = urlOf(folder, pid);
    if (!url) continue;
    try {
      await write(url, written);
    } catch {
      return;
    }
  }
}

async function write(url: string, written: number[]): Promise<void> {
  const id = "number int generated always as identity primary key";
  await runQuery(url, `create table if not exists kills (${id})`, 0);
  const [row] = await runQuery(url, "insert into kills default values returning number", 0);
  written.push(row?.number);
}

function urlOf(folder: string, pid: number): string | null {
  try {
    const { holder, databaseUrl } = JSON.parse(readFileSync(path.join(folder, "running.json"), "utf8"));
    return holder === pid ? databaseUrl : null;
  } catch {
    return null;
  }
}
