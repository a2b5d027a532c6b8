import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createRandom } from "@/db/seed/random";
import { root } from "@/scripts/engines/child";
import { freePort, isFree } from "@/scripts/engines/ports";
import { removeScratch, scratchFolder } from "@/scripts/test/scratch";
import { ask } from "../support/engines-process";
import { openHouse } from "../support/own-house";
import { processesOfFolder } from "../support/processes-of-folder";

/** Sixty by hand: KILLS=60 npm test -- e2e/api/killed-supervisor.test.ts */
const kills = Number(process.env.KILLS ?? 8);
const seed = Number(process.env.KILL_SEED ?? 1);
const folders = 2;
const killsPerFolder = 4;

const rounds = Array.from({ length: Math.ceil(kills / folders / killsPerFolder) }, (_, round) => round);

test.each(rounds)(
  "a killed supervisor leaves nothing behind, and no next start without its data (%i)",
  async (round) => {
    await Promise.all(
      Array.from({ length: folders }, (_, folder) => killAgainAndAgain(seed + round * folders + folder)),
    );
  },
  600_000,
);

async function killAgainAndAgain(ownSeed: number): Promise<void> {
  const folder = scratchFolder();
  const random = createRandom(`kill ${ownSeed}`);
  const written: number[] = [];
  for (let kill = 0; kill < killsPerFolder; kill++)
    await startAndKill(folder, random.between(0, 10_000), written);
  const site = await openHouse(folder);
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
  await write(site.database, written);
  const rows = await ask(site.database, "select number from kills order by number");
  expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(written));
  await site.close();
  await nothingLeft(folder);
  removeScratch(folder);
}

async function startAndKill(folder: string, ms: number, written: number[]): Promise<void> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const own = { DATA_DIR: folder, PORT: String(port), SEED: "none", LOG_LEVEL: "silent" };
  const supervisor = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    cwd: root,
    env: { PATH, HOME, ...own } as unknown as NodeJS.ProcessEnv,
    stdio: "ignore",
  });
  const killed = pause(ms).then(() => supervisor.kill("SIGKILL"));
  await Promise.race([killed, writeWhileRunning(folder, supervisor.pid as number, written)]);
  await killed;
  if (supervisor.signalCode === null) await once(supervisor, "exit");
  expect(supervisor.signalCode).toBe("SIGKILL");
  await nothingLeft(folder);
  expect(await isFree(port)).toBe(true);
}

async function nothingLeft(folder: string): Promise<void> {
  const left = () => expect(processesOfFolder(folder)).toEqual([]);
  await vi.waitFor(left, { timeout: 15_000, interval: 100 });
}

/** Writes a row a moment as soon as the database of this supervisor answers; remembers what was acknowledged. */
async function writeWhileRunning(folder: string, pid: number, written: number[]): Promise<void> {
  for (;;) {
    await pause(50);
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
  await ask(url, `create table if not exists kills (${id})`, 0);
  const [row] = await ask(url, "insert into kills default values returning number", 0);
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
