import sharp, { type Sharp } from "sharp";
import { AppError } from "@/lib/api/errors";

// Decoders have been the way in before: every loader is blocked but the four that a photograph comes in.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadNsgif", "VipsForeignLoadWebp"],
});
sharp.cache(false);
sharp.concurrency(1);

const maxPixels = 50_000_000;
const seconds = 10;

/** Opens what was sent as a picture, whatever it called itself; animations show their first frame. */
export async function decode(bytes: Buffer): Promise<{ image: Sharp; width: number; height: number }> {
  if (!isPicture(bytes)) throw new AppError("file_kind_refused");
  const image = sharp(bytes, { failOn: "truncated", limitInputPixels: maxPixels, pages: 1 }).timeout({
    seconds,
  });
  const { autoOrient, width, height } = await image.metadata().catch(refuse);
  if (width * height > maxPixels) throw new AppError("image_too_many_pixels");
  return { image, ...(autoOrient ?? { width, height }) };
}

export function refuse(error: Error): never {
  throw new AppError(/pixel limit/i.test(error.message) ? "image_too_many_pixels" : "image_unreadable");
}

/** The first bytes of JPEG, PNG, GIF and WebP files. */
function isPicture(bytes: Buffer): boolean {
  const start = bytes.toString("latin1", 0, 12);
  return /^(\xff\xd8\xff|\x89PNG\r\n[\s\S]\n|GIF8[79]a|RIFF[\s\S]{4}WEBP)/.test(start);
}
