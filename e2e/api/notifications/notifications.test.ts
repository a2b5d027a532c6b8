import { expect, test } from "vitest";
import {
  deleteNotification,
  deleteReadNotifications,
  getUnread,
  listNotifications,
  markNotificationsRead,
} from "@/lib/notifications/contract";
import { acceptComment, createComment } from "@/lib/posts/comments-contract";
import { tokenClient, visitorClient } from "../../support/api";
import { countBlockedBy, sql } from "../../support/database";
import { like, readNotifications } from "../../support/notifications";
import { insertPost } from "../../support/posts";
import { admin, company, newEmail, student, type TestUser } from "../../support/users";

test("groups likes of a post into one row that names the last actor", async () => {
  const { id, by } = await insertPost();
  const [one, two, three] = [await student(), await student(), await student({ name: "Zoé" })];
  for (const user of [one, two, three]) await like(id, user);
  const { data, unread } = await readNotifications(await tokenClient(by, { language: "en" }));
  expect(unread).toBe(1);
  expect(data.data).toMatchObject([
    { kind: "post_liked", count: 3, is_read: false, actor: { id: three.id, name: "Zoé" } },
  ]);
  expect(data.data[0]).toMatchObject({ text: "Zoé and 2 others like your post", href: `/en/posts/${id}` });
});

test("cuts an excerpt between characters, with an ellipsis", async () => {
  const content = `${"a".repeat(78)}😀 et la suite`;
  const { id, by } = await insertPost({ content });
  await like(id, await student());
  expect((await readNotifications(await tokenClient(by))).data.data).toMatchObject([
    { detail: `${"a".repeat(78)}😀…` },
  ]);
});

test("rolls a like or a comment back when its notification fails", async () => {
  const { id, by } = await insertPost();
  const viewer = await tokenClient(await student());
  const comment = `/api/posts/${id}/comments`;
  const calls = [
    () => viewer.fetch(comment, { method: "POST", body: { content: "Bravo" } }),
    () => viewer.fetch(`/api/posts/${id}/like`, { method: "POST" }),
  ];
  await like(id, await student());
  await (await tokenClient(await student())).call(createComment, {
    params: { id },
    body: { content: "Oui" },
  });
  await sql.begin(async (tx) => {
    await tx`select from notifications where user_id = ${by.id} for update`;
    for (const send of calls) expect((await send()).status).toBe(503);
  });
  expect(await countedOf(id)).toEqual([1, 1]);
  for (const send of calls) expect((await send()).ok).toBe(true);
  expect(await countedOf(id)).toEqual([2, 2]);
  expect((await readNotifications(await tokenClient(by))).data.data).toMatchObject([
    { count: 2 },
    { count: 2 },
  ]);
});

test.each([
  ["likes", "like", {}],
  ["comments on", "comments", { content: "Bravo" }],
])("deleting a user does not deadlock with a user who %s their post", async (_, path, body) => {
  const { id, by } = await insertPost();
  const viewer = await tokenClient(await student());
  const sent = await sql.begin(async (tx) => {
    const [here] = await tx`select pg_backend_pid() as pid from users where id = ${by.id} for update`;
    const response = viewer.json(`/api/posts/${id}/${path}`, { method: "POST", body });
    await expect.poll(() => countBlockedBy(here?.pid), { timeout: 10_000 }).toBe(1);
    await tx`select from posts where id = ${id} for update`;
    return { response };
  });
  expect([200, 201]).toContain((await sent.response).status);
});

test("a comment notifies the post's author and a reply the parent's author, each once", async () => {
  const { id, by } = await insertPost();
  const [author, viewer, third] = [by, await student(), await student()];
  const writeComment = async (user: TestUser, content: string, reply_to_id?: number) =>
    (await (await tokenClient(user)).call(createComment, { params: { id }, body: { content, reply_to_id } }))
      .body;
  const first = await writeComment(viewer, "Bravo");
  await writeComment(third, "D’accord avec toi", first.data.id);
  await writeComment(author, "Merci", first.data.id);
  const own = (await readNotifications(await tokenClient(author))).data.data;
  expect(own).toMatchObject([{ kind: "post_commented", count: 2, detail: "D’accord avec toi" }]);
  const list = (await readNotifications(await tokenClient(viewer))).data.data;
  expect(list).toMatchObject([{ kind: "comment_answered", count: 2, actor: { id: author.id } }]);
  expect((await readNotifications(await tokenClient(third))).data.data).toEqual([]);
});

test("a visitor's comment notifies when an admin accepts it", async () => {
  const writeVisitorComment = async (id: number) => {
    const body = {
      content: "Bonjour",
      author_name: "Vera Passante",
      author_email: newEmail(),
    };
    return (await visitorClient().call(createComment, { params: { id }, body })).body.data.id;
  };
  const { id, by } = await insertPost();
  const author = await tokenClient(by, { language: "en" });
  const commentId = await writeVisitorComment(id);
  expect((await readNotifications(author)).data.data).toEqual([]);
  await (await tokenClient(await admin())).call(acceptComment, { params: { id: commentId } });
  expect((await readNotifications(author)).data.data).toMatchObject([
    { text: "Vera Passante (visitor) commented on your post", actor: null },
  ]);
  await author.call(acceptComment, { params: { id: await writeVisitorComment(id) } });
  expect((await readNotifications(author)).data.data).toMatchObject([{ count: 1 }]);
});

