import { and, count, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { posts } from "@/db/schema/posts";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { groupLimits } from "@/lib/groups/limits";
import { lockGroupAsAdmin } from "@/lib/groups/lock";
import { postVisibleTo } from "./policy";

/** Open feeds are updated by the trigger of db/functions/post-changes.sql. Throws `forbidden` and `too_many_pins`. */
export async function setGroupPin(
  viewer: Viewer<"student">,
  id: number,
  { isPinned }: { isPinned: boolean },
): Promise<{ is_pinned: boolean }> {
  await runTransaction(viewer, async (tx) => {
    const post = await lockPost(tx, viewer, id);
    if (post.groupId === null) throw new AppError("forbidden");
    // When two posts are pinned at once, the second counts the first.
    await lockGroupAsAdmin(tx, viewer, post.groupId);
    if (post.isPinned === isPinned) return;
    if (isPinned) await requireFreePin(tx, post.groupId);
    await tx.update(posts).set({ isPinned }).where(eq(posts.id, id));
    const action = isPinned ? "post_pinned" : "post_unpinned";
    await recordAudit(tx, viewer, action, ["post", id]);
  });
  return { is_pinned: isPinned };
}

/** Locks the post before its group, as a deletion of the post does. */
async function lockPost(tx: Transaction, viewer: Viewer<"student">, id: number) {
  const [post] = await tx
    .select({ groupId: posts.groupId, isPinned: posts.isPinned })
    .from(posts)
    .where(and(eq(posts.id, id), postVisibleTo(viewer)))
    .for("no key update");
  if (!post) throw new AppError("not_found");
  return post;
}

/**
 * Only published posts count: others are not shown to those who could unpin them. Call with the group locked.
 * Throws `too_many_pins`.
 */
export async function requireFreePin(tx: Transaction, groupId: number): Promise<void> {
  const [row] = await tx
    .select({ pins: count() })
    .from(posts)
    .where(and(eq(posts.groupId, groupId), eq(posts.isPinned, true), eq(posts.status, "published")));
  if (row && row.pins >= groupLimits.pins) throw new AppError("too_many_pins");
}
