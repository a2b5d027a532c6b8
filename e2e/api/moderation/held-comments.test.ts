import { expect, test } from "vitest";
import { setCommentStatuses } from "@/lib/moderation/comment-status-contract";
import { decideHeld } from "@/lib/moderation/held-contract";
import { listAdminComments } from "@/lib/posts/comment-management-contract";
import {
  acceptComment,
  createComment,
  deleteComment,
  listComments,
  updateComment,
} from "@/lib/posts/comments-contract";
import { getPost } from "@/lib/posts/contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { mentionOf } from "../../support/mentions";
import { findItem } from "../../support/moderation";
import { newStudent, rulesOfFile, setRules } from "../../support/moderation-rules";
import { notificationKinds } from "../../support/notifications";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, newEmail, type TestUser } from "../../support/users";

rulesOfFile();

const moderator = await browserClient(await admin());
const word = randomKey();
const decide = (id: number, action: "accept" | "reject") =>
  moderator.call(decideHeld, {
    body: { subject: "held_comment", subject_id: id, action, ...(action === "reject" && { rule: "spam" }) },
  });
const write = (author: ApiClient, id: number, content: string, more = {}) =>
  author.call(createComment, { params: { id }, body: { content, ...more } });
type Status = "published" | "pending" | "held";
const idsIn = async (client: ApiClient, id: number, status: Status) => {
  const { body } = await client.call(listComments, { params: { id }, query: { status } });
  return body.data?.data.map((comment) => comment.id);
};

async function heldComment() {
  await setRules({ held_words: [word] });
  const { id: postId, by } = await insertPost();
  const [owner, author, mentioned] = [
    await browserClient(by),
    await signedInStudent(),
    await signedInStudent(),
  ];
  const { body } = await write(author.browser, postId, `${word}, ${mentionOf(mentioned.user)}`);
  expect([body.data.status, body.comments_count]).toEqual(["pending", 0]);
  return { id: body.data.id, postId, owner, author, mentioned };
}

test("only its author sees a held comment, which is not counted or notified of, until it is accepted", async () => {
  const { id, postId, owner, author, mentioned } = await heldComment();
  const other = (await signedInStudent()).browser;
  const counts = async () => {
    const { data } = (await other.call(getPost, { params: { id: postId } })).body;
    return [data.comments_count, data.comments.length];
  };
  expect(await counts()).toEqual([0, 0]);
  expect(await idsIn(other, postId, "published")).toEqual([]);
  expect(await idsIn(other, postId, "held")).toEqual([]);
  expect(await idsIn(visitorClient(), postId, "held")).toEqual([]);
  expect(await idsIn(owner, postId, "pending"), "the post's author does not decide").toEqual([]);
  expect(await idsIn(author.browser, postId, "held")).toEqual([id]);
  expect(await idsIn(moderator, postId, "pending")).toEqual([id]);
  expect([await notificationKinds(owner), await notificationKinds(mentioned.browser)]).toEqual([[], []]);
  for (const change of [acceptComment, deleteComment])
    expect((await owner.call(change, { params: { id } })).status).toBe(404);
  expect(await findItem(moderator, ["held_comment", id])).toMatchObject({
    held_for: "word",
    held_word: word,
    post: { id: postId },
    writer: { id: author.user.id, name: author.user.name },
  });
  expect(await findItem(moderator, ["pending_comment", id])).toBeUndefined();
  expect((await decide(id, "accept")).status).toBe(200);
  expect(await counts()).toEqual([1, 1]);
  expect(await notificationKinds(owner)).toEqual(["post_commented"]);
  expect(await notificationKinds(mentioned.browser)).toEqual(["comment_mentioned"]);
  expect(await notificationKinds(author.browser)).toEqual(["held_content_accepted"]);
  expect((await decide(id, "reject")).body.code).toBe("already_decided");
});

test("the author of a held comment edits and deletes it", async () => {
  const { id, author, postId } = await heldComment();
  const edited = await author.browser.call(updateComment, { params: { id }, body: { content: "Sans" } });
  expect([edited.status, edited.body.data.status]).toEqual([200, "pending"]);
  const accepted = await author.browser.call(acceptComment, { params: { id } });
  expect([accepted.status, accepted.body.code]).toEqual([403, "forbidden"]);
  expect((await author.browser.call(deleteComment, { params: { id } })).status).toBe(200);
  expect(await idsIn(author.browser, postId, "held")).toEqual([]);
  expect((await decide(id, "accept")).status).toBe(404);
});

test("a rejected comment is deleted, and its author sees the reasons", async () => {
  const { id, author, owner, postId } = await heldComment();
  expect((await decide(id, "reject")).status).toBe(200);
  expect(await idsIn(moderator, postId, "pending")).toEqual([]);
  expect([await notificationKinds(author.browser), await notificationKinds(owner)]).toEqual([
    ["content_moderated"],
    [],
  ]);
  const [row] = await sql`select action, rule, author_id from moderation_decisions
    where subject_type = 'comment' and subject_id = ${id}`;
  expect(row).toEqual({ action: "delete", rule: "spam", author_id: author.user.id });
});

