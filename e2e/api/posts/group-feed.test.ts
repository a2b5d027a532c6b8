import { expect, test } from "vitest";
import { muteUser } from "@/lib/blocks/contract";
import { deleteGroup, restoreGroup, updateGroup } from "@/lib/groups/contract";
import { removeGroupMember } from "@/lib/groups/members-contract";
import { deleteComment } from "@/lib/posts/comments-contract";
import { createPost, deletePost, getPost, listGroupPosts, listPosts, updatePost } from "@/lib/posts/contract";
import { type ApiClient, form, idsOf } from "../../support/api";
import { makeDue, sql } from "../../support/database";
import { block, signedInStudent } from "../../support/friends";
import { groupWithEveryone, relationsFor } from "../../support/group-relations";
import { groupOfTwo, insertGroup, insertMember } from "../../support/groups";
import { imageFile } from "../../support/images";
import { holdLocks, waitUntilBlocking, waitUntilBlockingLong } from "../../support/locks";
import { insertPost } from "../../support/posts";
import { resetRateLimits } from "../../support/rate-limits";
import { student } from "../../support/users";

const feedOf = async (client: ApiClient) =>
  (await client.call(listPosts, { query: { per_page: 100 } })).body.data;
const groupFeed = async (client: ApiClient, id: number, query = {}) =>
  (await client.call(listGroupPosts, { params: { id }, query })).body.data;

test("a post of a group shows the group, and its audience remains the group", async () => {
  const { marc, id } = await groupOfTwo();
  const body = { content: "Bonjour", group_id: id, audience: "public" as const };
  const { body: created } = await marc.browser.call(createPost, { body });
  const { data } = created;
  expect(data).toMatchObject({ audience: "members", group: { id, role: "member" }, is_pinned: false });
  const edited = await marc.browser.call(updatePost, {
    params: { id: data.id },
    body: { content: "Bonsoir", audience: "public" },
  });
  expect(edited.body.data).toMatchObject({ content: "Bonsoir", audience: "members", group: { id } });
  expect((await marc.browser.call(createPost, { body: { content: "Bonjour" } })).body.data.group).toBeNull();
});

test("lists pinned posts first in the group, and by their time in the school's feed", async () => {
  const { ines, marc, id } = await groupOfTwo();
  // All three are among the newest hundred of the school.
  const [latest, middle, earliest] = [0, 20, 40].map((ageMs) => new Date(Date.now() - ageMs));
  const pinned = await insertPost({ by: marc.user, group: id, pinned: true, at: earliest });
  const newest = await insertPost({ by: marc.user, group: id, at: latest });
  const older = await insertPost({ by: marc.user, group: id, at: middle });
  expect(idsOf(await groupFeed(ines.browser, id))).toEqual([pinned.id, newest.id, older.id]);
  const own = idsOf(await feedOf(ines.browser)).filter((postId) =>
    [pinned.id, newest.id, older.id].includes(postId),
  );
  expect(own).toEqual([newest.id, older.id, pinned.id]);
});

test("pages of a group have no repetitions or gaps while new posts arrive", async () => {
  const { ines, marc, id } = await groupOfTwo();
  const ids: number[] = [];
  for (let index = 0; index < 5; index++) ids.unshift((await insertPost({ by: marc.user, group: id })).id);
  const until = ids[0];
  const first = await groupFeed(ines.browser, id, { per_page: 2, until });
  await insertPost({ by: marc.user, group: id });
  const second = await groupFeed(ines.browser, id, { per_page: 2, page: 2, until });
  const third = await groupFeed(ines.browser, id, { per_page: 2, page: 3, until });
  expect([first, second, third].flatMap(idsOf)).toEqual(ids);
  expect(first.total).toBe(5);
});

test("counts the posts of the viewer's groups, but none of blocked and muted members", async () => {
  const { ines, marc, id } = await groupOfTwo();
  const [zoe, ada] = [await signedInStudent(), await signedInStudent()];
  await insertMember(id, zoe.user);
  await insertMember(id, ada.user);
  for (const by of [marc.user, zoe.user, ada.user]) await insertPost({ by, group: id });
  expect(await groupFeed(ines.browser, id)).toMatchObject({ total: 3, data: [{}, {}, {}] });
  await block(zoe.user, ines.user);
  await ines.browser.call(muteUser, { body: { user_id: ada.user.id } });
  expect(await groupFeed(ines.browser, id)).toMatchObject({
    total: 1,
    data: [{ user: { id: marc.user.id } }],
  });
  const shown = await feedOf(ines.browser);
  expect(shown.data.filter(({ group }) => group?.id === id).map(({ user }) => user.id)).toEqual([
    marc.user.id,
  ]);
});

