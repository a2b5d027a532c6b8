import { expect, test } from "vitest";
import { blockUser, muteUser } from "@/lib/blocks/contract";
import { listNotifications } from "@/lib/notifications/contract";
import { createComment, deleteComment, updateComment } from "@/lib/posts/comments-contract";
import { createPost, getPost, updatePost } from "@/lib/posts/contract";
import { listMentionable } from "@/lib/posts/mentions-contract";
import { searchPosts } from "@/lib/search/contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { befriend, block, signedInStudent } from "../../support/friends";
import { mentionOf } from "../../support/mentions";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { company, student, suspend, type TestUser } from "../../support/users";

const write = (from: ApiClient, content: string) => from.call(createPost, { body: { content } });
const read = async (from: ApiClient, id: number) => (await from.call(getPost, { params: { id } })).body.data;
const notificationsOf = async (from: ApiClient) =>
  (await from.call(listNotifications, {})).body.data.data.map(({ kind, detail }) => [kind, detail]);

test("shows a mention with the current name and a link to users who may open the profile", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent("Marc Petit")];
  const { status, body } = await write(ines.browser, `Merci ${mentionOf(marc.user)} !`);
  expect(status).toBe(201);
  const mention = { user_id: marc.user.id, name: "Marc Petit", start: 6, length: 11 };
  expect(body.data).toMatchObject({ content: "Merci @Marc Petit !", mentions: [mention] });
  await sql`update users set name = 'Marc Grand-Petit' where id = ${marc.user.id}`;
  expect(await read(marc.browser, body.data.id)).toMatchObject({
    content: "Merci @Marc Grand-Petit !",
    mentions: [{ name: "Marc Grand-Petit", length: 17 }],
  });
  for (const other of [visitorClient(), await browserClient(await company())])
    expect(await read(other, body.data.id)).toMatchObject({
      content: "Merci @Marc Grand-Petit !",
      mentions: [],
    });
});

test("shows blocked, suspended and deleted users with the name at the time of writing, without a link", async () => {
  const [ines, lea] = [await signedInStudent(), await signedInStudent()];
  const [blocked, suspended, deleted] = [
    await student({ name: "Alba" }),
    await student({ name: "Brune" }),
    await student({ name: "Carl" }),
  ];
  const { body } = await write(ines.browser, [blocked, suspended, deleted].map(mentionOf).join(" "));
  expect((await read(lea.browser, body.data.id)).mentions).toHaveLength(3);
  await block(blocked, lea.user);
  await suspend(suspended);
  await sql`update users set deleted_at = now() where id = ${deleted.id}`;
  await sql`update users set name = 'Renamed' where id in ${sql([blocked.id, suspended.id, deleted.id])}`;
  expect(await read(lea.browser, body.data.id)).toMatchObject({
    content: "@Alba @Brune @Carl",
    mentions: [],
  });
  expect((await read(ines.browser, body.data.id)).content).toBe("@Renamed @Brune @Carl");
});

test("a mention of a user whom the author cannot find is plain text, as is that of a missing user", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent("Marc")];
  await block(marc.user, ines.user);
  const members = [await company(), { id: 999_999_999, name: "Nobody" } as TestUser];
  const { body } = await write(ines.browser, [marc.user, ...members].map(mentionOf).join(" "));
  expect(body.data).toMatchObject({ content: `@Marc @${members[0]?.name} @Nobody`, mentions: [] });
  expect(await notificationsOf(marc.browser)).toEqual([]);
  const visitor = {
    content: mentionOf(marc.user),
    author_name: "Odette Lefèvre",
    author_email: "o@test.invalid",
  };
  const thread = await insertPost();
  const comment = await visitorClient().call(createComment, { params: { id: thread.id }, body: visitor });
  expect(comment.body.data).toMatchObject({ content: "@Marc", mentions: [] });
});

test("notifies of a mention once per text, and deletes the notification with the mention", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const { body } = await write(ines.browser, `Bravo ${mentionOf(marc.user)} ${mentionOf(ines.user)}`);
  const params = { id: body.data.id };
  const mentioned = [["post_mentioned", "Bravo @… @…"]];
  expect(await notificationsOf(marc.browser)).toEqual(mentioned);
  expect(await notificationsOf(ines.browser)).toEqual([]);
  await ines.browser.call(updatePost, { params, body: { content: `Bravo encore ${mentionOf(marc.user)}` } });
  expect(await notificationsOf(marc.browser)).toEqual(mentioned);
  await ines.browser.call(updatePost, { params, body: { content: "Bravo" } });
  expect(await notificationsOf(marc.browser)).toEqual([]);
  expect(await read(marc.browser, params.id)).toMatchObject({ content: "Bravo", mentions: [] });
});

test("a client that does not support mentions keeps them in a text that it sends back", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent("Marc Petit")];
  const { body } = await write(ines.browser, `Bravo ${mentionOf(marc.user)}`);
  const edited = await ines.browser.call(updatePost, {
    params: { id: body.data.id },
    body: { content: `${body.data.content}, vraiment` },
  });
  expect(edited.body.data).toMatchObject({
    content: "Bravo @Marc Petit, vraiment",
    mentions: [{ start: 6 }],
  });
  expect(await notificationsOf(marc.browser)).toHaveLength(1);
});

