import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { PostStatus } from "@/db/enums";
import { posts } from "@/db/schema/posts";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { lockGroupRow } from "@/lib/groups/lock";
import { lockRecipientsOfPost } from "@/lib/notifications/post-notifications";
import type { AdminPost } from "./content-contract";
import { getContent } from "./content-queries";
import { requireFreePin } from "./group-pins";
import { announceHeldPost, publishHeldPost } from "./publish-held";

/** Open feeds follow by the trigger of db/functions/post-changes.sql. */
export async function pinPost(viewer: Viewer<"admin">, id: number, request: RequestInfo) {
  return runTransaction(viewer, async (tx) => {
    const post = await lockPost(tx, id);
    const isPinned = !post.isPinned;
    if (isPinned && post.groupId !== null) {
      await lockGroupRow(tx, post.groupId);
      await requireFreePin(tx, post.groupId);
    }
    await tx.update(posts).set({ isPinned }).where(eq(posts.id, id));
    const action = isPinned ? "post_pinned" : "post_unpinned";
    await recordAudit(tx, { action, subject: ["post", id], actorId: viewer.id, request });
    return { id, is_pinned: isPinned };
  });
}

export async function setPostStatus(
  viewer: Viewer<"admin">,
  id: number,
  status: PostStatus,
  request: RequestInfo,
): Promise<AdminPost> {
  const published = await runTransaction(viewer, async (tx) => {
    await lockRecipientsOfPost(tx, id);
    const before = await lockPost(tx, id);
    if (before.status === status) return;
    const held = status === "published" ? await publishHeldPost(tx, id) : undefined;
    if (!held) await tx.update(posts).set({ status }).where(eq(posts.id, id));
    const details = { from: before.status, to: status };
    const subject = ["post", id] as const;
    await recordAudit(tx, { action: "post_status_changed", subject, details, actorId: viewer.id, request });
    return held;
  });
  if (published) await announceHeldPost(published);
  return getContent(viewer, id);
}

async function lockPost(tx: Transaction, id: number) {
  const [post] = await tx
    .select({ status: posts.status, isPinned: posts.isPinned, groupId: posts.groupId })
    .from(posts)
    .where(and(eq(posts.id, id), ne(posts.status, "deleted")))
    .for("update");
  if (!post) throw new AppError("not_found");
  return post;
}
