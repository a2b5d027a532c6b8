import { sql as query } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { groupMembers, groups } from "@/db/schema/groups";
import { adminIdsOf } from "@/lib/groups/policy";
import { groupColumns, isMembershipOf, membership } from "@/lib/groups/select";
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

type Plan = Record<string, unknown> & { "Actual Rows": number; "Actual Loops": number; Plans?: Plan[] };

function countRead(table: string, plan: Plan): number {
  const own = plan["Relation Name"] === table ? Math.round(plan["Actual Rows"] * plan["Actual Loops"]) : 0;
  return (plan.Plans ?? []).reduce((sum, child) => sum + countRead(table, child), own);
}

test("reads five users for the first five members of a large group", async () => {
  const session = await sql.reserve();
  for (const table of ["users", "blocks", "friendships", "groups", "group_members"])
    await session.unsafe(
      `create temporary table ${table} (like public.${table} including indexes including defaults including generated)`,
    );
  await session`insert into users (id, name, username, email, password_hash, role)
    select n, n, n, n, '', 'student' from generate_series(1, 1000) n`;
  await session`insert into groups (id, name, owner_id) overriding system value values (1, 'Chorale', 7)`;
  await session`insert into group_members (group_id, user_id, created_at)
    select 1, n, timestamptz 'epoch' - n * interval '1 day' from generate_series(1, 900) n`;
  await session`insert into blocks (blocker_id, blocked_id) values (1, 899)`;
  await session`analyze users, groups, group_members`;
  const viewer = { id: 1, role: "student" } as const;
  const { sql: text, params } = new PgDialect().sqlToQuery(query`
    select ${groupColumns(viewer).members.sql} as members
    from ${groups} left join ${groupMembers} ${membership} on ${isMembershipOf(viewer)} where ${groups.id} = 1`);
  const [row] = await session.unsafe(text, params as number[]);
  const [explained] = await session.unsafe(`explain (analyze, format json) ${text}`, params as number[]);
  await session`drop table users, blocks, friendships, groups, group_members`;
  session.release();
  expect(row?.members.map(({ id }: { id: number }) => id)).toEqual([900, 898, 897, 896, 895]);
  expect(countRead("users", explained?.["QUERY PLAN"][0].Plan)).toBe(5);
});
