import { open } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { AppError } from "@/lib/api/errors";
import { startsAsPicture } from "./kinds";

// Decoders have been the way in before: every loader is blocked but the four that a photograph comes in.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadNsgif", "VipsForeignLoadWebp"],
});
sharp.cache(false);
// Pictures are made two at a time (`inTurn`), each on one core.
sharp.concurrency(1);

export const maxPixels = 50_000_000;
const seconds = 10;

/** What a picture is made of: the bytes, or the path of the file that holds them. */
export type Source = Buffer | string;

/** Opened, not yet decoded; `width` and `height` are those of the picture held upright. */
export type Original = { image: Sharp; width: number; height: number };

/**
 * Opens what was sent as a picture, whatever it called itself; animations show their first frame. Throws
 * `file_kind_refused`, `image_unreadable`, `image_too_many_pixels`, the last from the header alone.
 */
export async function decode(source: Source): Promise<Original> {
  if (!startsAsPicture((await firstBytes(source)).toString("latin1")))
    throw new AppError("file_kind_refused");
  const image = sharp(source, { failOn: "truncated", limitInputPixels: maxPixels, pages: 1 });
  const { autoOrient } = await image.metadata().catch(refuse);
  return { image: image.timeout({ seconds }).autoOrient(), ...autoOrient };
}

export function refuse(error: Error): never {
  throw new AppError(/pixel limit/i.test(error.message) ? "image_too_many_pixels" : "image_unreadable");
}

async function firstBytes(source: Source): Promise<Buffer> {
  if (typeof source !== "string") return source.subarray(0, 12);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
