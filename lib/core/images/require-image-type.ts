import { open } from "node:fs/promises";
import { AppError } from "@/lib/core/errors/app-error";
import { type ImageType, imageTypeNames, imageTypes } from "./constants";
import { imageTypeOf } from "./image-type-of";

/** Throws `file_kind_refused` for what is not one of `types` by its content, whatever its name says. */
export async function requireImageType(
  source: Buffer | string,
  types: readonly ImageType[] = imageTypes,
): Promise<void> {
  const type = imageTypeOf((await firstBytes(source)).toString("latin1"));
  if (!type || !types.includes(type))
    throw new AppError("file_kind_refused", { params: { types: imageTypeNames(types) } });
}

async function firstBytes(source: Buffer | string): Promise<Buffer> {
  if (typeof source !== "string") return source.subarray(0, 12);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