test("the mention of the author stays in a text that such a client sends back", async () => {
  const { user, browser } = await signedInStudent("Inès Moreau");
  const { body } = await write(browser, `Avec ${mentionOf(user)}`);
  const edited = await browser.call(updatePost, {
    params: { id: body.data.id },
    body: { content: `${body.data.content} !` },
  });
  expect(edited.body.data).toMatchObject({
    content: "Avec @Inès Moreau !",
    mentions: [{ user_id: user.id, start: 5 }],
  });
});

test("a user who is mentioned in a comment gets only that notification", async () => {
  const [ines, marc, lea] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const thread = await insertPost({ by: marc.user });
  const params = { id: thread.id };
  const body = { content: `D’accord ${mentionOf(marc.user)} et ${mentionOf(lea.user)}` };
  const comment = await ines.browser.call(createComment, { params, body });
  expect(comment.body.data.mentions).toHaveLength(2);
  for (const { browser } of [marc, lea])
    expect(await notificationsOf(browser)).toEqual([["comment_mentioned", "D’accord @… et @…"]]);
  const edited = {
    params: { id: comment.body.data.id },
    body: { content: `D’accord ${mentionOf(lea.user)}` },
  };
  await ines.browser.call(updateComment, edited);
  expect(await notificationsOf(marc.browser)).toEqual([]);
  expect(await notificationsOf(lea.browser)).toHaveLength(1);
  await ines.browser.call(deleteComment, { params: edited.params });
  expect(await notificationsOf(lea.browser)).toEqual([]);
});

test("does not notify users who may not read the text, or who muted its author", async () => {
  const [author, ines] = [await signedInStudent(), await signedInStudent()];
  const [hidden, muting, marc] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const { id } = await insertPost({ by: author.user });
  await author.browser.call(blockUser, { body: { user_id: hidden.user.id } });
  await muting.browser.call(muteUser, { body: { user_id: ines.user.id } });
  const content = [hidden, muting, marc].map(({ user }) => mentionOf(user)).join(" ");
  await ines.browser.call(createComment, { params: { id }, body: { content } });
  expect(
    await Promise.all([hidden, muting, marc].map(({ browser }) => notificationsOf(browser))),
  ).toMatchObject([[], [], [["comment_mentioned", "@… @… @…"]]]);
});

test("rejects more than twenty mentions in a text", async () => {
  const { browser } = await signedInStudent();
  const mention = (count: number) =>
    Array.from({ length: count }, (_, index) => `@[X](${index + 1})`).join("");
  expect((await write(browser, mention(20))).status).toBe(201);
  const { status, body } = await write(browser, mention(21));
  expect([status, body.errors]).toEqual([422, { content: ["Twenty mentions at most"] }]);
});

test("counts the name of a mention, not its id, against the length of a text", async () => {
  const [{ browser }, marc] = [await signedInStudent(), await student({ name: "Marc" })];
  const { id } = await insertPost();
  const comment = (length: number) =>
    browser.call(createComment, {
      params: { id },
      body: { content: `${"a".repeat(length)} ${mentionOf(marc)}` },
    });
  expect((await comment(1994)).status).toBe(201);
  expect((await comment(1995)).status).toBe(422);
});

test("a search does not find a post by its mentioned users", async () => {
  const [{ browser }, word, name] = [await signedInStudent(), randomKey(), randomKey()];
  const { body } = await write(browser, `${word} ${mentionOf(await student({ name: `Zoé ${name}` }))}`);
  const find = async (q: string) =>
    (await browser.call(searchPosts, { query: { q } })).body.data.posts.map(({ id }) => id);
  expect(await find(word)).toEqual([body.data.id]);
  expect(await find(name)).toEqual([]);
});

test("suggests friends first, then users in the thread, then the school", async () => {
  const ines = await signedInStudent();
  const key = randomKey();
  const [school, thread, friend, hidden] = [
    await student({ name: `Élodie A ${key}` }),
    await student({ name: `Élodie B ${key}` }),
    await student({ name: `Élodie C ${key}` }),
    await student({ name: `Élodie D ${key}` }),
  ];
  await befriend(ines.user, friend);
  await block(hidden, ines.user);
  const { id } = await insertPost({ by: hidden });
  const open = await insertPost();
  await sql`insert into comments (post_id, user_id, content) values
    (${open.id}, ${thread.id}, 'Oui'), (${open.id}, ${hidden.id}, 'Non')`;
  const readMentionable = async (query: { q?: string; post_id?: number }) =>
    (await ines.browser.call(listMentionable, { query })).body.data.map((user) => user.id);
  expect(await readMentionable({ q: `elodie ${key}`, post_id: open.id })).toEqual([
    friend.id,
    thread.id,
    school.id,
  ]);
  expect(await readMentionable({ post_id: open.id })).toEqual([friend.id, thread.id, open.by.id]);
  expect(await readMentionable({ post_id: id }), "a hidden thread suggests no one").toEqual([friend.id]);
});

test("suggests users by name without accents and case", async () => {
  const { browser } = await signedInStudent();
  const key = randomKey();
  for (const name of ["Zoé", "Émile", "alba"]) await student({ name: `${name} ${key}` });
  const { body } = await browser.call(listMentionable, { query: { q: key } });
  expect(body.data.map(({ name }) => name.split(" ")[0])).toEqual(["alba", "Émile", "Zoé"]);
});
