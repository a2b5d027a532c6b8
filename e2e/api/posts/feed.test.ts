import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { idsOf } from "../../support/api";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { startSecondProcess } from "../../support/second-process";
import { createDatabase, isolatedEnv } from "../../support/worker-instance";

// A separate database: other tests publish, pin and delete posts all the time.
const { url, sql, drop } = await createDatabase();
let application: Awaited<ReturnType<typeof startSecondProcess>>;
let viewer: InstanceUser;

beforeAll(async () => {
  application = await startSecondProcess({ ...isolatedEnv(url), NODE_ENV: "production" });
  [viewer] = (await signInStudents(application.origin, sql, 1)) as [InstanceUser];
}, 180_000);
beforeEach(() => sql`delete from posts`);
afterAll(async () => {
  await application.stop();
  await drop();
});

type Post = { id: number; is_pinned: boolean; created_at: string };
type Feed = { data: Post[]; total: number; from: number | null };

async function readFeed(query: Record<string, string | number>, isSignedIn = true): Promise<Feed> {
  const path = `/api/posts?${new URLSearchParams(query as Record<string, string>)}`;
  const response = await (isSignedIn ? viewer.call("GET", path) : fetch(application.origin + path));
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

/** Inserts posts with the same creation time, ordered only by id; returns their ids, newest first. */
async function insertPosts(count: number, { audience = "public", pinned = false } = {}): Promise<number[]> {
  const rows = await sql<
    { id: number }[]
  >`insert into posts (user_id, content, audience, is_pinned, created_at)
    select ${viewer.id}, 'Post ' || n, ${audience}, ${pinned}, now() from generate_series(1, ${count}::int) n
    returning id`;
  return rows.map(({ id }) => id).reverse();
}

test("pages with `until` do not shift while new posts arrive", async () => {
  const posts = await insertPosts(12);
  const until = posts[0] ?? 0;
  const pages: number[][] = [];
  for (const page of [1, 2, 3]) {
    pages.push(idsOf(await readFeed({ page, per_page: 5, until })));
    await insertPosts(1);
    await insertPosts(1, { audience: "members" });
  }
  expect(pages).toEqual([posts.slice(0, 5), posts.slice(5, 10), posts.slice(10)]);
});

test("accepting a post meanwhile shifts no page and hides no post", async () => {
  const [held = 0] = await insertPosts(1);
  await sql`update posts set status = 'pending' where id = ${held}`;
  const posts = await insertPosts(12);
  const [until = 0] = posts;
  expect(idsOf(await readFeed({ per_page: 5, until }))).toEqual(posts.slice(0, 5));
  await sql`update posts set status = 'published', created_at = now() where id = ${held}`;
  expect(idsOf(await readFeed({ page: 2, per_page: 5, until }))).toEqual(posts.slice(5, 10));
  expect(idsOf(await readFeed({ per_page: 5, until: held }))).toEqual([held, ...posts.slice(0, 4)]);
  expect(idsOf(await readFeed({ page: 2, per_page: 5, until: held }))).toEqual(posts.slice(4, 9));
});

test("an unknown post as `until` leaves out no posts", async () => {
  const posts = await insertPosts(3);
  expect(idsOf(await readFeed({ until: 2_147_483_647 }))).toEqual(posts);
});

test("a post that the viewer cannot see is like a missing one as `until`", async () => {
  const [first] = await insertPosts(1);
  const [missing = 0] = await insertPosts(1);
  const [hidden = 0] = await insertPosts(1, { audience: "members" });
  const [last] = await insertPosts(1);
  await sql`update posts set created_at = now() - interval '1 day' where id in ${sql([missing, hidden])}`;
  await sql`delete from posts where id = ${missing}`;
  const readUntil = async (until: number, isSignedIn: boolean) =>
    idsOf(await readFeed({ until }, isSignedIn));
  expect(await readUntil(hidden, true), "a member sees it").toEqual([hidden]);
  expect(await readUntil(missing, false)).not.toContain(last);
  for (const id of [missing, hidden]) expect(await readUntil(id, false)).toEqual([first]);
});

test("pages do not shift when the newest post is deleted", async () => {
  const posts = await insertPosts(11);
  const [until = 0] = await insertPosts(1);
  expect(idsOf(await readFeed({ per_page: 5, until }))).toEqual([until, ...posts.slice(0, 4)]);
  await sql`update posts set status = 'deleted' where id = ${until}`;
  await insertPosts(3);
  expect(idsOf(await readFeed({ per_page: 5, until }))).toEqual(posts.slice(0, 5));
});

test("pages without `until` begin with the newest posts", async () => {
  const posts = [...(await insertPosts(1)), ...(await insertPosts(12))];
  const [newest] = await insertPosts(1);
  expect(idsOf(await readFeed({ per_page: 5 }))).toEqual([newest, ...posts.slice(1, 5)]);
  expect(idsOf(await readFeed({}))).toEqual([newest, ...posts.slice(1, 10)]);
});

test("pinned posts come first", async () => {
  const [pinned] = await insertPosts(1, { pinned: true });
  const [later] = await insertPosts(1);
  expect(idsOf(await readFeed({}))).toEqual([pinned, later]);
});

test("counts public posts in a visitor's feed, and all posts in a student's", async () => {
  await insertPosts(3);
  await insertPosts(2, { audience: "members" });
  expect([(await readFeed({}, false)).total, (await readFeed({})).total]).toEqual([3, 5]);
  expect((await readFeed({ page: 9 })).from).toBeNull();
});
