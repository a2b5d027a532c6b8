import { decode } from "@/lib/core/decoder/decode";
import type { Owner } from "@/lib/core/decoder/fair-queue";
import { DecoderLimitError } from "@/lib/core/decoder/limits";
import { AppError } from "@/lib/core/errors/app-error";
import { createStoragePath } from "@/lib/core/storage/paths";
import { logoBounds } from "./logo";
import { requireImageType } from "./require-image-type";
import { avatarWidths, coverWidths, imageWidths, widthPath } from "./urls";

export type Source = Buffer | string;

export type EncodedImage = { path: string; width: number; height: number; files: File[] };
export type File = { path: string; bytes: Buffer };

type Result =
  | { error: "image_unreadable" | "image_too_many_pixels" }
  | { width: number; height: number; widths: number[] };

const [avatarSide, ...smallerSides] = avatarWidths;

/** Encodes as WebP, upright and without metadata, at most 1920 by 3840 pixels; only the first frame of an animation. */
export function encodeImage(owner: Owner, source: Source, folder = "images"): Promise<EncodedImage> {
  return reencode(owner, source, folder, { widths: imageWidths });
}

export function encodeAvatar(owner: Owner, source: Source): Promise<EncodedImage> {
  return reencode(owner, source, "avatars", { square: avatarSide, widths: smallerSides });
}

export function encodeCover(owner: Owner, source: Source): Promise<EncodedImage> {
  return reencode(owner, source, "covers", { widths: coverWidths });
}

/** Encodes as PNG, which every email program shows. */
export function encodeLogo(owner: Owner, source: Source): Promise<EncodedImage> {
  return reencode(owner, source, "logos", { bounds: logoBounds, widths: [] }, "png");
}

async function reencode(
  owner: Owner,
  source: Source,
  folder: string,
  input: object,
  extension = "webp",
): Promise<EncodedImage> {
  await requireImageType(source);
  const { value, parts } = await decode({
    owner,
    module: "lib/core/images/decoder.mjs",
    source,
    input,
  }).catch((error) => {
    throw error instanceof DecoderLimitError ? new AppError("image_unreadable") : error;
  });
  const result = value as Result;
  if ("error" in result) throw new AppError(result.error);
  const path = createStoragePath(folder, extension);
  const [full = Buffer.alloc(0), ...copies] = parts;
  const files = copies.map((bytes, index) => ({ path: widthPath(path, result.widths[index] ?? 0), bytes }));
  return { path, width: result.width, height: result.height, files: [{ path, bytes: full }, ...files] };
}
