import { and, eq, sql } from "drizzle-orm";
import { db, type ReadDatabase, type Transaction } from "@/db/client";
import { polls, postImages, posts } from "@/db/schema/posts";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { consume } from "@/lib/core/api/rate-limiter";
import type { Uploads } from "@/lib/core/api/uploads";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { imagePaths } from "@/lib/core/images/urls";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { recordStoredFiles } from "@/lib/core/storage/quota";
import { deleteOnFailure } from "@/lib/core/storage/storage";
import { hasVisibleText } from "@/lib/core/text/has-visible-text";
import { lockGroupAsMember, requireGroupMember, type VisibleGroup } from "@/lib/groups/lock";
import { isGroupAdmin } from "@/lib/groups/roles";
import { deletePostNotifications } from "@/lib/notifications/post-notifications";
import { announcePost } from "./announce-post";
import { lockPosts } from "./content-mutations";
import type { createPost as createEndpoint, updatePost as updateEndpoint } from "./contract";
import { findHold, type Hold, heldColumns, holdEdited } from "./hold";
import { setMentions, storeContent } from "./mention-mutations";
import { canDelete, canEdit, isHeld, postVisibleTo, roleInGroupOfPost } from "./policy";
import { insertPoll } from "./poll-mutations";
import { changeImages, type PostImageRow, storePostImages } from "./post-images";
import { setTags } from "./post-tags";
import { getPost } from "./queries";
import { resolveReports } from "./resolve-reports";
import type { Post } from "./schemas";

type Writer = Viewer<"student" | "admin">;
type NewPost = BodyOf<typeof createEndpoint>;

export async function createPost(viewer: Writer, body: NewPost, files: Uploads): Promise<Post> {
  const uploads = files.images ?? [];
  if (!hasVisibleText(body.content)) {
    if (body.poll) throw invalid("content", "poll_question_required");
    if (uploads.length === 0) throw invalid("content", "post_empty");
  }
  const groupId = body.group_id;
  if (body.is_announcement && !groupId) throw invalid("is_announcement", "announcement_without_group");
  if (groupId && uploads.length > 0) requireWriter(await requireGroupMember(db, viewer, groupId), body);
  const images = await storeUploads(viewer, uploads, body.alts);
  const id = await deleteOnFailure(images.flatMap(imagePaths), () =>
    runTransaction(viewer, async (tx) => {
      await recordStoredFiles(tx, viewer.id, images);
      const { content, mentioned } = await storeContent(tx, viewer, body.content);
      if (groupId) requireWriter(await lockGroupAsMember(tx, viewer, groupId), body);
      const hold = await findHold(tx, viewer, "post", textsOf(body, content));
      const target = groupId && inGroup(groupId, body, hold);
      const [row] = await tx
        .insert(posts)
        .values({ userId: viewer.id, ...attributesOf(body), content, ...target, ...heldColumns(hold) })
        .returning({ id: posts.id });
      if (!row) throw new AppError("internal");
      if (images.length)
        await tx
          .insert(postImages)
          .values(images.map((image, position) => ({ ...image, postId: row.id, position })));
      if (body.tags?.length) await setTags(tx, row.id, body.tags);
      if (body.poll) await insertPoll(tx, row.id, body.poll);
      if (mentioned.length) await setMentions(tx, viewer, { postId: row.id }, mentioned);
      return row.id;
    }),
  );
  const post = await getPost(viewer, id);
  if (post.status === "published") announcePost({ id, groupId: groupId ?? null });
  return post;
}

/** The texts of a post that others read. */
function textsOf(body: Partial<NewPost> & BodyOf<typeof updateEndpoint>, content = ""): string[] {
  const { tags = [], alts = [], existing_images: images = [], poll } = body;
  const options = poll?.options ?? [];
  return [content, ...tags, ...alts, ...images.map(({ alt }) => alt), ...options];
}

/** The worker notifies the members, once it is published. */
function inGroup(groupId: number, { is_announcement: isAnnouncement }: NewPost, hold: Hold | null) {
  return { groupId, audience: "members" as const, isAnnouncement, notifiesMembers: hold === null };
}

function requireWriter({ role }: VisibleGroup, body: NewPost): void {
  if (body.is_announcement && !isGroupAdmin(role)) throw new AppError("forbidden");
}

