import type { Source } from "@/lib/images/decode";
import { type StoredPicture, storePictures } from "@/lib/images/store";

export type StoredImage = StoredPicture & { alt: string };

/** Decodes and stores a post's new pictures, with their alternative texts. Throws the image codes. */
export async function storeImages(sources: Source[], alts: string[] = []): Promise<StoredImage[]> {
  const pictures = await storePictures(sources);
  return pictures.map((picture, at) => ({ ...picture, alt: alts[at]?.trim() ?? "" }));
}