test("a removed member can neither read nor change their posts until they return", async () => {
  const { ines, marc, id } = await groupOfTwo();
  const own = await insertPost({ by: marc.user, group: id });
  const params = { id: own.id };
  expect((await marc.browser.call(getPost, { params })).status).toBe(200);
  await ines.browser.call(removeGroupMember, { params: { id, user_id: marc.user.id } });
  for (const response of [
    await marc.browser.call(getPost, { params }),
    await marc.browser.call(updatePost, { params, body: { content: "Non" } }),
    await marc.browser.call(deletePost, { params }),
  ])
    expect(response.status).toBe(404);
  expect((await marc.browser.call(createPost, { body: { content: "Non", group_id: id } })).status).toBe(403);
  await insertMember(id, marc.user);
  expect((await marc.browser.call(deletePost, { params })).status).toBe(200);
});

test("a group that becomes private hides its posts, and shows them again when it becomes public", async () => {
  const { ines, marc, id } = await groupOfTwo("public");
  const zoe = await signedInStudent();
  const { id: its } = await insertPost({ by: marc.user, group: id });
  const status = async () => (await zoe.browser.call(getPost, { params: { id: its } })).status;
  const change = (is_private: string) =>
    ines.browser.call(updateGroup, { params: { id }, body: form({ name: "Club de go", is_private }) });
  expect(await status()).toBe(200);
  await change("1");
  expect(await status()).toBe(404);
  expect((await zoe.browser.call(listGroupPosts, { params: { id } })).status).toBe(403);
  await change("0");
  expect(await status()).toBe(200);
});

test("deleting a group hides its posts, and restoring it shows them again", async () => {
  const { ines, marc, id } = await groupOfTwo();
  const { id: its } = await insertPost({ by: marc.user, group: id });
  const before = (await feedOf(marc.browser)).total;
  await ines.browser.call(deleteGroup, { params: { id } });
  expect((await marc.browser.call(getPost, { params: { id: its } })).status).toBe(404);
  expect(idsOf(await feedOf(marc.browser))).not.toContain(its);
  await ines.browser.call(restoreGroup, { params: { id } });
  expect((await marc.browser.call(getPost, { params: { id: its } })).status).toBe(200);
  expect((await feedOf(marc.browser)).total).toBeGreaterThanOrEqual(Math.min(1, before));
});

test("erasing a group deletes its posts and their images, even if that takes long", async () => {
  const { ines, id } = await groupOfTwo();
  const body = form({ content: "Photo", group_id: String(id), images: [await imageFile()] });
  const { data } = (await ines.browser.call(createPost, { body })).body;
  const image = data.images[0]?.url ?? "";
  expect((await ines.browser.fetch(image)).status).toBe(200);
  await sql`update groups set deleted_at = now() - interval '31 days' where id = ${id}`;
  const holder = await holdLocks((tx) => tx`select from posts where id = ${data.id} for update`);
  await makeDue("delete-hidden-groups");
  await waitUntilBlockingLong(holder.pid).finally(holder.end);
  await expect.poll(() => sql`select id from posts where id = ${data.id}`).toHaveLength(0);
  await expect
    .poll(() => sql`select path from stored_files where path = ${image.replace("/storage/", "")}`)
    .toHaveLength(0);
});

test("a group that is restored while it is erased keeps its images", async () => {
  const { ines, id } = await groupOfTwo();
  const body = form({ content: "Photo", group_id: String(id), images: [await imageFile()] });
  const image = (await ines.browser.call(createPost, { body })).body.data.images[0]?.url ?? "";
  const other = await insertGroup(ines.user);
  await sql`update groups set deleted_at = now() - interval '31 days' where id in (${id}, ${other})`;
  const restoration = await holdLocks((tx) => tx`update groups set deleted_at = null where id = ${id}`);
  await makeDue("delete-hidden-groups");
  await waitUntilBlocking(restoration.pid);
  await restoration.end();
  await expect.poll(() => sql`select id from groups where id in (${id}, ${other})`).toEqual([{ id }]);
  expect((await ines.browser.fetch(image)).status).toBe(200);
});

