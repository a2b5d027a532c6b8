import { expect, test } from "vitest";
import { changeConversationOwner } from "@/lib/chat/groups-contract";
import { changeGroupOwner } from "@/lib/groups/members-contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { block } from "../../support/friends";
import { chattingGroup } from "../../support/group-chat";
import { groupOfThree, ownerOf } from "../../support/group-conversations";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { admin, type TestUser } from "../../support/users";

const school = await browserClient(await admin());
const ban = ({ id }: TestUser) =>
  school.call(setUserStatus, { params: { id }, body: { status: "banned", reason: "Insultes" } });

type Holder = Awaited<ReturnType<typeof holdLocks>>;

/** Bans the user while the transfer to them, which the holder blocks, is not yet committed. */
async function banDuring(transfer: Promise<{ status: number }>, holder: Holder, user: TestUser) {
  await waitUntilBlocking(holder.pid);
  const [{ writer } = { writer: 0 }] = await sql`
    select pid as writer from pg_stat_activity where ${holder.pid} = any(pg_blocking_pids(pid))`;
  const banned = ban(user);
  await Promise.race([banned, waitUntilBlocking(writer)]);
  await holder.end();
  expect([(await transfer).status, (await banned).status]).toEqual([200, 200]);
}

test("a group that is transferred to a user during their ban is transferred again", async () => {
  const { ines, marc, group } = await chattingGroup();
  const holder = await holdLocks(
    (tx) => tx`select from group_members where group_id = ${group} and user_id = ${ines.user.id} for update`,
  );
  const transfer = ines.browser.call(changeGroupOwner, {
    params: { id: group },
    body: { user_id: marc.user.id },
  });
  await banDuring(transfer, holder, marc.user);
  const [row] = await sql`select owner_id from groups where id = ${group}`;
  expect(row?.owner_id).toBe(ines.user.id);
});

test("a group conversation that is transferred to a user during their ban is transferred again", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  // The event of the transfer is delivered to a blocked member at once: it writes the row that the holder locks.
  await block(ines.user, zoe.user);
  const holder = await holdLocks(
    (tx) => tx`select from conversation_members
      where conversation_id = ${id} and user_id = ${zoe.user.id} for update`,
  );
  const transfer = ines.browser.call(changeConversationOwner, {
    params: { id },
    body: { user_id: marc.user.id },
  });
  await banDuring(transfer, holder, marc.user);
  expect(await ownerOf(id)).toBe(ines.user.id);
});