test("deleting a held comment from the list of comments makes the same decision as in the queue", async () => {
  const { id, author, owner } = await heldComment();
  const { id: otherId } = await insertComment({ status: "pending" });
  const body = { ids: [id, otherId], status: "deleted" as const };
  const withoutRule = await moderator.call(setCommentStatuses, { body });
  expect([withoutRule.status, withoutRule.body.errors]).toMatchObject([422, { rule: [expect.any(String)] }]);
  const unknown = await moderator.call(setCommentStatuses, { body: { ...body, rule: "none" } });
  expect(unknown.status).toBe(422);
  const rows = await sql`select status from comments where id in ${sql(body.ids)}`;
  expect(rows, "all or none").toEqual([{ status: "pending" }, { status: "pending" }]);
  const explanation = "Publicité";
  const deleted = await moderator.call(setCommentStatuses, { body: { ...body, rule: "spam", explanation } });
  expect(deleted.body.data).toMatchObject([
    { id: otherId, status: "deleted" },
    { id, status: "deleted", held_for: null },
  ]);
  expect([await notificationKinds(author.browser), await notificationKinds(owner)]).toEqual([
    ["content_moderated"],
    [],
  ]);
  const decisions =
    await sql`select subject_id, action, rule, explanation, author_id from moderation_decisions
    where subject_type = 'comment' and subject_id in ${sql(body.ids)}`;
  expect(decisions).toEqual([
    { subject_id: id, action: "delete", rule: "spam", explanation, author_id: author.user.id },
  ]);
});

test("does not accept a comment that was edited after the list was read", async () => {
  const { id, author, postId } = await heldComment();
  const read = async () => {
    const { body } = await moderator.call(listAdminComments, { query: { search: author.user.name } });
    return body.data.data.find((row) => row.id === id)?.edited_at ?? null;
  };
  const accept = (edited_at: (string | null)[]) =>
    moderator.call(setCommentStatuses, { body: { ids: [id], status: "published", edited_at } });
  for (const content of ["Une première version", "Une seconde"]) {
    const earlier = await read();
    await author.browser.call(updateComment, { params: { id }, body: { content } });
    const response = await accept([earlier]);
    expect([response.status, response.body.code]).toEqual([409, "text_edited"]);
  }
  expect(await idsIn(author.browser, postId, "held")).toEqual([id]);
  expect((await accept([await read()])).status).toBe(200);
});

test("an edit that adds a held word hides the comment and deletes its notification", async () => {
  await setRules({ held_words: [word] });
  const { id: postId, by } = await insertPost();
  const [owner, author] = [await browserClient(by), await signedInStudent()];
  const { id } = (await write(author.browser, postId, "Bonjour")).body.data;
  expect(await notificationKinds(owner)).toEqual(["post_commented"]);
  await author.browser.call(updateComment, { params: { id }, body: { content: `Un ${word}` } });
  expect(await notificationKinds(owner)).toEqual([]);
  expect((await owner.call(getPost, { params: { id: postId } })).body.data.comments_count).toBe(0);
  const body = { ids: [id], status: "published" as const };
  expect((await moderator.call(setCommentStatuses, { body })).status, "in the list of comments").toBe(200);
  expect(await notificationKinds(owner)).toEqual(["post_commented"]);
});

test("holds a comment with a link of a new account, but not of other accounts", async () => {
  await setRules({ holds_links: true });
  const { id } = await insertPost();
  const link = "Voir www.ailleurs.example";
  const statusOf = async (author: TestUser, content: string) =>
    (await write(await browserClient(author), id, content)).body.data.status;
  const newAuthor = await newStudent();
  expect(await statusOf(newAuthor, link)).toBe("pending");
  expect(await statusOf(newAuthor, "Sans lien")).toBe("published");
  expect(await statusOf((await signedInStudent()).user, link)).toBe("published");
});

test("a visitor's comment with a held word waits for an administrator, not for the post's author", async () => {
  await setRules({ held_words: [word] });
  const { id: postId, by } = await insertPost();
  const owner = await browserClient(by);
  const visitor = { author_name: "Passante", author_email: newEmail() };
  const { id } = (await write(visitorClient(), postId, `Quel ${word}`, visitor)).body.data;
  expect(await idsIn(owner, postId, "pending")).toEqual([]);
  expect((await owner.call(acceptComment, { params: { id } })).status).toBe(404);
  expect(await findItem(moderator, ["held_comment", id])).toMatchObject({
    writer: { id: null, name: "Passante" },
  });
  const other = (await write(visitorClient(), postId, "Bonjour", visitor)).body.data;
  expect(await idsIn(owner, postId, "pending"), "others still wait for them").toEqual([other.id]);
  const named = { author_name: word, author_email: newEmail() };
  expect((await write(visitorClient(), postId, "Bonjour", named)).body.data.status).toBe("pending");
  expect(await idsIn(owner, postId, "pending"), "nor by the name").toEqual([other.id]);
  expect((await decide(id, "accept")).status).toBe(200);
  expect(await idsIn(owner, postId, "published")).toEqual([id]);
});

test("a visitor's comment is rejected without an author to notify", async () => {
  await setRules({ held_words: [word] });
  const { id: postId, by } = await insertPost();
  const visitor = { author_name: "Passante", author_email: newEmail() };
  const { id } = (await write(visitorClient(), postId, `Quel ${word}`, visitor)).body.data;
  expect((await decide(id, "reject")).status).toBe(200);
  expect(await idsIn(moderator, postId, "pending")).toEqual([]);
  expect(await notificationKinds(await browserClient(by))).toEqual([]);
  const [row] = await sql`select action, author_id from moderation_decisions
    where subject_type = 'comment' and subject_id = ${id}`;
  expect(row).toEqual({ action: "delete", author_id: null });
});

test("does not accept a comment that is edited during the acceptance", async () => {
  const { id, author } = await heldComment();
  const edit = await holdLocks(
    (tx) => tx`update comments set content = 'Autre', edited_at = now() where id = ${id}`,
  );
  const acceptance = moderator.call(acceptComment, { params: { id }, body: { edited_at: null } });
  await waitUntilBlocking(edit.pid);
  await edit.end();
  expect([(await acceptance).status, (await acceptance).body.code]).toEqual([409, "text_edited"]);
  expect(await notificationKinds(author.browser)).toEqual([]);
});
