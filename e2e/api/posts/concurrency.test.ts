import { beforeAll, expect, test } from "vitest";
import { createRandom, type Random } from "@/db/seed/random";
import { createComment, deleteComment, updateComment } from "@/lib/posts/comments-contract";
import { deletePost, getPost, likePost, unlikePost, updatePost } from "@/lib/posts/contract";
import { type ApiClient, tokenClient, visitorClient } from "../../support/api";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { insertPost } from "../../support/posts";
import { admin, company, student, type TestUser } from "../../support/users";

const clients: ApiClient[] = [];

beforeAll(async () => {
  const users: TestUser[] = [];
  for (let n = 0; n < 25; n++) users.push(await (n % 5 ? student() : company()));
  clients.push(...(await Promise.all(users.map((user) => tokenClient(user)))));
});

/** Forty actions of one user in sequence: likes, unlikes, comments and deletions of comments. */
async function likeAndComment(client: ApiClient, posts: number[], random: Random) {
  const ownIds: number[] = [];
  for (let n = 0; n < 40; n++) {
    const params = { id: random.pick(posts) };
    const isCommenting = n % 4 === 0;
    if (!isCommenting) {
      const { status } = await client.call(random.chance(1 / 2) ? likePost : unlikePost, { params });
      expect(status).toBe(200);
    } else if (ownIds.length > 0 && random.chance(1 / 3)) {
      const { status } = await client.call(deleteComment, { params: { id: ownIds.pop() as number } });
      expect(status).toBe(200);
    } else {
      const { status, body } = await client.call(createComment, { params, body: { content: `n° ${n}` } });
      expect(status).toBe(201);
      ownIds.push(body.data.id);
    }
  }
}

test("after a thousand simultaneous mixed actions, every counter equals a recount", {
  timeout: 120_000,
}, async () => {
  const posts = [(await insertPost()).id, (await insertPost()).id, (await insertPost()).id];
  await Promise.all(clients.map((client, seed) => likeAndComment(client, posts, createRandom(String(seed)))));
  const rows = await sql`
    select p.id, p.likes_count, p.comments_count,
      (select count(*)::int from likes l where l.post_id = p.id) as likes,
      (select count(*)::int from comments c where c.post_id = p.id and c.status = 'published') as comments
    from posts p where p.id in ${sql(posts)} order by p.id`;
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect([row.likes_count, row.comments_count]).toEqual([row.likes, row.comments]);
    expect(row.likes + row.comments).toBeGreaterThan(0);
    const { data } = (await visitorClient().call(getPost, { params: { id: row.id } })).body;
    expect([data.likes_count, data.comments_count]).toEqual([row.likes, row.comments]);
  }
});

test("the feed's size equals a recount during writes", async () => {
  await Promise.all(
    clients.slice(0, 10).map(async (_, n) => {
      const { id } = await insertPost({ audience: n % 2 ? "public" : "members" });
      if (n % 3 === 0) await sql`update posts set status = 'archived' where id = ${id}`;
      if (n % 4 === 0) await sql`update posts set audience = 'public' where id = ${id}`;
    }),
  );
  const rows = await sql`
    select name, sum(value)::int as kept, (select count(*)::int from posts p
      where p.status = 'published' and p.group_id is null and 'feed:' || p.audience = name) as counted
    from counter_values where name like 'feed:%' group by name`;
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row.kept, row.name).toBe(row.counted);
});

test("a simultaneous like and unlike of a user keep the counter equal to the likes", async () => {
  const { id } = await insertPost();
  const [client] = clients as [ApiClient];
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => client.call(n % 2 ? likePost : unlikePost, { params: { id } })),
  );
  const { liked, likes_count } = (await client.call(getPost, { params: { id } })).body.data;
  expect(likes_count).toBe(liked ? 1 : 0);
});

test("two simultaneous edits are applied one after the other", async () => {
  const { id, by } = await insertPost();
  const owner = await tokenClient(by);
  const versions = ["un", "deux", "trois", "quatre"].map((word) => ({
    content: word,
    tags: [word, `${word}!`],
  }));
  const edits = versions.map((body) => owner.call(updatePost, { params: { id }, body }));
  expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { content, tags } = (await owner.call(getPost, { params: { id } })).body.data;
  expect(versions.map((version) => version.content)).toContain(content);
  expect(tags.map(({ name }) => name).sort()).toEqual([content, `${content}!`].sort());
});

test("an edit of a comment that is deleted meanwhile changes nothing", async () => {
  const by = await student();
  const { id } = await insertComment({ by, content: "Avant" });
  const deletion = await holdLocks((tx) => tx`update comments set status = 'deleted' where id = ${id}`);
  const edit = (await tokenClient(by)).call(updateComment, { params: { id }, body: { content: "Après" } });
  await waitUntilBlocking(deletion.pid);
  await deletion.end();
  expect((await edit).status).toBe(404);
  expect(await sql`select content from comments where id = ${id}`).toEqual([{ content: "Avant" }]);
});

test("a moderator does not delete a post again that is deleted meanwhile", async () => {
  const { id } = await insertPost();
  const deletion = await holdLocks((tx) => tx`update posts set status = 'deleted' where id = ${id}`);
  const second = (await tokenClient(await admin())).call(deletePost, { params: { id } });
  await waitUntilBlocking(deletion.pid);
  await deletion.end();
  expect((await second).status).toBe(404);
  expect(await sql`select action from audit_log where subject_type = 'post' and subject_id = ${id}`).toEqual(
    [],
  );
});

test("the same new tags in different orders do not deadlock", async () => {
  const words = Array.from({ length: 8 }, () => Math.random().toString(36).slice(2));
  const responses = await Promise.all(
    clients.slice(0, 12).map(async (_, n) => {
      const { id, by } = await insertPost();
      const tags = [...words.slice(n % 8), ...words.slice(0, n % 8)];
      return (await tokenClient(by)).call(updatePost, { params: { id }, body: { tags } });
    }),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { body } of responses) expect(body.data.tags).toHaveLength(8);
});
