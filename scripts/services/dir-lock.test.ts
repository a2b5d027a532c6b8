import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { acquireDirLock, lockOwner, shareDir } from "./dir-lock";
import { processIdentity } from "./process-identity";

let folder: string;
beforeEach(() => {
  folder = createTempDir();
});

const holders = () => readdirSync(path.join(folder, "holders"));

async function createStaleLock(identity: string): Promise<void> {
  await (await acquireDirLock(folder))();
  writeFileSync(path.join(folder, "holders", identity), "");
}

test("the first process locks a folder until it releases it", async () => {
  const release = await acquireDirLock(folder);
  expect(await lockOwner(folder)).toBe(process.pid);
  await expect(acquireDirLock(folder)).rejects.toThrow(
    `Another process (pid ${process.pid}) holds the data folder`,
  );
  await release();
  expect(await lockOwner(folder)).toBeNull();
  await (await acquireDirLock(folder))();
});

test("names no other process when the folder cannot be locked", async () => {
  symlinkSync("/proc/self", path.join(folder, "holders"));
  await expect(acquireDirLock(folder)).rejects.not.toThrow("Another process");
});

test("removes a killed process's lock, but not a living one's", async () => {
  const other = spawn("sleep", ["60"]);
  const identity = processIdentity(other.pid as number) as string;
  await createStaleLock(identity);
  await expect(acquireDirLock(folder)).rejects.toThrow(`pid ${other.pid}`);
  expect(holders()).toEqual([identity]);
  other.kill("SIGKILL");
  await once(other, "exit");
  await (await acquireDirLock(folder))();
  expect(holders()).toEqual([]);
});

test("a reused pid does not hold the lock", async () => {
  await createStaleLock(`${process.ppid}.1.00000000`);
  const release = await acquireDirLock(folder);
  expect(holders()).toEqual([processIdentity(process.pid)]);
  await release();
});

test("a shared folder has an owner until the last process has left it", async () => {
  const other = spawn("sleep", ["60"]);
  expect(await lockOwner(folder)).toBeNull();
  const leave = await shareDir(folder);
  await leave();
  expect(await lockOwner(folder)).toBeNull();
  writeFileSync(path.join(folder, "holders", processIdentity(other.pid as number) as string), "");
  await (await shareDir(folder))();
  expect(await lockOwner(folder)).toBe(other.pid);
  other.kill("SIGKILL");
  await once(other, "exit");
  expect(await lockOwner(folder)).toBeNull();
});
