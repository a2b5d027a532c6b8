import { expect, test } from "vitest";
import { setCommentStatuses } from "@/lib/moderation/comment-status-contract";
import { listAdminComments } from "@/lib/posts/comment-management-contract";
import { getPost } from "@/lib/posts/contract";
import { browserClient, idsOf, visitorClient } from "../../support/api";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { insertReport } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, company, student } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

const find = async (search: string, query: object = {}) =>
  (await school.call(listAdminComments, { query: { search, ...query } })).body.data;
const set = (ids: number[], status: "published" | "deleted", client = school) =>
  client.call(setCommentStatuses, { body: { ids, status } });
const statusesOf = async (ids: number[]) => {
  const rows = await sql`select id, status from comments where id = any(${ids})`;
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};

test("lists comments of every status but deleted, newest first, fifteen per page", async () => {
  const content = randomKey();
  const { id: on } = await insertPost();
  const published = await insertComment({ on, content });
  const pending = await insertComment({ on, content, status: "pending" });
  const deleted = await insertComment({ on, content, status: "deleted" });
  const newest = await insertComment({ on, content });
  expect(idsOf(await find(content))).toEqual([newest.id, pending.id, published.id]);
  expect(idsOf(await find(content, { status: "published" }))).toEqual([newest.id, published.id]);
  expect(idsOf(await find(content, { status: "pending" }))).toEqual([pending.id]);
  expect(idsOf(await find(content, { status: "deleted" }))).toEqual([deleted.id]);
  expect(await find(content, { per_page: 2, page: 2 })).toMatchObject({
    data: [{ id: published.id }],
    ...{ total: 3, last_page: 2, from: 3, to: 3 },
  });
  const { data } = (await school.call(listAdminComments, {})).body;
  expect(data.per_page).toBe(15);
  expect(idsOf(data)).toEqual(idsOf(data).toSorted((a, b) => b - a));
  const wrong = await school.json("/api/admin/comments?status=hidden");
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ["status"]]);
});

test("returns a user's comment with its post and the number of its reports", async () => {
  const by = await student({ name: `Zoé ${randomKey()}` });
  const friend = await student({ name: "Maël" });
  const { id: on } = await insertPost({ content: "Le préau\nest ouvert" });
  const { id } = await insertComment({ on, by, content: `Merci @[${friend.id}]` });
  await sql`insert into mentions (comment_id, user_id, name) values (${id}, ${friend.id}, 'Maël')`;
  for (const reporter of [await student(), friend]) await insertReport("comment", id, { by: reporter });
  expect((await find(by.name.toUpperCase())).data).toEqual([
    {
      id,
      content: "Merci @Maël",
      status: "published",
      user: { id: by.id, name: by.name, profile: { avatar_url: null } },
      author_name: null,
      author_email: null,
      post: { id: on, excerpt: "Le préau\nest ouvert", is_deleted: false },
      reports_count: 2,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      edited_at: null,
      held_for: null,
    },
  ]);
});

test("ends an excerpt of a longer post with an ellipsis", async () => {
  const content = randomKey();
  const { id: on } = await insertPost({ content: `${"a".repeat(98)} bcd` });
  const { id: onShort } = await insertPost({ content: "a".repeat(100) });
  await insertComment({ on, content });
  await insertComment({ on: onShort, content });
  const excerpts = (await find(content)).data.map((row) => row.post.excerpt);
  expect(excerpts).toEqual(["a".repeat(100), `${"a".repeat(98)}…`]);
});

test("finds comments by words in any accents and case, or by how they begin", async () => {
  const word = randomKey();
  const { id } = await insertComment({ content: `Élèves/profs, « l'Œuvre » : C'est ${word} !` });
  for (const search of [
    word.toUpperCase(),
    `  ELEVES ${word}`,
    `prof ${word.slice(0, 8)}`,
    `œuvr ${word}`,
    `oeuvre, ${word}?`,
    `${word} & !'(|:*\\`,
  ])
    expect(idsOf(await find(search)), search).toEqual([id]);
  for (const search of [`absent ${word}`, word.slice(1), "!!!", `%${word}_x`])
    expect(idsOf(await find(search)), search).toEqual([]);
});

test("finds a visitor's comment by name and by complete email, but not by the id of a mentioned user", async () => {
  const visitor = { name: `Zora ${randomKey()}`, email: `${randomKey()}@test.invalid` };
  const { id } = await insertComment({ visitor, content: "Belle photo @[987654321]", status: "pending" });
  for (const search of [visitor.name, visitor.email.toUpperCase()])
    expect((await find(search)).data, search).toMatchObject([
      { id, user: null, author_name: visitor.name, author_email: visitor.email },
    ]);
  expect(idsOf(await find(visitor.email.slice(1)))).toEqual([]);
  expect(idsOf(await find("987654321"))).not.toContain(id);
});

