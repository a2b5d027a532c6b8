import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { setPostStatus, setPostStatuses } from "@/lib/moderation/post-status-contract";
import {
  getContentStatistics,
  listContent,
  listContentTypes,
  togglePostPin,
} from "@/lib/posts/content-contract";
import { deletePost, getPost } from "@/lib/posts/contract";
import { browserClient, idsOf } from "../../support/api";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { nonAdmins } from "../../support/non-admins";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

const find = async (search: string, query: object = {}) =>
  (await school.call(listContent, { query: { search, ...query } })).body.data;

test("lists posts of every status but deleted, pinned first, then newest", async () => {
  const word = `Éclair ${randomUUID()}`;
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const draft = await insertPost({ content: word, status: "draft", at: at(1) });
  const pinned = await insertPost({ content: word, pinned: true, at: at(2) });
  const newest = await insertPost({ content: word, at: at(4) });
  const archived = await insertPost({ content: word, status: "archived", at: at(3) });
  const deleted = await insertPost({ content: word, status: "deleted", at: at(5) });
  const search = word.replace("É", "e");
  expect(idsOf(await find(search))).toEqual([pinned.id, newest.id, archived.id, draft.id]);
  // Unpins the post, which would stay at the top of other tests' feed.
  await sql`update posts set is_pinned = false where id = ${pinned.id}`;
  expect(idsOf(await find(search, { status: "draft" }))).toEqual([draft.id]);
  expect(idsOf(await find(search, { status: "deleted" }))).toEqual([deleted.id]);
  expect(idsOf(await find(search, { type: "news" }))).toEqual([]);
  expect(await find(search, { per_page: 3, page: 2 })).toMatchObject({
    total: 4,
    last_page: 2,
    from: 4,
    to: 4,
  });
  expect((await school.call(listContent, {})).body.data.per_page).toBe(15);
});

test("returns a post as administrators see it, and finds it by its author's name", async () => {
  const name = `Zoé ${randomKey()}`;
  const { id } = await insertPost({ by: await student({ name }), content: "Bonjour" });
  const [row] = (await find(name.toUpperCase())).data;
  const time = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(row).toEqual({
    id,
    author: { id: expect.any(Number), name, profile: { avatar_url: null } },
    content: "Bonjour",
    type: "article",
    status: "published",
    held_for: null,
    is_pinned: false,
    ...{ likes: 0, comments: 0, reports: 0, likes_count: 0, comments_count: 0, reports_count: 0 },
    date: time,
    created_at: time,
    edited_at: null,
    images: [],
    tags: [],
  });
});

test("a status change hides the post from others and shows it again", async () => {
  const { id } = await insertPost();
  const viewer = await browserClient(await student());
  const set = (status: "archived" | "published") =>
    school.call(setPostStatus, { params: { id }, body: { status } });
  const read = async () => (await viewer.call(getPost, { params: { id } })).status;
  expect((await set("archived")).body.data).toMatchObject({ id, status: "archived" });
  expect(await read()).toBe(404);
  expect((await set("archived")).status).toBe(200);
  expect((await set("published")).status).toBe(200);
  expect(await read()).toBe(200);
  const logged =
    await sql`select details from audit_log where action = 'post_status_changed' and subject_id = ${id}
    and actor_id = ${principal.id} order by id`;
  expect(logged.map(({ details }) => details)).toEqual([
    { from: "published", to: "archived" },
    { from: "archived", to: "published" },
  ]);
  expect(
    (await school.call(setPostStatus, { params: { id }, body: { status: "deleted" as "draft" } })).status,
  ).toBe(422);
});

test("pins and unpins a post; an even number of simultaneous toggles leaves it unchanged", async () => {
  const { id } = await insertPost();
  const pin = () => school.call(togglePostPin, { params: { id } });
  expect((await pin()).body.data).toEqual({ id, is_pinned: true });
  expect((await pin()).body.data).toEqual({ id, is_pinned: false });
  await Promise.all(Array.from({ length: 20 }, pin));
  const [row] = await sql`select is_pinned from posts where id = ${id}`;
  expect(row?.is_pinned).toBe(false);
});

test("deletes another user's post once, with an entry in the audit log", async () => {
  const { id } = await insertPost();
  expect((await school.call(deletePost, { params: { id } })).status).toBe(200);
  expect((await school.call(deletePost, { params: { id } })).status).toBe(404);
  expect((await school.call(togglePostPin, { params: { id } })).status).toBe(404);
  expect((await school.call(setPostStatus, { params: { id }, body: { status: "published" } })).status).toBe(
    404,
  );
  const logged =
    await sql`select actor_id from audit_log where action = 'post_deleted' and subject_id = ${id}`;
  expect(logged.map(({ actor_id }) => actor_id)).toEqual([principal.id]);
  expect(
    (
      await (
        await browserClient(await student())
      ).call(deletePost, { params: { id: (await insertPost()).id } })
    ).status,
  ).toBe(403);
});

const setAll = (ids: number[], status: "published" | "draft" | "pending" | "archived" | "deleted") =>
  school.call(setPostStatuses, { body: { ids, status } });
const statusesOf = async (ids: number[]) => {
  const rows = await sql`select id, status from posts where id = any(${ids})`;
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};

