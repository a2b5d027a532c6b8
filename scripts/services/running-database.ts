import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { lockOwner } from "./dir-lock";

type RunningDatabase = { holder: number; databaseUrl: string };

/** Publishes the URL, so that commands find the database while the application runs. Returns a function that withdraws it. */
export async function publishRunningDatabase(
  dataDir: string,
  databaseUrl: string,
): Promise<() => Promise<void>> {
  const file = recordPath(dataDir);
  const record: RunningDatabase = { holder: process.pid, databaseUrl };
  const tempFile = `${file}.temp`;
  await writeFile(tempFile, JSON.stringify(record), { mode: 0o600 });
  await rename(tempFile, file);
  return () => withdrawRunningDatabase(dataDir);
}

export function withdrawRunningDatabase(dataDir: string): Promise<void> {
  return rm(recordPath(dataDir), { force: true });
}

/** The URL of the running database; waits while the owner of the lock is starting it. Null when the lock is free. */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  for (;;) {
    const holder = await lockOwner(dataDir);
    if (holder === null) return null;
    const record = await readRecord(dataDir);
    if (record?.holder === holder) return record.databaseUrl;
    await delay(100);
  }
}

async function readRecord(dataDir: string): Promise<RunningDatabase | null> {
  try {
    return JSON.parse(await readFile(recordPath(dataDir), "utf8"));
  } catch {
    return null;
  }
}

const recordPath = (dataDir: string) => path.join(dataDir, "running.json");
