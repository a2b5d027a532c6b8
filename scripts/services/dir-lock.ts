import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CliError } from "../cli-error";
import { processIdentity } from "./process-identity";

const timeoutMs = 2000;

/** Rejects when another living process holds the lock. Locks of dead processes are removed. */
export async function acquireDirLock(dataDir: string): Promise<() => Promise<void>> {
  const mine = await prepareOwnFile(dataDir);
  const me = path.basename(mine);
  const release = () => rm(mine, { force: true });
  await writeFile(mine, "", { flag: "wx" }).catch((error) => {
    if (error.code === "EEXIST") reject(dataDir, me);
    throw error;
  });

  // Each process writes a file with its own name, so that removing a dead process's file cannot affect a living one; of
  // two that start together, the later writer sees the other file and backs off.
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const others = (await liveOwners(dataDir)).filter((holder) => holder !== me);
    const first = others.sort()[0];
    if (!first) return release;
    if (first < me || Date.now() > deadline) {
      await release();
      reject(dataDir, first);
    }
    await delay(50);
  }
}

/** Registers a process that uses a folder together with others. Nothing else may then `acquireDirLock` it. */
export async function shareDir(dir: string): Promise<() => Promise<void>> {
  const mine = await prepareOwnFile(dir);
  await writeFile(mine, "");
  return () => rm(mine, { force: true });
}

/** Returns the path of this process's file in the folder of the locks, which then exists. */
async function prepareOwnFile(dir: string): Promise<string> {
  await mkdir(locksDir(dir), { recursive: true, mode: 0o700 });
  return path.join(locksDir(dir), processIdentity(process.pid) as string);
}

/** The id of a process that has locked or shares the folder. */
export async function lockOwner(dataDir: string): Promise<number | null> {
  const [first] = await liveOwners(dataDir);
  return first ? ownerPid(first) : null;
}

async function liveOwners(dataDir: string): Promise<string[]> {
  const folder = locksDir(dataDir);
  const names = await readdir(folder).catch(() => []);
  const alive = names.filter((name) => processIdentity(ownerPid(name)) === name);
  const dead = names.filter((name) => !alive.includes(name));
  await Promise.all(dead.map((name) => rm(path.join(folder, name), { force: true })));
  return alive;
}

function reject(dataDir: string, holder: string): never {
  throw new CliError(
    `Another process (pid ${ownerPid(holder)}) holds the data folder ${dataDir}: stop it, or choose another folder with DATA_DIR.`,
  );
}

const locksDir = (dataDir: string) => path.join(dataDir, "holders");
const ownerPid = (holder: string) => Number.parseInt(holder, 10);
