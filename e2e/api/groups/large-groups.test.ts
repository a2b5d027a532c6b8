import { sql as query } from "drizzle-orm";
import { expect, test } from "vitest";
import { groupMembers, groups } from "@/db/schema/groups";
import { adminIdsOf } from "@/lib/groups/policy";
import { groupColumns, isMembershipOf, membership } from "@/lib/groups/select";
import { explainOn, withTemporaryTables } from "../../support/temporary-tables";

test("finds the administrators of a large group without reading its members", async () => {
  await withTemporaryTables(["groups", "group_members"], async (session) => {
    await session`insert into groups (id, name, owner_id) overriding system value values (1, 'Chorale', 7)`;
    await session`insert into group_members (group_id, user_id, role)
      select 1, n, case n when 3000 then 'admin' when 2999 then 'moderator' else 'member' end
      from generate_series(1, 3000) n`;
    await session`analyze groups, group_members`;
    const { rows, plan } = await explainOn(session, adminIdsOf(1));
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual([3000, 7]);
    expect(plan["Local Hit Blocks"]).toBeLessThan(10);
  });
});

type Plan = Record<string, unknown> & { "Actual Rows": number; "Actual Loops": number; Plans?: Plan[] };

function countRead(table: string, plan: Plan): number {
  const own = plan["Relation Name"] === table ? Math.round(plan["Actual Rows"] * plan["Actual Loops"]) : 0;
  return (plan.Plans ?? []).reduce((sum, child) => sum + countRead(table, child), own);
}

test("reads five users for the first five members of a large group", async () => {
  await withTemporaryTables(
    ["users", "blocks", "friendships", "groups", "group_members"],
    async (session) => {
      await session`insert into users (id, name, username, email, password_hash, role)
      select n, n, n, n, '', 'student' from generate_series(1, 1000) n`;
      await session`insert into groups (id, name, owner_id) overriding system value values (1, 'Chorale', 7)`;
      await session`insert into group_members (group_id, user_id, created_at)
      select 1, n, timestamptz 'epoch' - n * interval '1 day' from generate_series(1, 900) n`;
      await session`insert into blocks (blocker_id, blocked_id) values (1, 899)`;
      await session`analyze users, groups, group_members`;
      const viewer = { id: 1, role: "student" } as const;
      const { rows, plan } = await explainOn(
        session,
        query`select ${groupColumns(viewer).members.sql} as members
        from ${groups} left join ${groupMembers} ${membership} on ${isMembershipOf(viewer)} where ${groups.id} = 1`,
      );
      expect(rows[0]?.members.map(({ id }: { id: number }) => id)).toEqual([900, 898, 897, 896, 895]);
      expect(countRead("users", plan)).toBe(5);
    },
  );
});
