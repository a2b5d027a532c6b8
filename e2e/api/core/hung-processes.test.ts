import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isAlive } from "@/scripts/services/process-identity";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { type AppInstance, startApp } from "../../support/app-instance";
import { runQuery } from "../../support/services-process";

const folder = createScratchDir();
let site: AppInstance;
beforeAll(async () => {
  site = await startApp(folder);
}, 180_000);
afterAll(async () => {
  await site.close();
  removeScratchDir(folder);
});

const modules = ["scripts/server/main.ts", "scripts/server/worker.ts", "lib/core/realtime/server/main.ts"];

test("replaces the application, the worker, the realtime server and the database when they hang", async () => {
  await runQuery(site.database, "create table promise as select 'kept' as word");
  const before = [...modules.map(site.running), site.server()];
  for (const pid of before) process.kill(pid, "SIGSTOP");
  await vi.waitUntil(() => !before.some(isAlive), { timeout: 60_000, interval: 200 });
  await vi.waitUntil(async () => (await health()) === 200, { timeout: 60_000, interval: 200 });
  await vi.waitUntil(() => modules.every(site.running), { timeout: 60_000, interval: 200 });
  expect(await runQuery(site.database, "select word from promise")).toEqual([{ word: "kept" }]);
}, 200_000);

test("replaces the database's supervisor when it hangs", async () => {
  const supervisor = site.databaseSupervisor();
  process.kill(supervisor, "SIGSTOP");
  await vi.waitUntil(() => !isAlive(supervisor), { timeout: 60_000, interval: 200 });
  await vi.waitUntil(async () => (await health()) === 200, { timeout: 60_000, interval: 200 });
}, 200_000);

test("ends a process that hangs while its parent dies", async () => {
  const hung = await vi.waitUntil(() => site.running("scripts/server/worker.ts"), { timeout: 60_000 });
  process.kill(hung, "SIGSTOP");
  process.kill(site.supervisor(), "SIGKILL");
  await vi.waitUntil(() => !isAlive(hung), { timeout: 30_000, interval: 200 });
}, 60_000);

function health(): Promise<number | null> {
  const signal = AbortSignal.timeout(3000);
  return fetch(`${site.origin}/api/health`, { signal }).then(
    ({ status }) => status,
    () => null,
  );
}
