import sharp, { type OutputInfo, type Sharp } from "sharp";
import { newPath } from "@/lib/storage/paths";
import { decode, maxPixels, type Original, refuse, type Source } from "./decode";
import { inTurn } from "./in-turn";
import { avatarWidths, widthPath, widthsBelow } from "./urls";

/** A picture ready to be stored: the files by path, and the row that owns them. */
export type Picture = { path: string; width: number; height: number; files: File[] };
export type File = { path: string; bytes: Buffer };

type Pixels = { data: Buffer; info: OutputInfo };

const most = { width: 1920, height: 3840 };
const feedBytes = 200 * 1024;
const fullBytes = 600 * 1024;
const best = 80;
const worst = 12;

/**
 * Re-encodes what was sent as WebP: upright, without metadata, in the widths of `imageWidths` below its own and at
 * most 1920 by 3840 pixels. The copies that a feed shows weigh at most 200 KB. Throws as `decode` does.
 */
export async function makePicture(source: Source): Promise<Picture> {
  const original = await decode(source);
  return inTurn(original.width * original.height, maxPixels, async () => {
    const pixels = await reduce(original);
    const { width, height } = pixels.info;
    const path = newPath("images", "webp");
    const files = [{ path, bytes: await encode(pixels, width, width > 1280 ? fullBytes : feedBytes) }];
    for (const each of widthsBelow(width)) {
      files.push({ path: widthPath(path, each), bytes: await encode(pixels, each, feedBytes) });
    }
    return { path, width, height, files };
  });
}

/** Squares of `avatarWidths`, cut from the middle. Throws as `decode` does. */
export async function makeAvatar(source: Source): Promise<{ path: string; files: File[] }> {
  const { image, width, height } = await decode(source);
  return inTurn(width * height, maxPixels, async () => {
    const [side, ...smaller] = avatarWidths;
    const square = image.resize({ width: side, height: side, fit: "cover" });
    const pixels = await toPixels(square);
    const path = newPath("avatars", "webp");
    const files = [{ path, bytes: await encode(pixels, side, feedBytes) }];
    for (const each of smaller) {
      files.push({ path: widthPath(path, each), bytes: await encode(pixels, each, feedBytes) });
    }
    return { path, files };
  });
}

/** Decoded once, as it comes in; every copy is made from the reduced pixels. */
function reduce({ image, width, height }: Original): Promise<Pixels> {
  const scale = Math.min(1, most.width / width, most.height / height);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return toPixels(image.resize({ width: scaled(width), height: scaled(height), fit: "fill" }));
}

/** Bare pixels take nothing of the file along: no metadata, no profile, no trailing bytes. */
function toPixels(image: Sharp): Promise<Pixels> {
  return image.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true }).catch(refuse);
}

/** The best quality, by steps, that weighs no more than it may; where none does, fewer pixels. */
async function encode({ data, info }: Pixels, width: number, mostBytes: number): Promise<Buffer> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let quality = best;
  let scale = 1;
  for (;;) {
    const image = sharp(data, { raw }).resize({ width: Math.ceil(width * scale) });
    // For what is too busy to be small, more effort gains nothing.
    const bytes = await image.webp({ quality, effort: quality === best ? 3 : 0 }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
    if (quality > worst) quality = lower(quality, mostBytes / bytes.length);
    else scale *= 0.7;
  }
}

/** The weight falls more slowly than the quality. */
function lower(quality: number, ratio: number): number {
  return Math.max(worst, Math.floor(quality * Math.min(0.85, Math.max(0.25, ratio ** 2))));
}