test("a read notification stays read, and a later one is a new row", async () => {
  const { id, by } = await insertPost();
  await like(id, await student());
  const author = await tokenClient(by);
  const [row] = (await readNotifications(author)).data.data;
  const stranger = await tokenClient(await student());
  const body = { ids: [row?.id as number] };
  expect((await stranger.call(markNotificationsRead, { body })).status).toBe(200);
  expect((await author.call(getUnread, {})).body.notifications).toBe(1);
  expect((await author.call(markNotificationsRead, { body })).body.unread).toBe(0);
  await like(id, await student());
  expect((await readNotifications(author)).data.data).toMatchObject([
    { is_read: false, count: 1 },
    { is_read: true },
  ]);
  expect((await author.call(markNotificationsRead, { body: {} })).body.unread).toBe(0);
  await sql`update notifications set read_at = null, in_app = false where user_id = ${by.id} and id = ${row?.id as number}`;
  await author.call(markNotificationsRead, { body: {} });
  const forDigest = await sql`select read_at from notifications where user_id = ${by.id} and not in_app`;
  expect(forDigest, "what is stored for the digest alone").toEqual([{ read_at: null }]);
});

test("marks at most a hundred at once, in pages without repetitions or gaps", async () => {
  const user = await student();
  await sql`insert into notifications (user_id, kind, group_key, params)
    select ${user.id}, 'post_liked', 'test:' || n, '{"post": 1}' from generate_series(1, 120) n`;
  const here = await tokenClient(user);
  const seen = new Set<number>();
  for (const page of [1, 2, 3]) {
    const { body } = await here.call(listNotifications, { query: { page, per_page: 50 } });
    for (const { id } of body.data.data) seen.add(id);
  }
  expect(seen.size).toBe(120);
  expect((await here.call(getUnread, {})).body.notifications).toBe(100);
  const tooMany = { ids: Array.from({ length: 101 }, (_, index) => index + 1) };
  expect((await here.call(markNotificationsRead, { body: tooMany })).status).toBe(422);
  expect((await visitorClient().call(listNotifications, {})).status).toBe(401);
});

test("deletes only the viewer's own notification", async () => {
  const { id, by } = await insertPost();
  await like(id, await student());
  const [author, stranger] = [await tokenClient(by), await tokenClient(await student())];
  const params = { id: (await readNotifications(author)).data.data[0]?.id as number };
  expect((await stranger.call(deleteNotification, { params })).status).toBe(404);
  expect((await author.call(deleteNotification, { params })).body.unread).toBe(0);
  expect((await author.call(deleteNotification, { params })).status).toBe(404);
  await like(id, await student());
  expect((await readNotifications(author)).data.data).toMatchObject([{ count: 1 }]);
});

test("deletes all read notifications, and keeps the unread ones", async () => {
  const user = await student();
  await sql`insert into notifications (user_id, kind, group_key, params, read_at)
    select ${user.id}, 'post_liked', 'test:' || n, '{"post": 1}', case when n <= 3 then now() end
    from generate_series(1, 5) n`;
  const here = await tokenClient(user);
  const unread = async () =>
    (await here.call(listNotifications, { query: { filter: "unread" } })).body.data.total;
  expect(await unread()).toBe(2);
  expect((await readNotifications(here)).data.total).toBe(5);
  expect((await here.call(deleteReadNotifications, {})).body.deleted).toBe(3);
  expect((await readNotifications(here)).data.total).toBe(2);
  expect(await unread()).toBe(2);
});

test("marks read and deletes ten thousand notifications, five thousand in a transaction", async () => {
  const user = await student();
  await sql`insert into notifications (user_id, kind, group_key, params)
    select ${user.id}, 'post_liked', 'test:' || n, '{"post": 1}' from generate_series(1, 10001) n`;
  const here = await tokenClient(user);
  expect((await here.call(markNotificationsRead, { body: {} })).body.unread).toBe(0);
  const [row] = await sql`select count(read_at)::int as read, count(distinct xmin::text)::int as transactions
    from notifications where user_id = ${user.id}`;
  expect(row).toEqual({ read: 10_001, transactions: 3 });
  expect((await here.call(deleteReadNotifications, {})).body.deleted).toBe(10_001);
});

test("formats a date in the viewer's language", async () => {
  const owner = await company({ locale: "fr" });
  const params = { job: 1, title: "Stage", deadline: "2026-11-24", applications: 0 };
  await sql`insert into notifications (user_id, kind, group_key, params)
    values (${owner.id}, 'job_ending', 'job_ending:job:1', ${sql.json(params)})`;
  expect((await readNotifications(await tokenClient(owner))).data.data[0]?.text).toContain(
    "se termine le 24 novembre 2026",
  );
});

/** The numbers of likes and comments of a post, counted from the rows. */
async function countedOf(id: number): Promise<[number, number]> {
  const [row] = await sql`select (select count(*)::int from likes where post_id = ${id}) as likes,
    (select count(*)::int from comments where post_id = ${id}) as comments`;
  return [row?.likes, row?.comments];
}