test("counts posts correctly while fifty are created and deleted", async () => {
  const { ines, marc, id } = await groupOfTwo();
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const [row] = await sql`insert into posts (user_id, group_id, content, audience)
        values (${marc.user.id}, ${id}, 'Bonjour', 'members') returning id`;
      if (index % 2) await sql`update posts set status = 'deleted' where id = ${row?.id}`;
    }),
  );
  expect((await groupFeed(ines.browser, id)).total).toBe(25);
});

test("a member who is removed while posting stores no post after the removal", async () => {
  const { ines, marc, id } = await groupOfTwo();
  for (let round = 0; round < 50; round++) {
    await resetRateLimits(ines.user, marc.user);
    await insertMember(id, marc.user);
    const [written, removed] = await Promise.all([
      marc.browser.call(createPost, { body: { content: `Tour ${round}`, group_id: id } }),
      ines.browser.call(removeGroupMember, { params: { id, user_id: marc.user.id } }),
    ]);
    expect(removed.status).toBe(200);
    expect([201, 403, 404]).toContain(written.status);
  }
  const [row] =
    await sql`select posts_count, members_count, (select count(*)::int from posts where group_id = g.id
    and status = 'published') as posts from groups g where id = ${id}`;
  expect(row).toMatchObject({ posts_count: row?.posts, members_count: 1 });
}, 120_000);

test("owner, admins and moderators of the group delete posts and comments in it; others cannot", async () => {
  const { id, people } = await groupWithEveryone("public");
  const author = await student();
  await insertMember(id, author);
  const elsewhere = await insertPost({ by: author });
  const deletes = async (
    client: ApiClient,
    endpoint: typeof deletePost | typeof deleteComment,
    its: number,
  ) => (await client.call(endpoint, { params: { id: its } })).status === 200;
  const commentOn = async (postId: number) => {
    const [row] = await sql`insert into comments (post_id, user_id, content)
      values (${postId}, ${author.id}, 'Bonjour') returning id`;
    return row?.id;
  };
  const posts = await relationsFor(people, async (client) =>
    deletes(client, deletePost, (await insertPost({ by: author, group: id })).id),
  );
  const its = await insertPost({ by: author, group: id });
  const comments = await relationsFor(people, async (client) =>
    deletes(client, deleteComment, await commentOn(its.id)),
  );
  expect([posts, comments]).toEqual(["owner admin moderator school", "owner admin moderator school"]);
  expect(await deletes(people.owner.client, deletePost, elsewhere.id)).toBe(false);
  expect(await deletes(people.owner.client, deleteComment, await commentOn(elsewhere.id))).toBe(false);
});

test("lists the posts with images and those with links for everyone who can read the group", async () => {
  const { ines, marc, id } = await groupOfTwo();
  const texts = [
    "Rien",
    "Voir https://preau.example/plan.",
    "HTTP://preau.example et [https://ecole.example]",
  ];
  const ids: number[] = [];
  for (const content of texts) ids.push((await insertPost({ by: marc.user, group: id, content })).id);
  const body = form({ content: "La cour", group_id: String(id) });
  body.append("images", await imageFile());
  const illustrated = (await ines.browser.call(createPost, { body })).body.data;
  await sql`update posts set is_pinned = true where id = ${ids[1] ?? 0}`;
  const readFeed = async (query: { with: "images" | "links" }) => {
    const list = await groupFeed(ines.browser, id, query);
    return [list.total, idsOf(list)];
  };
  expect(await readFeed({ with: "links" })).toEqual([2, [ids[2], ids[1]]]);
  expect(await readFeed({ with: "images" })).toEqual([1, [illustrated.id]]);
  await block(ines.user, marc.user);
  expect(await readFeed({ with: "links" })).toEqual([0, []]);
  const outsider = await signedInStudent();
  const call = { params: { id }, query: { with: "images" as const } };
  expect((await outsider.browser.call(listGroupPosts, call)).status).toBe(403);
  const wrong = await ines.browser.fetch(`/api/groups/${id}/posts?with=videos`);
  expect(wrong.status).toBe(422);
});
