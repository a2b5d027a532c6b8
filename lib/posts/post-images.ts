import type { Upload } from "@/lib/api/multipart";
import { makePicture } from "@/lib/images/make";
import { widthPath, widthsBelow } from "@/lib/images/urls";
import { putFile, removeFile } from "@/lib/storage/local";

export type StoredImage = { path: string; width: number; height: number; alt: string };

/** Decodes and stores a post's new pictures, with their alternative texts. Throws the image codes. */
export async function storeImages(uploads: Upload[], alts: string[] = []): Promise<StoredImage[]> {
  const pictures = await Promise.all(uploads.map(({ bytes }) => makePicture(bytes)));
  const files = pictures.flatMap((picture) => picture.files);
  await Promise.all(files.map(({ path, bytes }) => putFile(path, bytes)));
  return pictures.map(({ path, width, height }, at) => ({
    path,
    width,
    height,
    alt: alts[at]?.trim() ?? "",
  }));
}

/** Removes the files of pictures whose rows are gone. */
export async function discardImages(images: { path: string; width: number }[]): Promise<void> {
  const paths = images.flatMap(({ path, width }) => [
    path,
    ...widthsBelow(width).map((each) => widthPath(path, each)),
  ]);
  await Promise.all(paths.map(removeFile));
}
