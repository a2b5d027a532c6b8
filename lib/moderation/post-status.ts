import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { PostStatus } from "@/db/enums";
import { posts } from "@/db/schema/posts";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { lockRecipientsOfPosts } from "@/lib/notifications/post-notifications";
import type { AdminPost } from "@/lib/posts/content-contract";
import { lockPosts } from "@/lib/posts/content-mutations";
import { listContentRows } from "@/lib/posts/content-queries";
import { requireUnedited } from "@/lib/posts/hold";
import { deletePostRow } from "@/lib/posts/mutations";
import { announceHeldPost, publishHeldPost } from "@/lib/posts/publish-held";
import { resolveReports } from "@/lib/posts/resolve-reports";
import { rejectHeld, requireHeld } from "./decide-held";
import type {
  setPostStatuses as endpoint,
  setPostStatus as setPostStatusEndpoint,
} from "./post-status-contract";

export async function setPostStatus(
  viewer: Viewer<"admin">,
  id: number,
  { edited_at, ...body }: BodyOf<typeof setPostStatusEndpoint>,
): Promise<AdminPost> {
  const read = edited_at === undefined ? undefined : [edited_at];
  const [post] = await setPostStatuses(viewer, { ...body, ids: [id], edited_at: read });
  if (!post) throw new AppError("not_found");
  return post;
}

/**
 * Rejects held posts as the queue does, with reasons. The viewer's own held posts are not decided on, and are deleted
 * without reasons. Throws `forbidden`.
 */
export async function setPostStatuses(
  viewer: Viewer<"admin">,
  { ids, status, edited_at, ...reasons }: BodyOf<typeof endpoint>,
): Promise<AdminPost[]> {
  const { files, published } = await runTransaction(viewer, async (tx) => {
    await lockRecipientsOfPosts(tx, ids);
    const rows = await lockPosts(tx, ids);
    const existing = rows.filter((row) => row.status !== "deleted");
    const changeable = status === "deleted" ? rows : existing;
    if (changeable.length < new Set(ids).size) throw new AppError("not_found");
    if (status !== "published") requireHeld(rows, reasons.rule);
    const files: string[] = [];
    const published: HeldPost[] = [];
    for (const row of existing) {
      const isOwnHeld = row.isHeld && row.userId === viewer.id;
      if (isOwnHeld && status !== "deleted" && status !== row.status) throw new AppError("forbidden");
      const action = row.isHeld && !isOwnHeld ? rejectionOf(status) : undefined;
      const rejection = { subject: "held_post", subject_id: row.id, ...reasons } as const;
      if (action) files.push(...(await rejectHeld(tx, viewer, { ...rejection, action })));
      else if (status === "deleted") files.push(...(await deleteLocked(tx, viewer, row)));
      else {
        const read = edited_at?.[ids.indexOf(row.id)];
        const held = await changeStatus(tx, viewer, { ...row, read }, status);
        if (held) published.push(held);
      }
    }
    return { files, published };
  });
  await deleteFilesAfterCommit(files);
  for (const post of published) announceHeldPost(post);
  return listContentRows(viewer, ids);
}

type Row = Awaited<ReturnType<typeof lockPosts>>[number];
type HeldPost = NonNullable<Awaited<ReturnType<typeof publishHeldPost>>>;

/** The measure that a status is for a held post, if it is one. Throws for a draft, which would only leave the queue. */
function rejectionOf(status: PostStatus): "hide" | "delete" | undefined {
  if (status === "draft") throw invalid("status", "invalid");
  if (status === "archived") return "hide";
  return status === "deleted" ? "delete" : undefined;
}

/** Sets the status of a locked post. Returns what was held and is published now. */
async function changeStatus(
  tx: Transaction,
  viewer: Viewer<"admin">,
  { id, status: before, editedAt, read }: Row & { read: string | null | undefined },
  status: PostStatus,
): Promise<HeldPost | undefined> {
  if (before === status) return;
  if (status === "published") requireUnedited(editedAt, read);
  const held = status === "published" ? await publishHeldPost(tx, id, viewer.id) : undefined;
  if (!held) await tx.update(posts).set({ status }).where(eq(posts.id, id));
  await recordAudit(tx, viewer, "post_status_changed", ["post", id], { from: before, to: status });
  return held;
}

async function deleteLocked(tx: Transaction, viewer: Viewer<"admin">, { id, userId }: Row) {
  await recordAudit(tx, viewer, "post_deleted", ["post", id]);
  if (userId !== viewer.id) await resolveReports(tx, viewer, { subject: "post", subject_id: id });
  return deletePostRow(tx, id);
}
