import { expect, test } from "vitest";
import { listGroups } from "@/lib/groups/contract";
import { sql } from "../../support/database";
import { block, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";

test("the counter of public groups changes with every change of a group", async () => {
  const { user } = await signedInStudent();
  const id = await insertGroup(user);
  const isCountCorrect = async () => {
    const [row] = await sql`select (select sum(value) from counter_values where name = 'groups:public')
      = (select count(*) from groups where visibility = 'public' and deleted_at is null) as is_right`;
    return row?.is_right;
  };
  for (const change of [
    sql`update groups set visibility = 'hidden' where id = ${id}`,
    sql`update groups set visibility = 'public' where id = ${id}`,
    sql`update groups set deleted_at = now() where id = ${id}`,
    sql`update groups set name = 'Club' where id = ${id}`,
    sql`delete from groups where id = ${id}`,
  ]) {
    expect(await isCountCorrect()).toBe(true);
    await change;
  }
  expect(await isCountCorrect()).toBe(true);
});

test("the total of a list leaves out groups that the viewer cannot find", async () => {
  const [zoe, ines, marc] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const [banned, both] = [await insertGroup(ines.user), await insertGroup(marc.user)];
  await insertGroup(marc.user, { visibility: "hidden" });
  await insertMember(await insertGroup(ines.user, { visibility: "hidden" }), zoe.user);
  await insertMember(await insertGroup(ines.user), zoe.user);
  const groupOfBlocked = await insertGroup(marc.user);
  await insertMember(groupOfBlocked, zoe.user);
  for (const id of [banned, both])
    await sql`insert into group_bans (group_id, user_id) values (${id}, ${zoe.user.id})`;
  await block(marc.user, zoe.user);
  const countOnLastPages = async (scope: "all" | "public") => {
    const readPage = async (page: number) =>
      (await zoe.browser.call(listGroups, { query: { scope, per_page: 1, page } })).body;
    const { total } = await readPage(1);
    return [(await readPage(total)).data.length, (await readPage(total + 1)).data.length];
  };
  // Polls because other tests create groups meanwhile.
  for (const scope of ["all", "public"] as const)
    await expect.poll(() => countOnLastPages(scope)).toEqual([1, 0]);
});
