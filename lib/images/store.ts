import type { Owner } from "@/lib/core/decoder/fair-queue";
import { discardFiles, storage } from "@/lib/storage/storage";
import { type File, makeAvatar, makePicture, type Source } from "./make";
import { avatarPaths, picturePaths } from "./urls";

/** What the row that owns a picture keeps of it; sizes in pixels. */
export type StoredPicture = { path: string; width: number; height: number };

/** Makes and stores pictures: all of them, or none. Throws as `makePicture` does. */
export async function storePictures(owner: Owner, sources: Source[]): Promise<StoredPicture[]> {
  const results = await Promise.allSettled(sources.map((source) => storePicture(owner, source)));
  const stored = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const failed = results.find((result) => result.status === "rejected");
  if (!failed) return stored;
  await discardPictures(stored);
  throw failed.reason;
}

/** Removes the files of pictures whose rows are gone. */
export async function discardPictures(pictures: { path: string; width: number }[]): Promise<void> {
  await discardFiles(pictures.flatMap(picturePaths));
}

/** Makes and stores somebody's avatar; returns its path. Throws as `makePicture` does. */
export async function storeAvatar(owner: Owner, source: Source): Promise<string> {
  const { path, files } = await makeAvatar(owner, source);
  await storeFiles(files);
  return path;
}

export async function discardAvatar(path: string): Promise<void> {
  await discardFiles(avatarPaths(path));
}

async function storePicture(owner: Owner, source: Source): Promise<StoredPicture> {
  const { files, ...picture } = await makePicture(owner, source);
  await storeFiles(files);
  return picture;
}

async function storeFiles(files: File[]): Promise<void> {
  try {
    await Promise.all(files.map(({ path, bytes }) => storage().put(path, bytes)));
  } catch (error) {
    await discardFiles(files.map(({ path }) => path));
    throw error;
  }
}