test("accepts several pending comments at once, each with its audit log entry and notification", async () => {
  const { id: on, by } = await insertPost();
  const visitor = { name: "Zora", email: `${randomKey()}@test.invalid` };
  const ids = [
    (await insertComment({ on, visitor, status: "pending" })).id,
    (await insertComment({ on, visitor, status: "pending" })).id,
    (await insertComment({ on })).id,
  ];
  const { status, body } = await set(ids, "published");
  expect([status, body.data.map((row) => row.status)]).toEqual([
    200,
    ["published", "published", "published"],
  ]);
  const viewer = (await visitorClient().call(getPost, { params: { id: on } })).body.data;
  expect(viewer.comments_count).toBe(3);
  const logged = await sql`select subject_id from audit_log where action = 'comment_accepted'
    and actor_id = ${principal.id} and subject_id = any(${ids}) order by subject_id`;
  expect(logged.map((row) => row.subject_id)).toEqual(ids.slice(0, 2));
  const [notification] = await sql`select count from notifications
    where user_id = ${by.id} and kind = 'post_commented' and post_id = ${on}`;
  expect(notification?.count).toBe(2);
});

test("deletes several comments at once, including those that another administrator has just deleted", async () => {
  const on = (await insertPost()).id;
  const ids = [(await insertComment({ on })).id, (await insertComment()).id];
  const earlier = await insertComment({ on, status: "deleted" });
  const { status, body } = await set([...ids, earlier.id], "deleted");
  expect([status, body.data.map((row) => row.status)]).toEqual([200, ["deleted", "deleted", "deleted"]]);
  expect((await visitorClient().call(getPost, { params: { id: on } })).body.data.comments_count).toBe(0);
  const logged = await sql`select subject_id from audit_log where action = 'comment_deleted'
    and actor_id = ${principal.id} and subject_id = any(${[...ids, earlier.id]}) order by subject_id`;
  expect(logged.map((row) => row.subject_id)).toEqual(ids);
});

test("changes either all of several comments or none", async () => {
  const pending = (await insertComment({ status: "pending" })).id;
  const deleted = (await insertComment({ status: "deleted" })).id;
  const hidden = (await insertComment({ on: (await insertPost({ status: "deleted" })).id })).id;
  const rejected = await set([pending, deleted], "published");
  expect([rejected.status, rejected.body.code]).toEqual([409, "already_decided"]);
  expect((await set([pending, 2_147_483_647], "published")).status).toBe(404);
  expect((await set([pending, hidden], "deleted")).status, "under a deleted post").toBe(404);
  expect(await statusesOf([pending, deleted, hidden])).toEqual(["pending", "deleted", "published"]);
  expect((await set([pending, pending], "published")).status).toBe(200);
  expect((await set([], "deleted")).status).toBe(422);
  expect((await set([pending], "pending" as "deleted")).status).toBe(422);
  expect(await statusesOf([pending])).toEqual(["published"]);
});

test("reports that the post of a comment is deleted, and does not change the comment", async () => {
  const content = randomKey();
  const on = (await insertPost({ status: "deleted" })).id;
  const { id } = await insertComment({ on, content });
  expect((await find(content)).data).toMatchObject([{ post: { id: on, is_deleted: true } }]);
  expect((await set([id], "deleted")).status).toBe(404);
});

test("six administrators accept and delete the same comments at once, and each is counted once", async () => {
  const { id: on } = await insertPost();
  const ids = await Promise.all(
    Array.from({ length: 6 }, async () => (await insertComment({ on, status: "pending" })).id),
  );
  const clients = await Promise.all(Array.from({ length: 6 }, async () => browserClient(await admin())));
  const responses = await Promise.all(
    clients.flatMap((client) => [set(ids, "published", client), set(ids.toReversed(), "deleted", client)]),
  );
  for (const { status } of responses) expect([200, 409]).toContain(status);
  expect(new Set(await statusesOf(ids))).toEqual(new Set(["deleted"]));
  expect((await visitorClient().call(getPost, { params: { id: on } })).body.data.comments_count).toBe(0);
});

test.each([
  ["a student", student],
  ["a company", company],
])("rejects %s, even under their own post", async (_, make) => {
  const by = await make();
  const client = await browserClient(by);
  const { id } = await insertComment({ on: (await insertPost({ by })).id, status: "pending" });
  expect((await client.call(listAdminComments, {})).status).toBe(403);
  expect((await set([id], "published", client)).status).toBe(403);
  expect(await statusesOf([id])).toEqual(["pending"]);
  expect((await visitorClient().call(listAdminComments, {})).status).toBe(401);
  expect((await set([id], "deleted", visitorClient())).status).toBe(401);
});
