import sharp, { type Sharp } from "sharp";
import { newPath } from "@/lib/storage/local";
import { decode, refuse } from "./decode";
import { inTurn } from "./in-turn";
import { widthPath, widthsBelow } from "./urls";

/** A picture ready to be stored: the files by name, and the row that owns them. */
export type Picture = {
  path: string;
  width: number;
  height: number;
  files: { path: string; bytes: Buffer }[];
};

const widest = 1920;
const feedBytes = 200 * 1024;
const fullBytes = 600 * 1024;
const qualities = [80, 68, 55, 42, 30, 20];

/**
 * Re-encodes what was sent as WebP: upright, without metadata, in the widths of `imageWidths` below its own and at
 * most 1920 pixels wide. The copies that a feed shows weigh at most 200 KB. Throws `file_kind_refused`,
 * `image_unreadable`, `image_too_many_pixels`.
 */
export function makePicture(bytes: Buffer): Promise<Picture> {
  return inTurn(async () => {
    const { image, width: fullWidth, height: fullHeight } = await decode(bytes);
    const width = Math.min(fullWidth, widest);
    const height = Math.max(1, Math.round((fullHeight * width) / fullWidth));
    // Decoded once; the copies are made from the reduced pixels.
    const { data, info } = await image
      .autoOrient()
      .resize({ width, height, fit: "fill" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refuse);
    const open = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const path = newPath("images", "webp");
    const files = [{ path, bytes: await encode(open, width > 1280 ? fullBytes : feedBytes) }];
    for (const each of widthsBelow(width)) {
      files.push({
        path: widthPath(path, each),
        bytes: await encode(() => open().resize({ width: each }), feedBytes),
      });
    }
    return { path, width, height, files };
  });
}

/** A square of 256 pixels, for an avatar. Throws as `makePicture` does. */
export function makeAvatar(bytes: Buffer): Promise<{ path: string; bytes: Buffer }> {
  return inTurn(async () => {
    const { image } = await decode(bytes);
    const square = image.autoOrient().resize({ width: 256, height: 256, fit: "cover" });
    return {
      path: newPath("avatars", "webp"),
      bytes: await square.webp({ quality: 82 }).toBuffer().catch(refuse),
    };
  });
}

/** The best quality that weighs no more than it may. */
async function encode(open: () => Sharp, mostBytes: number): Promise<Buffer> {
  let smallest: Buffer | undefined;
  for (const quality of qualities) {
    smallest = await open().webp({ quality, effort: 3 }).toBuffer();
    if (smallest.length <= mostBytes) break;
  }
  return smallest as Buffer;
}
