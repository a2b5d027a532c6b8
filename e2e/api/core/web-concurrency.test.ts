import { readFileSync } from "node:fs";
import http from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { startApp } from "../../support/app-instance";
import { signInStudents } from "../../support/instance-users";
import { descendants } from "../../support/services-process";

/** Opens a new connection for each call, as another client would. */
function statusOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent: false, headers }, (response) => {
      response.resume().on("end", () => resolve(Number(response.statusCode)));
    });
    request.on("error", reject);
  });
}

/** User and system time in clock ticks. */
function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

test("two processes serve one port together, and one of them may be killed", async () => {
  const folder = createScratchDir();
  onTestFinished(() => removeScratchDir(folder));
  const app = await startApp(folder, { WEB_CONCURRENCY: "2" });
  onTestFinished(app.close);
  const processes = () => descendants(app.running("scripts/server/cluster"));
  const haveServed = async () => {
    const before = processes().map(cpuTicks);
    await Promise.all(Array.from({ length: 40 }, () => statusOf(`${app.origin}/login`)));
    return processes().map((pid, index) => cpuTicks(pid) - Number(before[index]) > 2);
  };
  expect(await haveServed()).toEqual([true, true]);

  const [student] = await signInStudents(app.origin, app.sql, 1);
  const authorization = `Bearer ${student?.token}`;
  const reads = async () => {
    const calls = Array.from({ length: 12 }, () => statusOf(`${app.origin}/api/user`, { authorization }));
    return new Set(await Promise.all(calls));
  };
  expect(await reads()).toEqual(new Set([200]));
  // The session ends in both processes.
  expect((await student?.call("POST", "/api/logout"))?.status).toBe(200);
  expect(await reads()).toEqual(new Set([401]));

  const [killed] = processes();
  process.kill(Number(killed), "SIGKILL");
  await vi.waitUntil(() => processes().length === 2 && !processes().includes(Number(killed)), 30_000);
  expect(await reads()).toEqual(new Set([401]));
  await vi.waitUntil(async () => (await haveServed()).every(Boolean), 30_000);
  const all = processes();
  await app.close();
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
}, 180_000);
