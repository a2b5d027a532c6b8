import { asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { posts } from "@/db/schema/posts";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { lockGroupRow } from "@/lib/groups/lock";
import { requireFreePin } from "./group-pins";
import { isHeld } from "./policy";

/** Open feeds are updated by the trigger of db/functions/post-changes.sql. */
export async function togglePostPin(viewer: Viewer<"admin">, id: number) {
  return runTransaction(viewer, async (tx) => {
    const [post] = await lockPosts(tx, [id]);
    if (!post || post.status === "deleted") throw new AppError("not_found");
    const isPinned = !post.isPinned;
    if (isPinned && post.groupId !== null) {
      await lockGroupRow(tx, post.groupId);
      await requireFreePin(tx, post.groupId);
    }
    await tx.update(posts).set({ isPinned }).where(eq(posts.id, id));
    const action = isPinned ? "post_pinned" : "post_unpinned";
    await recordAudit(tx, viewer, action, ["post", id]);
    return { id, is_pinned: isPinned };
  });
}

/** Locks the posts in the order of their groups, in which the groups' counters are locked. */
export function lockPosts(tx: Transaction, ids: number[]) {
  return tx
    .select({
      id: posts.id,
      status: posts.status,
      userId: posts.userId,
      isHeld: isHeld(posts),
      isPinned: posts.isPinned,
      groupId: posts.groupId,
      editedAt: isoDateOf(posts.editedAt),
    })
    .from(posts)
    .where(inArray(posts.id, ids))
    .orderBy(asc(posts.groupId), asc(posts.id))
    .for("update");
}
