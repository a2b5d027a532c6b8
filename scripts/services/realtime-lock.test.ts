import { existsSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isAlive } from "@/e2e/support/is-alive";
import { databaseUrl, runQuery, spawnServices, startServicesProcess } from "@/e2e/support/services-process";
import { lockIds } from "@/lib/core/database/lock-ids";
import { createScratchDir, removeScratchDir } from "../test/scratch";

const folders: string[] = [];
const started: number[] = [];
let url: string;

beforeEach(async () => {
  const folder = newFolder();
  await open(folder, "--no-realtime");
  url = databaseUrl(folder);
});
afterEach(async () => {
  for (const pid of started) if (isAlive(pid)) process.kill(pid, "SIGTERM");
  const countRunning = () => started.filter(isAlive).length + folders.filter(hasServer).length;
  await vi.waitUntil(() => countRunning() === 0, 15_000);
  for (const folder of folders.splice(0)) removeScratchDir(folder);
  started.length = 0;
}, 20_000);

function newFolder(): string {
  const folder = createScratchDir();
  folders.push(folder);
  return folder;
}

async function open(folder: string, ...options: string[]): Promise<number> {
  const { pid } = await startServicesProcess(folder, options);
  started.push(pid);
  return pid;
}

const pidFile = (folder: string) => path.join(folder, "postgres/18/postmaster.pid");
const hasServer = (folder: string) => existsSync(pidFile(folder));

async function expectRejected(owner: number): Promise<void> {
  const second = spawnServices(newFolder(), [url]);
  expect(await second.ended).toBe(1);
  const output = second.output();
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).toContain(`${os.hostname()}, pid ${owner}`);
  for (const name of ["APP_ID", "KEY", "SECRET", "HOST", "PORT"]) expect(output).toContain(`PUSHER_${name}`);
  expect(output).toContain("S3_BUCKET");
}

test("rejects a second embedded realtime server on a database, until the first one is killed", async () => {
  const first = await open(newFolder(), url);
  await expectRejected(first);
  process.kill(first, "SIGKILL");
  await open(newFolder(), url);
});

test("still rejects a second one after a restart of the database", async () => {
  const first = await open(newFolder(), url);
  const server = Number(readFileSync(pidFile(folders[0] as string), "utf8").split("\n")[0]);
  process.kill(server, "SIGKILL");
  const owners = () =>
    runQuery(url, `select 1 from pg_locks where locktype = 'advisory' and objid = ${lockIds.realtimeServer}`);
  await vi.waitUntil(() => !isAlive(server), 5000);
  await vi.waitUntil(async () => (await owners()).length === 1, { timeout: 20_000, interval: 200 });
  await expectRejected(first);
});
