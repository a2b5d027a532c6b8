import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { isAlive } from "@/e2e/support/is-alive";
import { descendants } from "@/e2e/support/services-process";

const parentScript = (when: "now" | "later", command: string) => `
  import { spawn } from "node:child_process";
  import { reapWhenOrphaned } from ${JSON.stringify(new URL("orphan-reaper.ts", import.meta.url).href)};
  const child = spawn("/bin/sh", ["-c", ${JSON.stringify(command)}], { detached: true, stdio: "ignore" });
  reapWhenOrphaned(child, "${when}");
  console.log("ready");
  setInterval(() => {}, 1000);`;

async function killParentOf(when: "now" | "later", command: string): Promise<number[]> {
  const args = ["--import", "tsx", "--input-type=module", "--eval", parentScript(when, command)];
  const parent = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(parent.stdout, "data");
  const listDescendants = () => descendants(parent.pid as number);
  await vi.waitUntil(() => listDescendants().length >= 4, 15_000);
  const descendantPids = listDescendants();
  parent.kill("SIGKILL");
  await once(parent, "exit");
  return descendantPids;
}

const expectEnded = (pids: number[], timeout: number) =>
  vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout, interval: 50 });

const ignoreSignals = "trap '' HUP INT TERM; sleep 300 & sleep 301; wait";

test.each([
  ["now", 3000],
  ["later", 20_000],
] as const)("ends a killed parent's child and its descendants: %s", async (when, timeout) => {
  await expectEnded(await killParentOf(when, ignoreSignals), timeout);
});
