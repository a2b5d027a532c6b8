import { expect, test } from "vitest";
import { listMessages } from "@/lib/chat/contract";
import {
  addConversationMembers,
  changeConversationOwner,
  leaveConversation,
} from "@/lib/chat/groups-contract";
import { sql } from "../../support/database";
import { befriend, signedInStudent } from "../../support/friends";
import { groupOfThree, memberIds, ownerOf } from "../../support/group-conversations";
import { resetRateLimits } from "../../support/rate-limits";
import { student } from "../../support/users";

const rounds = 50;

async function join(id: number, userId: number): Promise<void> {
  await sql`insert into conversation_members (conversation_id, user_id) values (${id}, ${userId})
    on conflict do nothing`;
}

test("the owner of a group is always one of its members while ownership changes and members leave", async () => {
  const { ines, marc, id } = await groupOfThree();
  for (let round = 0; round < rounds; round++) {
    await join(id, marc.user.id);
    await join(id, ines.user.id);
    await sql`update conversations set owner_id = ${ines.user.id} where id = ${id}`;
    const [transferred, left] = await Promise.all([
      ines.browser.call(changeConversationOwner, { params: { id }, body: { user_id: marc.user.id } }),
      (round % 2 ? marc : ines).browser.call(leaveConversation, { params: { id } }),
    ]);
    expect(left.status).toBe(200);
    expect([200, 404]).toContain(transferred.status);
    expect(await memberIds(id)).toContain(await ownerOf(id));
  }
});

test("a user who leaves while being added again is either a member or not, with one row and consistent events", async () => {
  const { ines, zoe, id } = await groupOfThree();
  for (let round = 0; round < rounds; round++) {
    await resetRateLimits(ines.user);
    await join(id, zoe.user.id);
    await Promise.all([
      ines.browser.call(addConversationMembers, { params: { id }, body: { user_ids: [zoe.user.id] } }),
      zoe.browser.call(leaveConversation, { params: { id } }),
    ]);
    const isMember = (await memberIds(id)).includes(zoe.user.id);
    const { body } = await ines.browser.call(listMessages, { params: { id } });
    expect(body.data.at(-1)?.event?.kind).toBe(isMember ? "added" : "left");
  }
});

test("a group never has more than fifty members", async () => {
  const { ines, marc, id } = await groupOfThree();
  for (let count = 3; count < 49; count++) await join(id, (await student()).id);
  const [one, other] = [await signedInStudent(), await signedInStudent()];
  await befriend(ines.user, one.user);
  await befriend(marc.user, other.user);
  for (let round = 0; round < rounds; round++) {
    await resetRateLimits(ines.user, marc.user);
    await sql`delete from conversation_members where conversation_id = ${id}
      and user_id in (${one.user.id}, ${other.user.id})`;
    const responses = await Promise.all([
      ines.browser.call(addConversationMembers, { params: { id }, body: { user_ids: [one.user.id] } }),
      marc.browser.call(addConversationMembers, { params: { id }, body: { user_ids: [other.user.id] } }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await memberIds(id)).toHaveLength(50);
  }
});
