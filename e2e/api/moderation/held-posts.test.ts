import { expect, test, vi } from "vitest";
import { membersChannel } from "@/lib/core/realtime/channels";
import { getDecision } from "@/lib/moderation/decisions-contract";
import { decideHeld } from "@/lib/moderation/held-contract";
import { setPostStatus, setPostStatuses } from "@/lib/moderation/post-status-contract";
import { listContent } from "@/lib/posts/content-contract";
import { createPost, getPost, listGroupPosts, listPosts, updatePost } from "@/lib/posts/contract";
import { listProfilePosts } from "@/lib/profiles/contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { mentionOf } from "../../support/mentions";
import { findItem } from "../../support/moderation";
import { newStudent, rulesOfFile, setRules } from "../../support/moderation-rules";
import { notificationKinds } from "../../support/notifications";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { connect, subscribe } from "../../support/realtime-client";
import { find } from "../../support/search";
import { admin, company, student } from "../../support/users";

rulesOfFile();

const moderator = await browserClient(await admin());
const word = randomKey();
const accept = (id: number, by = moderator) =>
  by.call(decideHeld, { body: { subject: "held_post", subject_id: id, action: "accept" } });
const reject = (id: number) =>
  moderator.call(decideHeld, {
    body: { subject: "held_post", subject_id: id, action: "reject", rule: "spam", explanation: "Publicité" },
  });
const write = (author: ApiClient, content: string, more = {}) =>
  author.call(createPost, { body: { content, ...more } });

async function heldPost() {
  await setRules({ held_words: [word] });
  const author = await signedInStudent();
  const { body, status } = await write(author.browser, `Voici ${word.toUpperCase()} !`);
  expect([status, body.data.status]).toEqual([201, "pending"]);
  return { id: body.data.id, author };
}

test("only its author and administrators see a held post until it is accepted", async () => {
  const { id, author } = await heldPost();
  const params = { id };
  const other = await browserClient(await student());
  const own = { params: { id: author.user.id } };
  const listed = async (client: ApiClient) => ({
    permalink: (await client.call(getPost, { params })).status,
    feed: (await client.call(listPosts, { query: { per_page: "50" } })).body.data.data.some(
      (row) => row.id === id,
    ),
  });
  for (const client of [other, visitorClient(), await browserClient(await company())])
    expect(await listed(client)).toEqual({ permalink: 404, feed: false });
  expect((await other.call(listProfilePosts, own)).body.data).toEqual([]);
  expect(await find(word, {}, other)).toEqual([]);
  expect(await listed(author.browser), "its author").toEqual({ permalink: 200, feed: false });
  expect((await author.browser.call(listProfilePosts, own)).body.data).toMatchObject([
    { id, status: "pending" },
  ]);
  expect((await moderator.call(getPost, { params })).status).toBe(200);
  expect((await accept(id)).status).toBe(200);
  expect(await listed(other), "once it is accepted").toEqual({ permalink: 200, feed: true });
  expect((await other.call(listProfilePosts, own)).body.data).toMatchObject([{ id }]);
  expect(await find(word, {}, other)).toContain(id);
});

test("the queue shows why a post is held, and acceptance notifies and announces as a publication does", async () => {
  const [mentioned, channel] = [
    await signedInStudent(),
    await subscribe(await connect(moderator), membersChannel),
  ];
  const created: number[] = [];
  channel.bind("post:created", (event: { id: number }) => created.push(event.id));
  await setRules({ held_words: [word] });
  const author = await signedInStudent();
  const { body } = await write(author.browser, `${word} pour ${mentionOf(mentioned.user)}`);
  const { id } = body.data;
  expect(await notificationKinds(mentioned.browser)).toEqual([]);
  expect(await findItem(moderator, ["held_post", id])).toMatchObject({
    held_for: "word",
    held_word: word,
    content: `${word} pour @${mentioned.user.name}`,
    writer: { id: author.user.id, measures_count: 0 },
  });
  await sql`update posts set created_at = now() - interval '2 hours', held_at = now() - interval '2 hours' where id = ${id}`;
  await accept(id);
  await vi.waitUntil(() => created.includes(id), { timeout: 20_000 });
  expect(await notificationKinds(mentioned.browser)).toEqual(["post_mentioned"]);
  expect(await notificationKinds(author.browser)).toEqual(["held_content_accepted"]);
  expect(await findItem(moderator, ["held_post", id])).toBeUndefined();
  const { data } = (await author.browser.call(getPost, { params: { id } })).body;
  expect(Date.now() - Date.parse(data.created_at), "as of now").toBeLessThan(60_000);
  const [entry] =
    await sql`select details from audit_log where action = 'held_content_decided' and subject_type = 'post' and subject_id = ${id}`;
  expect(entry?.details).toEqual({ action: "accept", rule: null });
  expect((await accept(id)).body.code).toBe("already_decided");
});