test("changes the status of several posts at once, each with its entry, and skips those that already have it", async () => {
  const [first, second] = [(await insertPost()).id, (await insertPost()).id];
  const archived = (await insertPost({ status: "archived" })).id;
  const { status, body } = await setAll([first, second, archived], "archived");
  expect([status, body.data.map((row) => row.status)]).toEqual([200, ["archived", "archived", "archived"]]);
  const logged = await sql`select subject_id, details from audit_log where action = 'post_status_changed'
    and actor_id = ${principal.id} and subject_id = any(${[first, second, archived]}) order by subject_id`;
  expect(logged.map((row) => [row.subject_id, row.details.from])).toEqual([
    [first, "published"],
    [second, "published"],
  ]);
});

test("deletes several posts at once, including one that another administrator has just deleted", async () => {
  const ids = [(await insertPost()).id, (await insertPost({ status: "draft" })).id];
  const earlier = (await insertPost({ status: "deleted" })).id;
  const { status, body } = await setAll([...ids, earlier], "deleted");
  expect([status, body.data.map((row) => row.status)]).toEqual([200, ["deleted", "deleted", "deleted"]]);
  const logged = await sql`select subject_id from audit_log where action = 'post_deleted'
    and actor_id = ${principal.id} and subject_id = any(${[...ids, earlier]}) order by subject_id`;
  expect(logged.map((row) => row.subject_id)).toEqual(ids);
});

test("changes either all of several posts or none", async () => {
  const published = (await insertPost()).id;
  const deleted = (await insertPost({ status: "deleted" })).id;
  expect((await setAll([published, deleted], "archived")).status).toBe(404);
  expect((await setAll([published, 2_147_483_647], "deleted")).status).toBe(404);
  expect((await setAll([], "archived")).status).toBe(422);
  expect((await setAll(Array(101).fill(published), "archived")).status).toBe(422);
  expect((await setAll([published], "\u0000" as "draft")).status).toBe(422);
  expect(await statusesOf([published, deleted])).toEqual(["published", "deleted"]);
  expect((await setAll([published, published], "archived")).status).toBe(200);
  expect(await statusesOf([published])).toEqual(["archived"]);
});

test("changes the same posts in different orders at once without a deadlock", async () => {
  const ids: number[] = [];
  for (const audience of ["public", "members", "public", "members"] as const)
    ids.push((await insertPost({ audience })).id);
  const orders = Array.from({ length: 12 }, (_, index) => (index % 2 ? ids : ids.toReversed()));
  const responses = await Promise.all(
    orders.map((order, index) => setAll(order, index % 3 ? "archived" : "published")),
  );
  expect(responses.map(({ status }) => status)).toEqual(orders.map(() => 200));
});

test("finds the newest two hundred posts with a word", async () => {
  const word = randomKey();
  const { id: author } = await student();
  await sql`insert into posts (user_id, content, created_at)
    select ${author}, ${word} || ' ' || i, now() - i * interval '1 minute' from generate_series(1, 205) i`;
  const page = await find(word, { per_page: 100, page: 2 });
  expect(page).toMatchObject({ total: 200, last_page: 2, from: 101, to: 200 });
  expect(page.data.at(-1)?.content).toBe(`${word} 200`);
});

test("totals equal the number of rows, before and after their changes are added", async () => {
  // A single statement, so that writes of other test files are in both counts or in neither.
  const wrong = () => sql`
    select name, sum(n) from (
      select name, value as n from counter_values where name ~ '^(accounts|content|comments|feed|groups):'
      union all select 'accounts:' || role || ':' || status, -count(*) from users where deleted_at is null group by role, status
      union all select 'content:' || content_type_id || ':' || status, -count(*) from posts group by content_type_id, status
      union all select 'comments:' || status, -count(*) from comments group by status
      union all select 'feed:' || audience, -count(*) from posts
        where status = 'published' and group_id is null group by audience
      union all select 'groups:public', -count(*) from groups
        where visibility = 'public' and deleted_at is null) rows
    group by name having sum(n) <> 0`;
  const { id, by } = await insertPost({ status: "draft" });
  await insertComment({ on: id });
  await setAll([id], "archived");
  await sql`update users set status = 'inactive' where id = ${by.id}`;
  await sql`update users set deleted_at = now() where id = ${by.id}`;
  await sql`update posts set content_type_id = 3 where id = ${id}`;
  expect(await wrong()).toEqual([]);
  await sql`select add_counter_changes()`;
  expect(await wrong()).toEqual([]);
});

test("counts the posts of each status", async () => {
  await insertPost({ status: "pending" });
  const { data } = (await school.call(getContentStatistics, {})).body;
  expect(Object.keys(data)).toEqual(["published", "pending", "drafts", "archived", "deleted"]);
  expect(data.pending).toBeGreaterThan(0);
});

test("names the types in the viewer's language", async () => {
  const { data } = (await school.call(listContentTypes, {})).body;
  expect(data[0]).toEqual({ id: 1, name: "Article", slug: "article" });
  expect(data.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test.each(nonAdmins)("rejects %s", async (_, client, expected) => {
  const params = { id: (await insertPost()).id };
  const calls = [
    client.call(listContent, {}),
    client.call(getContentStatistics, {}),
    client.call(listContentTypes, {}),
    client.call(togglePostPin, { params }),
    client.call(setPostStatus, { params, body: { status: "archived" } }),
    client.call(setPostStatuses, { body: { ids: [params.id], status: "archived" } }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => expected));
});
