import { type ImageType, imageTypes } from "./constants";

/** The first bytes of a file, read as Latin-1. */
const signatures: Record<ImageType, RegExp> = {
  "image/jpeg": /^\xff\xd8\xff/,
  "image/png": /^\x89PNG\r\n[\s\S]\n/,
  "image/gif": /^GIF8[79]a/,
  "image/webp": /^RIFF[\s\S]{4}WEBP/,
};

/** Detects the type by the first bytes of a file; undefined for a file that is no image. */
export function imageTypeOf(start: string): ImageType | undefined {
  return imageTypes.find((type) => signatures[type].test(start));
}
