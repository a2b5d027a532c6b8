import { expect, test } from "vitest";
import { listMessages } from "@/lib/chat/contract";
import { getGroup } from "@/lib/groups/contract";
import { block, type SignedInStudent } from "../../support/friends";
import { groupOfThree } from "../../support/group-conversations";
import { insertGroup, insertMember } from "../../support/groups";

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
