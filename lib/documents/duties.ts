import { inArray } from "drizzle-orm";
import { db } from "@/db/client";
import { documents } from "@/db/schema/applications";
import { discardFiles, storage } from "@/lib/storage/storage";

const hour = 60 * 60_000;
const batch = 200;

/** Removes files of an hour ago whose row never came: the application ended between the two. */
export async function sweepUnownedDocuments(): Promise<void> {
  let paths: string[] = [];
  for await (const { path, storedAt } of storage().list("documents")) {
    if (Date.now() - storedAt.getTime() < hour) continue;
    paths.push(path);
    if (paths.length < batch) continue;
    await discardUnowned(paths);
    paths = [];
  }
  await discardUnowned(paths);
}

async function discardUnowned(paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const rows = await db
    .select({ path: documents.path })
    .from(documents)
    .where(inArray(documents.path, paths));
  const owned = new Set(rows.map(({ path }) => path));
  await discardFiles(paths.filter((path) => !owned.has(path)));
}
