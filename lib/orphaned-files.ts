import path from "node:path";
import { inArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { db } from "@/db/client";
import { dataExports } from "@/db/schema/accounts";
import { documents } from "@/db/schema/applications";
import { companies } from "@/db/schema/companies";
import { postImages } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { env } from "@/lib/core/env";
import { deleteFilesAfterCommit } from "./core/storage/delete-after-commit";
import { ownedPath } from "./core/storage/paths";
import { storage } from "./core/storage/storage";
import { deleteStaleTempFiles, maxUnownedAge } from "./core/storage/temp-files";

const batch = 1000;
const restPerWork = 50;
let nextWalkAt = 0;

/** The columns whose rows own the files of a folder. */
export const owners: Record<string, PgColumn[]> = {
  images: [postImages.path],
  avatars: [users.avatarPath, companies.logoPath],
  documents: [documents.path],
  exports: [dataExports.path],
};

/** What a process that ended left behind is gone within ten minutes: temporary files, and files without a row. */
export async function sweepStorage(): Promise<void> {
  for (const folder of ["uploads", "storage/.drafts"])
    await deleteStaleTempFiles(path.join(env().DATA_DIR, folder));
  if (Date.now() < nextWalkAt) return;
  const start = Date.now();
  await deleteOrphans();
  // Where there are so many files that a walk takes long, it comes less often.
  nextWalkAt = Date.now() + (Date.now() - start) * restPerWork;
}

/** Removes files whose row never came: the application ended between the two. */
export async function deleteOrphans(): Promise<void> {
  for (const [folder, columns] of Object.entries(owners)) await deleteOrphansIn(folder, columns);
}

async function deleteOrphansIn(folder: string, columns: PgColumn[]): Promise<void> {
  let paths: string[] = [];
  for await (const { path: each, storedAt } of storage().list(folder)) {
    if (Date.now() - storedAt.getTime() < maxUnownedAge) continue;
    paths.push(each);
    if (paths.length < batch) continue;
    await deleteUnowned(paths, columns);
    paths = [];
  }
  await deleteUnowned(paths, columns);
}

async function deleteUnowned(paths: string[], columns: PgColumn[]): Promise<void> {
  if (paths.length === 0) return;
  const asked = [...new Set(paths.map(ownedPath))];
  const owned = new Set<unknown>();
  for (const column of columns) {
    const rows = await db.select({ path: column }).from(column.table).where(inArray(column, asked));
    for (const { path } of rows) owned.add(path);
  }
  await deleteFilesAfterCommit(paths.filter((each) => !owned.has(ownedPath(each))));
}
