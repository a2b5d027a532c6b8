import type { Owner } from "@/lib/core/decoder/fair-queue";
import { discardFiles, storage } from "@/lib/storage/storage";
import { type File, makeAvatar, makePicture, type Source } from "./make";
import { avatarPaths, picturePaths } from "./urls";

/** What the row that owns a picture keeps of it, in pixels, and the bytes of all its files. */
export type StoredPicture = { path: string; width: number; height: number; size: number };

/** Makes and stores pictures: all of them, or none. Throws as `makePicture` does. */
export async function storePictures(owner: Owner, sources: Source[]): Promise<StoredPicture[]> {
  // Stored when all are made: what waits for the database then is young, and the sweep takes what is old.
  const results = await Promise.allSettled(sources.map((source) => makePicture(owner, source)));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  const pictures = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  await storeFiles(pictures.flatMap(({ files }) => files));
  return pictures.map(({ files, ...picture }) => ({ ...picture, size: sizeOf(files) }));
}

/** Removes the files of pictures whose rows are gone. */
export async function discardPictures(pictures: { path: string; width: number }[]): Promise<void> {
  await discardFiles(pictures.flatMap(picturePaths));
}

/** Makes and stores somebody's avatar. Throws as `makePicture` does. */
export async function storeAvatar(owner: Owner, source: Source): Promise<{ path: string; size: number }> {
  const { path, files } = await makeAvatar(owner, source);
  await storeFiles(files);
  return { path, size: sizeOf(files) };
}

export async function discardAvatar(path: string): Promise<void> {
  await discardFiles(avatarPaths(path));
}

/** Waits for every one before it takes them back: none may come later. */
async function storeFiles(files: File[]): Promise<void> {
  const results = await Promise.allSettled(files.map(({ path, bytes }) => storage().put(path, bytes)));
  const failed = results.find((result) => result.status === "rejected");
  if (!failed) return;
  await discardFiles(files.map(({ path }) => path));
  throw failed.reason;
}

const sizeOf = (files: File[]) => files.reduce((sum, { bytes }) => sum + bytes.length, 0);
