import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { isAlive } from "@/e2e/support/is-alive";
import {
  databaseUrl,
  descendants,
  runQuery,
  spawnServices,
  startServicesProcess,
} from "@/e2e/support/services-process";
import { copyDatabaseTemplate } from "../test/database-template";
import { createScratchDir, removeScratchDir } from "../test/scratch";

let folder: string;
const started: number[] = [];
/** A data directory that the others are copies of. */
const template = createScratchDir();
beforeAll(async () => {
  const services = await startServicesProcess(template, ["--no-realtime"]);
  services.process.kill("SIGTERM");
  await services.ended;
}, 60_000);
afterAll(() => removeScratchDir(template));
beforeEach(() => {
  folder = createScratchDir();
  copyDatabaseTemplate(template, folder);
});
afterEach(async () => {
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, "SIGTERM");
  await vi.waitFor(
    () => expect(existsSync(path.join(folder, "postgres/18/postmaster.pid"))).toBe(false),
    15_000,
  );
  removeScratchDir(folder);
});

async function open(dataDir = folder) {
  const services = await startServicesProcess(dataDir);
  started.push(services.pid);
  return { ...services, url: databaseUrl(dataDir), below: descendants(services.pid) };
}

const serverPid = () =>
  Number(readFileSync(path.join(folder, "postgres/18/postmaster.pid"), "utf8").split("\n")[0]);
const waitUntilEnded = (pids: number[]) => vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), 15_000);

test("a killed database restarts on its port without losing a commit", async () => {
  const { url } = await open();
  await runQuery(url, "create table promise as select 'kept' as word");
  process.kill(serverPid(), "SIGKILL");
  expect(await runQuery(url, "select word from promise")).toEqual([{ word: "kept" }]);
});

test("killing a busy database leaves no query running", async () => {
  const { url } = await open();
  const killed = serverPid();
  const busy = runQuery(url, "select count(*) from generate_series(1, 1e12)", 0).catch((error) => error);
  await vi.waitUntil(
    async () => (await runQuery(url, "select from pg_stat_activity where query like '%1e12%'")).length > 1,
    15_000,
  );
  process.kill(killed, "SIGKILL");
  expect(await busy).toBeInstanceOf(Error);
  expect(
    await runQuery(url, "select count(*)::int from pg_stat_activity where query like '%generate_series%'"),
  ).toEqual([{ count: 1 }]);
});

test("restarts a killed supervisor and its database", async () => {
  const { url, pid } = await open();
  const server = serverPid();
  const supervisor = descendants(pid).find((processId) => descendants(processId).includes(server)) as number;
  process.kill(supervisor, "SIGKILL");
  await vi.waitUntil(() => !isAlive(server), 5000);
  expect(await runQuery(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("stops everything on SIGTERM, and shuts the database down cleanly", async () => {
  const { process: services, ended, below } = await open();
  expect(below.length).toBeGreaterThan(5);
  services.kill("SIGTERM");
  expect(await ended).toBe(0);
  // The timeout is shorter than ten seconds, after which the reaper would kill the others.
  await vi.waitFor(() => expect(below.filter(isAlive)).toEqual([]), 2000);
  expect(readFileSync(path.join(folder, "postgres.log"), "utf8")).toContain("database system is shut down");
});

test("no child survives when the parent is killed", async () => {
  const { process: services, below } = await open();
  services.kill("SIGKILL");
  await waitUntilEnded(below);
});

test("starts cleanly after parent and supervisor were killed together", async () => {
  const { pid, url, below } = await open();
  await runQuery(url, "create table promise as select 'kept' as word");
  const server = serverPid();
  for (const processId of [pid, ...below])
    if (descendants(processId).includes(server)) process.kill(processId, "SIGKILL");
  const again = await open();
  expect(await runQuery(again.url, "select word from promise")).toEqual([{ word: "kept" }]);
  expect(isAlive(server)).toBe(false);
});

test("a start withdraws the URL that a killed process left, until its own database is ready", async () => {
  const { process: services, below } = await open();
  services.kill("SIGKILL");
  await waitUntilEnded(below);
  const record = path.join(folder, "running.json");
  expect(existsSync(record)).toBe(true);
  const again = open();
  await vi.waitUntil(() => !existsSync(record), { timeout: 15_000, interval: 2 });
  await again;
  expect(existsSync(record)).toBe(true);
});

test("a second start on the folder reports the process that holds the lock", async () => {
  const { pid } = await open();
  const second = spawnServices(folder);
  expect(await second.ended).toBe(1);
  expect(second.output().trim().split("\n")).toEqual([
    expect.stringContaining(`Another process (pid ${pid}) holds the data folder ${folder}`),
  ]);
});

test("other users cannot read a new database or its secrets", async () => {
  removeScratchDir(folder);
  await open();
  for (const name of ["postgres", "postgres/18", "secrets.json", "running.json", "postgres.log"])
    expect([name, statSync(path.join(folder, name)).mode & 0o077]).toEqual([name, 0]);
});

test.runIf(process.getuid?.() === 0)(
  "root keeps a database in a folder that others cannot enter",
  async () => {
    const home = path.join(folder, "home");
    mkdirSync(home, { mode: 0o700 });
    const data = path.join(home, "data");
    const { url, process: services, ended } = await open(data);
    await runQuery(url, "create table promise as select 'kept' as word");
    services.kill("SIGTERM");
    await ended;
    const again = await open(data);
    expect(await runQuery(again.url, "select word from promise")).toEqual([{ word: "kept" }]);
    expect(statSync(path.join(data, "postgres")).mode & 0o077).toBe(0);
    again.process.kill("SIGTERM");
    await again.ended;
    removeScratchDir(data);
  },
);
