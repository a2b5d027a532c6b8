import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { isAlive } from "@/e2e/support/is-alive";
import { descendants } from "@/e2e/support/services-process";

const parent = (when: "now" | "later", command: string) => `
  import { spawn } from "node:child_process";
  import { reapWhenOrphaned } from ${JSON.stringify(new URL("orphan-reaper.ts", import.meta.url).href)};
  const child = spawn("/bin/sh", ["-c", ${JSON.stringify(command)}], { detached: true, stdio: "ignore" });
  reapWhenOrphaned(child, "${when}");
  console.log("ready");
  setInterval(() => {}, 1000);`;

async function killParentOf(when: "now" | "later", command: string): Promise<number[]> {
  const args = ["--import", "tsx", "--input-type=module", "--eval", parent(when, command)];
  const started = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(started.stdout, "data");
  const sleepers = () => descendants(started.pid as number);
  await vi.waitUntil(() => sleepers().length >= 4, 15_000);
  const below = sleepers();
  started.kill("SIGKILL");
  await once(started, "exit");
  return below;
}

const ended = (pids: number[], timeout: number) =>
  vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout, interval: 50 });

const deaf = "trap '' HUP INT TERM; sleep 300 & sleep 301; wait";

test.each([
  ["now", 3000],
  ["later", 20_000],
] as const)("ends a killed parent's child and its descendants: %s", async (when, timeout) => {
  await ended(await killParentOf(when, deaf), timeout);
});
