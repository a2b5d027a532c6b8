import { expect, test } from "vitest";
import { searchLimit, searchPosts } from "@/lib/search/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { block } from "../../support/friends";
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
