import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { postTags, tags } from "@/db/schema/posts";
import { hasVisibleText } from "@/lib/core/text/has-visible-text";
import { normalizeTag } from "./normalize-tag";

export async function setTags(tx: Transaction, postId: number, names: string[]): Promise<void> {
  // The tags are sorted, so that two writers of the same new tags wait for each other instead of deadlocking.
  const normalized = [...new Set(names.map(normalizeTag).filter(hasVisibleText))].sort();
  await tx.delete(postTags).where(eq(postTags.postId, postId));
  if (normalized.length === 0) return;
  await tx
    .insert(tags)
    .values(normalized.map((name) => ({ name })))
    .onConflictDoNothing();
  const rows = await tx.select({ id: tags.id }).from(tags).where(inArray(tags.name, normalized));
  await tx.insert(postTags).values(rows.map(({ id }) => ({ postId, tagId: id })));
}
