import { sql as query } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { posts } from "@/db/schema/posts";
import { countComments } from "@/lib/posts/counts";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { block } from "../../support/friends";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

test("counts the comments of a post without those of blocked users, who are looked up in a hash table", async () => {
  const [ines, marc, zoe] = [await student(), await student(), await student()];
  const { id } = await insertPost();
  for (const by of [marc, marc, zoe]) await insertComment({ by, on: id });
  await insertComment({ visitor: { name: "Passante", email: "passante@example.com" }, on: id });
  await block(marc, ines);
  const count = async (viewer: number) => {
    const counted = countComments({ id: viewer, role: "student" });
    const { sql: text, params } = new PgDialect().sqlToQuery(
      query`select ${counted} as count from ${posts} where ${posts.id} = ${id}`,
    );
    const [row] = await sql.unsafe(text, params as number[]);
    const plan = await sql.unsafe(`explain (format json) ${text}`, params as number[]);
    return { count: row?.count, isHashed: JSON.stringify(plan).includes("hashed SubPlan") };
  };
  expect(await count(ines.id)).toEqual({ count: 2, isHashed: true });
  expect(await count(zoe.id)).toEqual({ count: 4, isHashed: true });
});
