import { eq, inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { postImages } from "@/db/schema/posts";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { Owner } from "@/lib/core/decoder/fair-queue";
import { AppError } from "@/lib/core/errors/app-error";
import type { Source } from "@/lib/core/images/encode";
import { type StoredImageFile, storeImages } from "@/lib/core/images/store";
import { postLimits } from "./constants";
import type { updatePost } from "./contract";

export type PostImageRow = StoredImageFile & { alt: string };

export async function storePostImages(
  owner: Owner,
  sources: Source[],
  alts: string[] = [],
): Promise<PostImageRow[]> {
  const images = await storeImages(owner, sources);
  return images.map((image, index) => ({ ...image, alt: alts[index]?.trim() ?? "" }));
}

/** Throws `too_many_files`. */
export async function changeImages(
  tx: Database,
  postId: number,
  { removed_image_urls = [], existing_images = [] }: BodyOf<typeof updatePost>,
  added: PostImageRow[],
) {
  const { id, path, width, position } = postImages;
  const before = await tx
    .select({ id, path, width, position })
    .from(postImages)
    .where(eq(postImages.postId, postId));
  const findByUrl = (url: string) => before.find((image) => url.endsWith(`/${image.path}`));
  const removed = new Set(removed_image_urls.map(findByUrl));
  const deleted = before.filter((image) => removed.has(image));
  const imageCount = before.length - deleted.length + added.length;
  if (imageCount > postLimits.images) throw new AppError("too_many_files");
  const ids = deleted.map((image) => image.id);
  if (ids.length) await tx.delete(postImages).where(inArray(postImages.id, ids));
  for (const { url, alt } of existing_images) {
    const image = findByUrl(url);
    if (image) await tx.update(postImages).set({ alt }).where(eq(postImages.id, image.id));
  }
  const next = Math.max(-1, ...before.map((image) => image.position)) + 1;
  const rows = added.map((image, index) => ({ ...image, postId, position: next + index }));
  if (rows.length) await tx.insert(postImages).values(rows);
  return { deleted, imageCount };
}
