import { and, eq } from "drizzle-orm";
import { postMutes } from "@/db/schema/notifications";
import { posts } from "@/db/schema/posts";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { requireRow } from "@/lib/core/errors/require-row";
import { postVisibleTo } from "./policy";

export async function mutePost(viewer: Member, postId: number) {
  await runTransaction(viewer, async (tx) => {
    await requireRow(tx, posts, eq(posts.id, postId), postVisibleTo(viewer));
    await tx.insert(postMutes).values({ userId: viewer.id, postId }).onConflictDoNothing();
  });
  return { is_muted: true };
}

export async function unmutePost(viewer: Member, postId: number) {
  await runTransaction(viewer, (tx) =>
    tx.delete(postMutes).where(and(eq(postMutes.userId, viewer.id), eq(postMutes.postId, postId))),
  );
  return { is_muted: false };
}
