import { expect, test } from "vitest";
import { setCommentStatuses } from "@/lib/moderation/comment-status-contract";
import { appealDecision, decideAppeal, getDecision } from "@/lib/moderation/decisions-contract";
import { decideHeld } from "@/lib/moderation/held-contract";
import { setPostStatus, setPostStatuses } from "@/lib/moderation/post-status-contract";
import { acceptComment, deleteComment, listComments, updateComment } from "@/lib/posts/comments-contract";
import { listContent } from "@/lib/posts/content-contract";
import { deletePost } from "@/lib/posts/contract";
import { setUserRole } from "@/lib/users/access-contract";
import { type ApiClient, browserClient } from "../../support/api";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { findItem } from "../../support/moderation";
import { hold } from "../../support/moderation-rules";
import { notificationKinds } from "../../support/notifications";
import { emailsTo } from "../../support/outbox";
import { insertPost } from "../../support/posts";
import { admin } from "../../support/users";

const moderator = await browserClient(await admin());
const colleague = await browserClient(await admin());
const reasons = { rule: "spam", explanation: "Publicité" };

async function heldPost() {
  const author = await signedInStudent();
  const { id } = await insertPost({ by: author.user, content: `Mot ${crypto.randomUUID()}` });
  await hold("posts", id);
  return { id, author };
}

async function heldComment() {
  const author = await signedInStudent();
  const { id, postId } = await insertComment({ by: author.user });
  await hold("comments", id);
  return { id, postId, author };
}

const statusOf = async (table: "posts" | "comments", id: number) =>
  (await sql`select status from ${sql(table)} where id = ${id}`)[0]?.status;
const decisionsOn = (id: number, subject: "post" | "comment" = "post") =>
  sql`select id, action from moderation_decisions where subject_type = ${subject} and subject_id = ${id}`;
const actionsOn = async (postId: number) => {
  const rows =
    await sql`select action from audit_log where subject_type = 'post' and subject_id = ${postId} order by id`;
  return rows.map(({ action }) => action);
};

const setOne = (id: number, more: object) =>
  moderator.call(setPostStatus, { params: { id }, body: { status: "archived", ...more } });
const setSeveral = (status: "archived" | "deleted") => (id: number, more: object) =>
  moderator.call(setPostStatuses, { body: { ids: [id], status, ...more } });

test.each([
  ["archived", setOne, "hide"],
  ["archived with others", setSeveral("archived"), "hide"],
  ["deleted", setSeveral("deleted"), "delete"],
] as const)(
  "a held post that is %s in the list of posts is rejected as in the queue",
  async (_, set, action) => {
    const { id, author } = await heldPost();
    const withoutRule = await set(id, {});
    expect([withoutRule.status, withoutRule.body.errors]).toMatchObject([
      422,
      { rule: [expect.any(String)] },
    ]);
    expect((await set(id, { rule: "none" })).status).toBe(422);
    expect([await statusOf("posts", id), await decisionsOn(id)]).toEqual(["pending", []]);
    expect((await set(id, reasons)).status).toBe(200);
    expect(await statusOf("posts", id)).toBe(action === "hide" ? "archived" : "deleted");
    expect(await actionsOn(id)).toEqual(["held_content_decided"]);
    expect(await notificationKinds(author.browser)).toEqual(["content_moderated"]);
    expect((await emailsTo(author.user.email, "content_moderated")).length).toBe(1);
    const [decision] = await decisionsOn(id);
    const params = { id: decision?.id };
    const statement = await author.browser.call(getDecision, { params });
    expect(statement.body.data).toMatchObject({ action, subject: "post", ...reasons });
    expect((await author.browser.call(appealDecision, { params, body: { text: "Non" } })).status).toBe(200);
    const overturned = await colleague.call(decideAppeal, { params, body: { is_overturned: true } });
    expect([overturned.status, await statusOf("posts", id)]).toEqual([200, "published"]);
    expect(await findItem(moderator, ["held_post", id])).toBeUndefined();
  },
);

test("changing several posts requires reasons if one of them is held, and changes all or none", async () => {
  const [{ id }, other] = [await heldPost(), await insertPost()];
  const set = (more: object) =>
    moderator.call(setPostStatuses, { body: { ids: [other.id, id], status: "archived", ...more } });
  expect((await set({})).status).toBe(422);
  expect([await statusOf("posts", other.id), await statusOf("posts", id)]).toEqual(["published", "pending"]);
  expect((await set(reasons)).body.data.map((row) => row.status)).toEqual(["archived", "archived"]);
  expect(await decisionsOn(other.id)).toEqual([]);
  expect(await actionsOn(other.id)).toEqual(["post_status_changed"]);
  expect((await setSeveral("deleted")(other.id, {})).status, "it is not held").toBe(200);
});

test("the list of posts marks held posts, which cannot become drafts", async () => {
  const { id, author } = await heldPost();
  const listed = async () => {
    const { body } = await moderator.call(listContent, { query: { search: author.user.name } });
    return body.data.data.find((row) => row.id === id)?.held_for;
  };
  expect(await listed()).toBe("word");
  const draft = await setOne(id, { status: "draft", ...reasons });
  expect([draft.status, Object.keys(draft.body.errors ?? {})]).toEqual([422, ["status"]]);
  expect((await setOne(id, { status: "pending" })).status).toBe(200);
  expect(await findItem(moderator, ["held_post", id])).toBeDefined();
  expect((await setOne(id, { status: "published" })).status).toBe(200);
  expect(await listed()).toBeNull();
  expect(await notificationKinds(author.browser)).toEqual(["held_content_accepted"]);
  expect((await setOne(id, { status: "draft" })).status, "it is held no longer").toBe(200);
});

