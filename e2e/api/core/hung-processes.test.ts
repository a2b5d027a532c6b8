import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { type AppInstance, startApp } from "../../support/app-instance";
import { isAlive } from "../../support/is-alive";
import { runQuery } from "../../support/services-process";

// Two instances, because it takes some seconds until a process counts as hung.
const folders = [createScratchDir(), createScratchDir()];
let app: AppInstance;
let other: AppInstance;
beforeAll(async () => {
  [app, other] = (await Promise.all(folders.map((folder) => startApp(folder)))) as [AppInstance, AppInstance];
}, 180_000);
afterAll(async () => {
  await Promise.all([app.close(), other.close()]);
  for (const folder of folders) removeScratchDir(folder);
}, 60_000);

const modules = ["scripts/server/main", "scripts/server/worker", "lib/core/realtime/server/main"];
const waitOptions = { timeout: 60_000, interval: 200 };

test.concurrent("replaces the application, the worker, the realtime server and the database when they hang", async () => {
  await runQuery(app.database, "create table promise as select 'kept' as word");
  const before = [...modules.map(app.running), app.server()];
  for (const pid of before) process.kill(pid, "SIGSTOP");
  await vi.waitUntil(() => !before.some(isAlive), waitOptions);
  await vi.waitUntil(async () => (await health(app)) === 200, waitOptions);
  await vi.waitUntil(() => modules.every(app.running), waitOptions);
  expect(await runQuery(app.database, "select word from promise")).toEqual([{ word: "kept" }]);
}, 200_000);

test.concurrent("replaces the database's supervisor when it hangs", async () => {
  const supervisor = other.databaseSupervisor();
  process.kill(supervisor, "SIGSTOP");
  await vi.waitUntil(() => !isAlive(supervisor), waitOptions);
  await vi.waitUntil(async () => (await health(other)) === 200, waitOptions);
}, 200_000);

test("kills a process that hangs when its parent dies", async () => {
  const hung = await vi.waitUntil(() => app.running("scripts/server/worker"), waitOptions);
  process.kill(hung, "SIGSTOP");
  process.kill(app.supervisor(), "SIGKILL");
  await vi.waitUntil(() => !isAlive(hung), waitOptions);
}, 90_000);

function health({ origin }: AppInstance): Promise<number | null> {
  const signal = AbortSignal.timeout(3000);
  return fetch(`${origin}/api/health`, { signal }).then(
    ({ status }) => status,
    () => null,
  );
}
