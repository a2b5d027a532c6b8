import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { adminIdsOf } from "@/lib/groups/policy";
import { sql } from "../../support/database";

test("finds the administrators of a large group without reading its members", async () => {
  const session = await sql.reserve();
  for (const table of ["groups", "group_members"])
    await session.unsafe(
      `create temporary table ${table} (like public.${table} including indexes including defaults including generated)`,
    );
  await session`insert into groups (id, name, owner_id) overriding system value values (1, 'Chorale', 7)`;
  await session`insert into group_members (group_id, user_id, role)
    select 1, n, case n when 3000 then 'admin' when 2999 then 'moderator' else 'member' end
    from generate_series(1, 3000) n`;
  await session`analyze groups, group_members`;
  const { sql: text, params } = new PgDialect().sqlToQuery(adminIdsOf(1));
  const rows = await session.unsafe(text, params as number[]);
  const [explained] = await session.unsafe(
    `explain (analyze, buffers, format json) ${text}`,
    params as number[],
  );
  await session`drop table groups, group_members`;
  session.release();
  expect(rows.map(({ user_id }) => user_id).sort()).toEqual([3000, 7]);
  expect(explained?.["QUERY PLAN"][0].Plan["Local Hit Blocks"]).toBeLessThan(10);
});
