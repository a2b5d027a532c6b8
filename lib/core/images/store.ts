import type { Owner } from "@/lib/core/decoder/fair-queue";
import { deleteOnFailure, storage } from "@/lib/core/storage/storage";
import { waitForAll } from "@/lib/core/wait-for-all";
import {
  type EncodedImage,
  encodeAvatar,
  encodeCover,
  encodeImage,
  encodeLogo,
  type File,
  type Source,
} from "./encode";

export type StoredImageFile = { path: string; width: number; height: number; size: number };

export async function storeImages(
  owner: Owner,
  sources: Source[],
  folder?: string,
): Promise<StoredImageFile[]> {
  // The files are stored once all are encoded: only old files without a row are deleted, and these are young until
  // their rows are written.
  const images = await waitForAll(sources.map((source) => encodeImage(owner, source, folder)));
  await storeFiles(images.flatMap(({ files }) => files));
  return images.map(({ files, ...image }) => ({ ...image, size: sizeOf(files) }));
}

type StoredFile = { path: string; size: number };

export async function storeAvatar(owner: Owner, source: Source): Promise<StoredFile> {
  return storeEncoded(await encodeAvatar(owner, source));
}

export async function storeCover(owner: Owner, source: Source): Promise<StoredFile> {
  return storeEncoded(await encodeCover(owner, source));
}

export function storeLogo(owner: Owner, source: Source) {
  return encodeLogo(owner, source).then(storeEncoded);
}

async function storeEncoded({ files, ...image }: EncodedImage) {
  await storeFiles(files);
  return { ...image, size: sizeOf(files) };
}

/** Waits for all before deleting, so that none is stored afterwards. */
async function storeFiles(files: File[]): Promise<void> {
  const paths = files.map(({ path }) => path);
  await deleteOnFailure(paths, () => waitForAll(files.map(({ path, bytes }) => storage().put(path, bytes))));
}

const sizeOf = (files: File[]) => files.reduce((sum, { bytes }) => sum + bytes.length, 0);
