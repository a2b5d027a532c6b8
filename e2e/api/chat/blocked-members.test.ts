import { expect, test } from "vitest";
import { listMessages } from "@/lib/chat/contract";
import { addConversationMembers } from "@/lib/chat/groups-contract";
import { getGroup } from "@/lib/groups/contract";
import { block, type SignedInStudent } from "../../support/friends";
import { groupOfThree, memberIds } from "../../support/group-conversations";
import { insertGroup, insertMember } from "../../support/groups";

test("adding a member who is in a block with the viewer responds as if they were missing", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await block(zoe.user, marc.user);
  const add = async (user_id: number) =>
    (await marc.browser.call(addConversationMembers, { params: { id }, body: { user_ids: [user_id] } }))
      .status;
  expect(await add(zoe.user.id)).toBe(404);
  expect(await add(ines.user.id)).toBe(200);
  expect(await memberIds(id)).toHaveLength(3);
});

test("a member in a block with the owner does not read who owns the conversation and the group", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  const group = await insertGroup(ines.user);
  for (const { user } of [marc, zoe]) await insertMember(group, user);
  await block(marc.user, ines.user);
  const ownersFor = async ({ browser }: SignedInStudent) => [
    (await browser.call(listMessages, { params: { id } })).body.conversation.owner_id,
    (await browser.call(getGroup, { params: { id: group } })).body.data.created_by,
  ];
  expect(await ownersFor(marc)).toEqual([null, null]);
  expect(await ownersFor(zoe)).toEqual([ines.user.id, ines.user.id]);
});