export async function updatePost(
  viewer: Writer,
  id: number,
  body: BodyOf<typeof updateEndpoint>,
  files: Uploads,
) {
  await requireEditable(db, viewer, id);
  const images = await storeUploads(viewer, files.images ?? [], body.alts);
  const removed = await deleteOnFailure(images.flatMap(imagePaths), () =>
    runTransaction(viewer, async (tx) => {
      await recordStoredFiles(tx, viewer.id, images);
      const text =
        body.content === undefined ? null : await storeContent(tx, viewer, body.content, { postId: id });
      await lockPosts(tx, [id]);
      await requireEditable(tx, viewer, id);
      const { deleted, imageCount } = await changeImages(tx, id, body, images);
      const [edited] = await tx
        .update(posts)
        .set({
          ...attributesOf(body),
          audience: body.audience && sql`case when group_id is null then ${body.audience} else 'members' end`,
          content: text?.content,
          editedAt: sql`now()`,
        })
        .where(eq(posts.id, id))
        .returning({ content: posts.content });
      if (imageCount === 0 && edited && !hasVisibleText(edited.content))
        throw invalid("content", "post_empty");
      if (body.tags) await setTags(tx, id, body.tags);
      const hold = await findHold(tx, viewer, "edit", textsOf(body, text?.content));
      if (hold) await holdEdited(tx, "posts", id, hold);
      if (text) await setMentions(tx, viewer, { postId: id }, text.mentioned);
      return deleted;
    }),
  );
  await deleteFilesAfterCommit(removed.flatMap(imagePaths));
  return getPost(viewer, id);
}

function attributesOf(body: Partial<BodyOf<typeof updateEndpoint>>) {
  return {
    contentTypeId: body.content_type_id,
    category: body.category,
    feeling: body.feeling,
    audience: body.audience,
  };
}

/** Throws `forbidden`, and `text_held` for a moderator while the post waits in the queue. */
export async function deletePost(viewer: Writer, id: number): Promise<void> {
  const deleted = await runTransaction(viewer, async (tx) => {
    await lockPosts(tx, [id]);
    const post = await requireVisible(tx, viewer, id);
    if (!canDelete(viewer, post)) throw new AppError("forbidden");
    if (!canEdit(viewer, post)) {
      if (post.isHeld) throw new AppError("text_held");
      await recordAudit(tx, viewer, "post_deleted", ["post", id]);
      await resolveReports(tx, viewer, { subject: "post", subject_id: id });
    }
    return deletePostRow(tx, id);
  });
  await deleteFilesAfterCommit(deleted);
}

/** Deletes the post and its poll. Returns the paths of its images' files, which are to be deleted after the commit. */
export async function deletePostRow(tx: Transaction, id: number): Promise<string[]> {
  await tx.update(posts).set({ status: "deleted" }).where(eq(posts.id, id));
  await deletePostNotifications(tx, id);
  await tx.delete(polls).where(eq(polls.postId, id));
  const images = await tx
    .delete(postImages)
    .where(eq(postImages.postId, id))
    .returning({ path: postImages.path, width: postImages.width });
  return images.flatMap(imagePaths);
}

/** Only administrators publish archived posts again, since an appeal is decided on the archived text. */
async function requireEditable(from: ReadDatabase, viewer: Writer, id: number): Promise<void> {
  const post = await requireVisible(from, viewer, id);
  if (!canEdit(viewer, post)) throw new AppError("forbidden");
  if (post.status === "archived" && viewer.role !== "admin") throw new AppError("post_archived");
}

async function requireVisible(from: ReadDatabase, viewer: Writer, id: number) {
  const [post] = await from
    .select({
      userId: posts.userId,
      status: posts.status,
      role: roleInGroupOfPost(viewer),
      isHeld: isHeld(posts),
    })
    .from(posts)
    .where(and(eq(posts.id, id), postVisibleTo(viewer)));
  if (!post) throw new AppError("not_found");
  return post;
}

async function storeUploads(
  viewer: Writer,
  uploads: string[],
  alts: string[] | undefined,
): Promise<PostImageRow[]> {
  if (uploads.length > 0) await consume("uploads", viewer.id);
  return storePostImages(viewer.id, uploads, alts);
}