test("no member reads a held post of a group, and members are notified once it is accepted", async () => {
  const [owner, viewer] = [await signedInStudent(), await signedInStudent()];
  const group = await insertGroup(owner.user, { visibility: "private" });
  await insertMember(group, viewer.user);
  await setRules({ held_words: [word] });
  const { id } = (await write(owner.browser, `Un ${word}`, { group_id: group, is_announcement: "1" })).body
    .data;
  const listed = async () =>
    (await viewer.browser.call(listGroupPosts, { params: { id: group } })).body.data.data.map(
      (row) => row.id,
    );
  expect(await listed()).toEqual([]);
  expect((await viewer.browser.call(getPost, { params: { id } })).status).toBe(404);
  const [held] = await sql`select notifies_members from posts where id = ${id}`;
  expect(held?.notifies_members).toBe(false);
  await accept(id);
  expect(await listed()).toEqual([id]);
  await vi.waitUntil(async () => (await notificationKinds(viewer.browser)).includes("group_announced"), {
    timeout: 30_000,
    interval: 500,
  });
});

test("a rejected post stays visible to its author, who sees the reasons", async () => {
  const { id, author } = await heldPost();
  expect((await reject(id)).status).toBe(200);
  expect((await (await browserClient(await student())).call(getPost, { params: { id } })).status).toBe(404);
  const own = (await author.browser.call(getPost, { params: { id } })).body.data;
  expect([own.status, own.content]).toEqual(["archived", `Voici ${word.toUpperCase()} !`]);
  expect(await notificationKinds(author.browser)).toEqual(["content_moderated"]);
  const [decision] =
    await sql`select id from moderation_decisions where subject_type = 'post' and subject_id = ${id}`;
  const statement = await author.browser.call(getDecision, { params: { id: decision?.id } });
  expect(statement.body.data).toMatchObject({ action: "hide", rule: "spam", explanation: "Publicité" });
  expect((await accept(id)).body.code).toBe("already_decided");
});

test("an edit is checked again, and an accepted edit keeps the post's position", async () => {
  await setRules({ held_words: [word] });
  const at = new Date(Date.now() - 86_400_000);
  const { id, by } = await insertPost({ at });
  const author = await browserClient(by);
  const edit = (content: string) => author.call(updatePost, { params: { id }, body: { content } });
  expect((await edit("Sans rien")).body.data.status).toBe("published");
  expect((await edit(`Avec ${word}`)).body.data.status).toBe("pending");
  expect((await edit("De nouveau sans rien")).body.data.status, "a moderator decides").toBe("pending");
  expect(
    (await moderator.call(setPostStatus, { params: { id }, body: { status: "published" } })).status,
  ).toBe(200);
  const { data } = (await author.call(getPost, { params: { id } })).body;
  expect([data.status, data.created_at]).toEqual(["published", at.toISOString()]);
});

test("does not accept a text that was edited after it was read", async () => {
  const { id, author } = await heldPost();
  const body = { subject: "held_post", subject_id: id, action: "accept" } as const;
  const acceptAsRead = async () => {
    const read = await findItem(moderator, ["held_post", id]);
    return () => moderator.call(decideHeld, { body: { ...body, edited_at: read?.edited_at ?? null } });
  };
  for (const content of ["Une première version", "Une seconde"]) {
    const acceptEarlier = await acceptAsRead();
    await author.browser.call(updatePost, { params: { id }, body: { content } });
    const rejected = await acceptEarlier();
    expect([rejected.status, rejected.body.code]).toEqual([409, "text_edited"]);
  }
  const accepted = await (await acceptAsRead())();
  expect(accepted.status).toBe(200);
});

