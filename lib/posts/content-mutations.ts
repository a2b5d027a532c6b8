import { asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { PostStatus } from "@/db/enums";
import { posts } from "@/db/schema/posts";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { lockGroupRow } from "@/lib/groups/lock";
import { lockRecipientsOfPosts } from "@/lib/notifications/post-notifications";
import type {
  AdminPost,
  setPostStatus as setPostStatusEndpoint,
  setPostStatuses as setPostStatusesEndpoint,
} from "./content-contract";
import { getContent, listContentRows } from "./content-queries";
import { requireFreePin } from "./group-pins";
import { requireUnedited } from "./hold";
import { deletePostRow } from "./mutations";
import { announceHeldPost, publishHeldPost } from "./publish-held";

/** Open feeds follow by the trigger of db/functions/post-changes.sql. */
export async function togglePostPin(viewer: Viewer<"admin">, id: number, request: RequestInfo) {
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
  { status, edited_at }: BodyOf<typeof setPostStatusEndpoint>,
  request: RequestInfo,
): Promise<AdminPost> {
  const published = await runTransaction(viewer, async (tx) => {
    await lockRecipientsOfPosts(tx, [id]);
    const row = await lockPost(tx, id);
    return changeStatus(tx, viewer, { ...row, read: edited_at }, status, request);
  });
  if (published) await announceHeldPost(published);
  return getContent(viewer, id);
}

export async function setPostStatuses(
  viewer: Viewer<"admin">,
  { ids, status, edited_at }: BodyOf<typeof setPostStatusesEndpoint>,
  request: RequestInfo,
): Promise<AdminPost[]> {
  const published: HeldPost[] = [];
  const files = await runTransaction(viewer, async (tx) => {
    await lockRecipientsOfPosts(tx, ids);
    const rows = await lockPosts(tx, ids);
    const existing = rows.filter((row) => row.status !== "deleted");
    const changeable = status === "deleted" ? rows : existing;
    if (changeable.length < new Set(ids).size) throw new AppError("not_found");
    const deleted: string[] = [];
    for (const row of existing) {
      if (status === "deleted") deleted.push(...(await deleteLocked(tx, viewer, row.id, request)));
      else {
        const read = edited_at?.[ids.indexOf(row.id)];
        const held = await changeStatus(tx, viewer, { ...row, read }, status, request);
        if (held) published.push(held);
      }
    }
    return deleted;
  });
  await deleteFilesAfterCommit(files);
  for (const post of published) await announceHeldPost(post);
  return listContentRows(viewer, ids);
}

type Row = Awaited<ReturnType<typeof lockPosts>>[number];
type HeldPost = NonNullable<Awaited<ReturnType<typeof publishHeldPost>>>;

/** Of a post that is locked. Returns what was held and is published now. */
async function changeStatus(
  tx: Transaction,
  viewer: Viewer<"admin">,
  { id, status: before, editedAt, read }: Row & { read: string | null | undefined },
  status: PostStatus,
  request: RequestInfo,
): Promise<HeldPost | undefined> {
  if (before === status) return;
  if (status === "published") requireUnedited(editedAt, read);
  const held = status === "published" ? await publishHeldPost(tx, id) : undefined;
  if (!held) await tx.update(posts).set({ status }).where(eq(posts.id, id));
  const details = { from: before, to: status };
  const subject = ["post", id] as const;
  await recordAudit(tx, { action: "post_status_changed", subject, details, actorId: viewer.id, request });
  return held;
}

async function deleteLocked(tx: Transaction, viewer: Viewer<"admin">, id: number, request: RequestInfo) {
  await recordAudit(tx, { action: "post_deleted", subject: ["post", id], actorId: viewer.id, request });
  return deletePostRow(tx, id);
}

async function lockPost(tx: Transaction, id: number): Promise<Row> {
  const [post] = await lockPosts(tx, [id]);
  if (!post || post.status === "deleted") throw new AppError("not_found");
  return post;
}

/** By groups: the order in which their counters are locked. */
function lockPosts(tx: Transaction, ids: number[]) {
  return tx
    .select({
      id: posts.id,
      status: posts.status,
      isPinned: posts.isPinned,
      groupId: posts.groupId,
      editedAt: isoDateOf(posts.editedAt),
    })
    .from(posts)
    .where(inArray(posts.id, ids))
    .orderBy(asc(posts.groupId), asc(posts.id))
    .for("update");
}