test("rejects the deletion of another user's held text without reasons, but its author may delete it", async () => {
  const [held, other] = [await heldPost(), await heldPost()];
  const [commented, visited] = [await heldComment(), await insertComment({ status: "pending" })];
  const deleteAs = async (client: ApiClient) => [
    await client.call(deletePost, { params: { id: held.id } }),
    await client.call(deleteComment, { params: { id: commented.id } }),
  ];
  for (const { status, body } of await deleteAs(moderator))
    expect([status, body.code]).toEqual([409, "text_held"]);
  expect(await findItem(moderator, ["held_post", held.id])).toBeDefined();
  expect(await findItem(moderator, ["held_comment", commented.id])).toBeDefined();
  expect((await moderator.call(deleteComment, { params: { id: visited.id } })).status).toBe(200);
  expect((await other.author.browser.call(deletePost, { params: { id: other.id } })).status).toBe(200);
  const own = await commented.author.browser.call(deleteComment, { params: { id: commented.id } });
  expect(own.status).toBe(200);
});

test("does not reject a text that a colleague has accepted meanwhile", async () => {
  const [held, commented] = [await heldPost(), await heldComment()];
  await colleague.call(setPostStatus, { params: { id: held.id }, body: { status: "published" } });
  await colleague.call(acceptComment, { params: { id: commented.id } });
  const comments = { ids: [commented.id], status: "deleted" as const };
  const responses = [
    await setOne(held.id, reasons),
    await setSeveral("deleted")(held.id, reasons),
    await moderator.call(setCommentStatuses, { body: { ...comments, ...reasons } }),
  ];
  for (const { status, body } of responses) expect([status, body.code]).toEqual([409, "already_decided"]);
  expect([await statusOf("posts", held.id), await statusOf("comments", commented.id)]).toEqual([
    "published",
    "published",
  ]);
  expect((await moderator.call(setCommentStatuses, { body: comments })).status, "for no reason").toBe(200);
});

test("accepts a held comment in its thread in the version that was read", async () => {
  const { id, postId, author } = await heldComment();
  const listed = async (client: ApiClient, status: "pending" | "held") => {
    const { body } = await client.call(listComments, { params: { id: postId }, query: { status } });
    return body.data.data.find((row) => row.id === id);
  };
  const read = await listed(moderator, "pending");
  expect(read?.held_for).toBe("word");
  expect(await listed(author.browser, "held"), "its author").not.toHaveProperty("held_for");
  await author.browser.call(updateComment, { params: { id }, body: { content: "Autre chose" } });
  const accept = (edited_at: string | null | undefined) =>
    moderator.call(acceptComment, { params: { id }, body: { edited_at } });
  const outdated = await accept(read?.edited_at);
  expect([outdated.status, outdated.body.code]).toEqual([409, "text_edited"]);
  const accepted = await accept((await listed(moderator, "pending"))?.edited_at);
  expect([accepted.status, accepted.body.data.status]).toEqual([200, "published"]);
});

test("a new administrator can delete their own held texts, but not decide on them", async () => {
  const [author, { id: postId }] = [await signedInStudent(), await insertPost()];
  const own = {
    post: (await insertPost({ by: author.user })).id,
    other: (await insertPost({ by: author.user })).id,
  };
  const { id } = await insertComment({ by: author.user, on: postId });
  await hold("posts", own.post, own.other);
  await hold("comments", id);
  await moderator.call(setUserRole, { params: author.user, body: { role: "admin" } });
  const self = await browserClient(author.user);
  const accept = { action: "accept" } as const;
  const responses = [
    await self.call(decideHeld, { body: { subject: "held_post", subject_id: own.post, ...accept } }),
    await self.call(decideHeld, { body: { subject: "held_comment", subject_id: id, ...accept } }),
    await self.call(setPostStatus, { params: { id: own.post }, body: { status: "published" } }),
    await self.call(setPostStatuses, { body: { ids: [own.post], status: "published" } }),
    // From these statuses the author could publish the post again, no longer held.
    await self.call(setPostStatus, { params: { id: own.post }, body: { status: "archived", ...reasons } }),
    await self.call(setPostStatuses, { body: { ids: [own.post], status: "draft" } }),
    await self.call(setCommentStatuses, { body: { ids: [id], status: "published" } }),
    await self.call(acceptComment, { params: { id } }),
  ];
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 403));
  expect([await statusOf("posts", own.post), await statusOf("comments", id)]).toEqual(["pending", "pending"]);
  expect((await self.call(setPostStatuses, { body: { ids: [own.post], status: "deleted" } })).status).toBe(
    200,
  );
  expect((await self.call(deletePost, { params: { id: own.other } })).status).toBe(200);
  expect((await self.call(setCommentStatuses, { body: { ids: [id], status: "deleted" } })).status).toBe(200);
  expect([await decisionsOn(own.post), await decisionsOn(id, "comment")]).toEqual([[], []]);
});

test("only one of several administrators who decide on a held post at once succeeds", async () => {
  const { id } = await heldPost();
  const clients = await Promise.all(Array.from({ length: 6 }, async () => browserClient(await admin())));
  const responses = await Promise.all(
    clients.flatMap((client) => [
      client.call(setPostStatuses, { body: { ids: [id], status: "deleted", ...reasons } }),
      client.call(setPostStatus, { params: { id }, body: { status: "archived", ...reasons } }),
      client.call(decideHeld, {
        body: { subject: "held_post", subject_id: id, action: "reject", ...reasons },
      }),
    ]),
  );
  for (const { status } of responses) expect([200, 404, 409]).toContain(status);
  expect(await decisionsOn(id)).toHaveLength(1);
});
