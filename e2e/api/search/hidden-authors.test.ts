import { expect, test } from "vitest";
import { searchLimit, searchPosts } from "@/lib/search/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { block } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { randomKey } from "../../support/random-key";
import { student, type TestUser } from "../../support/users";

test("the number of results does not reveal the newer posts of a user in a block with the viewer", async () => {
  const q = randomKey();
  const [author, blocker, viewer, other] = [
    await student(),
    await student(),
    await student(),
    await student(),
  ];
  await block(blocker, viewer);
  const insertPosts = ({ id }: TestUser, count: number) =>
    sql`insert into posts (user_id, content) select ${id}, ${q} from generate_series(1, ${count}::int)`;
  const search = async (by: TestUser, writer?: TestUser) => {
    const browser = await browserClient(by);
    const { body } = await browser.call(searchPosts, { query: { q, user_id: writer?.id } });
    return [body.data.total, body.data.total_is_minimum];
  };
  await insertPosts(author, searchLimit + 1);
  await insertPosts(blocker, 5);
  expect(await search(viewer)).toEqual([searchLimit, true]);
  expect([await search(viewer, blocker), await search(other, blocker)]).toEqual([
    [0, false],
    [5, false],
  ]);
});

test("the number of results does not reveal the newer posts of public groups that the viewer cannot read", async () => {
  const q = randomKey();
  const [owner, blocker, viewer, member] = [
    await student(),
    await student(),
    await student(),
    await student(),
  ];
  const groups = [
    await insertGroup(owner, { visibility: "public" }),
    await insertGroup(blocker, { visibility: "public" }),
  ];
  for (const group of groups) await insertMember(group, member);
  await block(blocker, viewer);
  await block(blocker, member);
  await sql`insert into group_bans (group_id, user_id, banned_by) values (${groups[0] ?? 0}, ${viewer.id}, ${owner.id})`;
  const insertPosts = (group: number | null, count: number) => sql`
    insert into posts (user_id, content, group_id, audience)
    select ${owner.id}, ${q}, ${group}, 'members' from generate_series(1, ${count}::int)`;
  const search = async (by: TestUser) => {
    const { body } = await (await browserClient(by)).call(searchPosts, { query: { q, per_page: 100 } });
    return [body.data.total, body.data.posts.filter(({ group }) => group !== null).length];
  };
  await insertPosts(null, searchLimit + 1);
  for (const group of groups) await insertPosts(group, 5);
  expect(await search(viewer)).toEqual([searchLimit, 0]);
  expect(await search(member)).toEqual([searchLimit, 10]);
});

test("the posts of a deleted group leave the number of results to others, and are found once it is restored", async () => {
  const q = randomKey();
  const [owner, viewer] = [await student(), await student()];
  const group = await insertGroup(owner, { visibility: "public" });
  const insertPosts = (groupId: number | null, count: number) => sql`
    insert into posts (user_id, content, group_id, audience)
    select ${owner.id}, ${q}, ${groupId}, 'members' from generate_series(1, ${count}::int)`;
  await insertPosts(null, 3);
  await insertPosts(group, searchLimit);
  const browser = await browserClient(viewer);
  const count = async () => (await browser.call(searchPosts, { query: { q } })).body.data.total;
  expect(await count()).toBe(searchLimit);
  await sql`update groups set deleted_at = now() where id = ${group}`;
  expect(await count()).toBe(3);
  await sql`update groups set deleted_at = null where id = ${group}`;
  expect(await count()).toBe(searchLimit);
});