test("does not publish a post that was edited after the list was read", async () => {
  const { id, author } = await heldPost();
  const other = await insertPost({ status: "pending" });
  const read = async () => {
    const { body } = await moderator.call(listContent, { query: { search: author.user.name } });
    return body.data.data.find((row) => row.id === id)?.edited_at ?? null;
  };
  const publish = (edited_at: string | null) =>
    moderator.call(setPostStatus, { params: { id }, body: { status: "published", edited_at } });
  const publishBoth = (edited_at: string | null) =>
    moderator.call(setPostStatuses, {
      body: { ids: [other.id, id], status: "published", edited_at: [null, edited_at] },
    });
  for (const change of [publish, publishBoth]) {
    const earlier = await read();
    await author.browser.call(updatePost, { params: { id }, body: { content: crypto.randomUUID() } });
    const response = await change(earlier);
    expect([response.status, response.body.code]).toEqual([409, "text_edited"]);
  }
  const rows = await sql`select status from posts where id in ${sql([id, other.id])}`;
  expect(rows, "all or none").toEqual([{ status: "pending" }, { status: "pending" }]);
  expect((await publishBoth(await read())).status).toBe(200);
});

test("limits the first posts, links and posts per day only of new accounts", async () => {
  await setRules({ held_first_posts: 2, holds_links: true, daily_posts: 4 });
  const [newAuthor, oldAuthor] = [
    await browserClient(await newStudent()),
    await browserClient(await student()),
  ];
  const link = "Voir https://ailleurs.example/x";
  const statusOf = async (author: ApiClient, content: string) =>
    (await write(author, content)).body.data.status;
  const first = (await write(newAuthor, "Bonjour")).body.data;
  expect(await findItem(moderator, ["held_post", first.id])).toMatchObject({ held_for: "first_posts" });
  const second = (await write(newAuthor, "Encore")).body.data;
  for (const { id, status } of [first, second]) {
    expect(status).toBe("pending");
    await accept(id);
  }
  expect(await statusOf(newAuthor, "Troisième")).toBe("published");
  const linked = (await write(newAuthor, link)).body.data;
  expect(await findItem(moderator, ["held_post", linked.id])).toMatchObject({ held_for: "link" });
  const fifth = await write(newAuthor, "Cinquième");
  expect([fifth.status, fifth.body.code]).toEqual([409, "too_many_new_posts"]);
  expect(fifth.body.message).toMatch(/^A new account publishes 4 times a day at most/);
  for (let index = 0; index < 5; index++) expect(await statusOf(oldAuthor, link)).toBe("published");
  await setRules({});
  expect(await statusOf(newAuthor, `${link} ${word}`), "the rules are off").toBe("published");
});

test("stores as many simultaneous posts of a new account as the limit allows", async () => {
  await setRules({ daily_posts: 2 });
  const newAuthor = await browserClient(await newStudent());
  const sent = await Promise.all(Array.from({ length: 6 }, (_, n) => write(newAuthor, `Numéro ${n}`)));
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
});

test("does not hold an administrator's post", async () => {
  await setRules({ held_words: [word] });
  expect((await write(moderator, word)).body.data.status).toBe("published");
});

test("only one of many simultaneous moderators decides, and only administrators can", async () => {
  const { id, author } = await heldPost();
  const strangers = [author.browser, await browserClient(await company())];
  for (const stranger of strangers) expect((await accept(id, stranger)).status).toBe(403);
  expect((await accept(id, visitorClient())).status).toBe(401);
  const moderators = await Promise.all(Array.from({ length: 5 }, async () => browserClient(await admin())));
  const decided = await Promise.all([...moderators.map((client) => accept(id, client)), reject(id)]);
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const entries =
    await sql`select from audit_log where action = 'held_content_decided' and subject_type = 'post' and subject_id = ${id}`;
  expect(entries).toHaveLength(1);
  const missing = { subject: "held_post", subject_id: 2_147_483_647, action: "accept" } as const;
  expect((await moderator.call(decideHeld, { body: missing })).status).toBe(404);
  const withoutRule = { subject: "held_post", subject_id: id, action: "reject" } as const;
  expect((await moderator.call(decideHeld, { body: withoutRule })).status).toBe(422);
});
