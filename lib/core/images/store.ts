import type { Owner } from "@/lib/core/decoder/fair-queue";
import { deleteFiles, storage } from "@/lib/core/storage/storage";
import { encodeAvatar, encodeImage, type File, type Source } from "./encode";
import { avatarPaths, imagePaths } from "./urls";

/** What the row that owns a picture keeps of it, in pixels, and the bytes of all its files. */
export type StoredImageFile = { path: string; width: number; height: number; size: number };

/** Makes and stores pictures: all of them, or none. Throws as `makePicture` does. */
export async function storeImages(owner: Owner, sources: Source[]): Promise<StoredImageFile[]> {
  // Stored when all are made: what waits for the database then is young, and the sweep takes what is old.
  const results = await Promise.allSettled(sources.map((source) => encodeImage(owner, source)));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  const pictures = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  await storeFiles(pictures.flatMap(({ files }) => files));
  return pictures.map(({ files, ...picture }) => ({ ...picture, size: sizeOf(files) }));
}

/** Removes the files of pictures whose rows are gone. */
export async function deleteImages(pictures: { path: string; width: number }[]): Promise<void> {
  await deleteFiles(pictures.flatMap(imagePaths));
}

/** Makes and stores somebody's avatar. Throws as `makePicture` does. */
export async function storeAvatar(owner: Owner, source: Source): Promise<{ path: string; size: number }> {
  const { path, files } = await encodeAvatar(owner, source);
  await storeFiles(files);
  return { path, size: sizeOf(files) };
}

export async function deleteAvatar(path: string): Promise<void> {
  await deleteFiles(avatarPaths(path));
}

/** Waits for every one before it takes them back: none may come later. */
async function storeFiles(files: File[]): Promise<void> {
  const results = await Promise.allSettled(files.map(({ path, bytes }) => storage().put(path, bytes)));
  const failed = results.find((result) => result.status === "rejected");
  if (!failed) return;
  await deleteFiles(files.map(({ path }) => path));
  throw failed.reason;
}

const sizeOf = (files: File[]) => files.reduce((sum, { bytes }) => sum + bytes.length, 0);
