import { expect, test } from "vitest";
import { setCommentStatuses } from "@/lib/moderation/comment-status-contract";
import { reportComment, reportPost } from "@/lib/moderation/contract";
import { setPostStatuses } from "@/lib/moderation/post-status-contract";
import { createComment, deleteComment } from "@/lib/posts/comments-contract";
import { deletePost } from "@/lib/posts/contract";
import { type ApiClient, browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { notificationKinds } from "../../support/notifications";
import { insertPost } from "../../support/posts";
import { admin, student } from "../../support/users";

type Text = { subject: "post" | "comment"; id: number; author: ApiClient };

const body = { reason: "Une insulte" };

async function reportedPost(reporter: ApiClient): Promise<Text> {
  const { id, by } = await insertPost();
  await reporter.call(reportPost, { params: { id }, body });
  return { subject: "post", id, author: await browserClient(by) };
}

async function reportedComment(reporter: ApiClient): Promise<Text> {
  const post = await insertPost();
  const author = await browserClient(await student());
  const comment = { params: { id: post.id }, body: { content: "Un texte blessant" } };
  const { id } = (await author.call(createComment, comment)).body.data;
  await reporter.call(reportComment, { params: { id }, body });
  return { subject: "comment", id, author };
}

const deletePostOf = (client: ApiClient, { id }: Text) => client.call(deletePost, { params: { id } });
const deleteCommentOf = (client: ApiClient, { id }: Text) => client.call(deleteComment, { params: { id } });
const deleteListedPost = (client: ApiClient, { id }: Text) =>
  client.call(setPostStatuses, { body: { ids: [id], status: "deleted" } });
const deleteListedComment = (client: ApiClient, { id }: Text) =>
  client.call(setCommentStatuses, { body: { ids: [id], status: "deleted" } });

const statusOf = async ({ subject, id }: Text) =>
  (await sql`select status from reports where subject_type = ${subject} and subject_id = ${id}`)[0]?.status;

test.each([
  ["a post", reportedPost, deletePostOf],
  ["a post of the list", reportedPost, deleteListedPost],
  ["a comment", reportedComment, deleteCommentOf],
  ["a comment of the list", reportedComment, deleteListedComment],
])(
  "the reporter of %s that an administrator deletes reads that there was a measure",
  async (...[, report, remove]) => {
    const reporter = await browserClient(await student());
    const text = await report(reporter);
    expect((await remove(await browserClient(await admin()), text)).status).toBe(200);
    expect(await statusOf(text)).toBe("resolved");
    expect(await notificationKinds(reporter)).toEqual(["report_decided"]);
  },
);

test.each([
  ["post", reportedPost, deletePostOf],
  ["comment", reportedComment, deleteCommentOf],
])("the reporter of a %s that its author deletes reads nothing", async (...[, report, remove]) => {
  const reporter = await browserClient(await student());
  const text = await report(reporter);
  expect((await remove(text.author, text)).status).toBe(200);
  expect(await statusOf(text)).toBe("pending");
  expect(await notificationKinds(reporter)).toEqual([]);
});
