import path from "node:path";
import { inArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { db } from "@/db/client";
import { conversations, messageAttachments } from "@/db/schema/chat";
import { companies } from "@/db/schema/companies";
import { documents } from "@/db/schema/documents";
import { groups } from "@/db/schema/groups";
import { postImages } from "@/db/schema/posts";
import { dataExports } from "@/db/schema/privacy";
import { profiles } from "@/db/schema/profiles";
import { schoolSettings } from "@/db/schema/school-settings";
import { users } from "@/db/schema/users";
import { env } from "@/lib/core/env";
import { deleteFilesAfterCommit } from "./core/storage/delete-after-commit";
import { ownedPath } from "./core/storage/paths";
import { storage } from "./core/storage/storage";
import { deleteStaleTempFiles, orphanAgeMs } from "./core/storage/temp-files";

const batchSize = 1000;
/** The pause after a scan, as a multiple of the scan's duration. */
const pauseFactor = 50;
let nextScanAt = 0;

/** The columns whose rows own the files of a folder. */
export const owners: Record<string, PgColumn[]> = {
  images: [postImages.path],
  avatars: [users.avatarPath, companies.logoPath, conversations.avatarPath, groups.avatarPath],
  logos: [schoolSettings.logoPath],
  covers: [profiles.coverPath],
  documents: [documents.path],
  attachments: [messageAttachments.path],
  exports: [dataExports.path],
};

export async function deleteOrphanedFiles(): Promise<void> {
  for (const folder of ["uploads", "storage/.drafts"])
    await deleteStaleTempFiles(path.join(env().DATA_DIR, folder));
  if (Date.now() < nextScanAt) return;
  const start = Date.now();
  for (const [folder, columns] of Object.entries(owners)) await deleteOrphansIn(folder, columns);
  nextScanAt = Date.now() + (Date.now() - start) * pauseFactor;
}

async function deleteOrphansIn(folder: string, columns: PgColumn[]): Promise<void> {
  let paths: string[] = [];
  for await (const { path: filePath, storedAt } of storage().list(folder)) {
    if (Date.now() - storedAt.getTime() < orphanAgeMs) continue;
    paths.push(filePath);
    if (paths.length < batchSize) continue;
    await deleteOrphansOf(paths, columns);
    paths = [];
  }
  await deleteOrphansOf(paths, columns);
}

async function deleteOrphansOf(paths: string[], columns: PgColumn[]): Promise<void> {
  if (paths.length === 0) return;
  const candidates = [...new Set(paths.map(ownedPath))];
  const owned = new Set<unknown>();
  for (const column of columns) {
    const rows = await db.select({ path: column }).from(column.table).where(inArray(column, candidates));
    for (const { path } of rows) owned.add(path);
  }
  await deleteFilesAfterCommit(paths.filter((filePath) => !owned.has(ownedPath(filePath))));
}
