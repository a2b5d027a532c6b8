import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { folderHolder } from "./lock";

/** What other commands need to know of the engines that run in a data folder. */
type Running = { holder: number; databaseUrl: string };

/** Notes it for this process's lifetime; returns how to take the note away. */
export async function noteRunning(dataDir: string, databaseUrl: string): Promise<() => Promise<void>> {
  const file = noteIn(dataDir);
  const note: Running = { holder: process.pid, databaseUrl };
  await writeFile(`${file}.draft`, JSON.stringify(note), { mode: 0o600 });
  await rename(`${file}.draft`, file);
  return () => rm(file, { force: true });
}

/** The address of the database that runs in a data folder, waiting while it starts; null when none does. */
export async function runningDatabase(dataDir: string): Promise<string | null> {
  for (;;) {
    const holder = await folderHolder(dataDir);
    if (holder === null) return null;
    const note = await readNote(dataDir);
    if (note?.holder === holder) return note.databaseUrl;
    await pause(100);
  }
}

async function readNote(dataDir: string): Promise<Running | null> {
  try {
    return JSON.parse(await readFile(noteIn(dataDir), "utf8"));
  } catch {
    return null;
  }
}

const noteIn = (dataDir: string) => path.join(dataDir, "running.json");
