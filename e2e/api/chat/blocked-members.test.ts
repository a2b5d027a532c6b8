import { expect, test } from "vitest";
import { listConversations, listMessages, updateConversationSettings } from "@/lib/chat/contract";
import { addConversationMembers, changeConversationOwner } from "@/lib/chat/groups-contract";
import { markDelivered } from "@/lib/chat/receipts-contract";
import { getGroup } from "@/lib/groups/contract";
import { getUnread } from "@/lib/notifications/contract";
import type { ApiClient } from "../../support/api";
import { send } from "../../support/chat";
import { block, type SignedInStudent } from "../../support/friends";
import { groupOfThree, memberIds } from "../../support/group-conversations";
import { insertGroup, insertMember } from "../../support/groups";

const idsIn = async (browser: ApiClient, folder: "inbox" | "archive") =>
  (await browser.call(listConversations, { query: { folder } })).body.data.map(({ id }) => id);

test("a message of a blocked member leaves the conversation in the archive", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await block(marc.user, zoe.user);
  const body = { is_archived: true };
  for (const { browser } of [marc, zoe])
    await browser.call(updateConversationSettings, { params: { id }, body });
  await send(zoe.browser, id, "Bonjour");
  await send(zoe.browser, id, "Encore");
  expect([await idsIn(marc.browser, "archive"), await idsIn(marc.browser, "inbox")]).toEqual([[id], []]);
  await send(ines.browser, id, "Bonjour");
  expect([await idsIn(marc.browser, "archive"), await idsIn(marc.browser, "inbox")]).toEqual([[], [id]]);
  expect([await idsIn(zoe.browser, "archive"), await idsIn(zoe.browser, "inbox")]).toEqual([[], [id]]);
});

test("an event about a blocked member leaves the conversation in the archive", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await block(marc.user, zoe.user);
  await marc.browser.call(updateConversationSettings, { params: { id }, body: { is_archived: true } });
  const changed = await ines.browser.call(changeConversationOwner, {
    params: { id },
    body: { user_id: zoe.user.id },
  });
  expect(changed.status).toBe(200);
  expect(await idsIn(marc.browser, "archive")).toEqual([id]);
});

test("a message of a blocked member is not undelivered", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await block(marc.user, zoe.user);
  const undelivered = async () => (await marc.browser.call(getUnread, {})).body.undelivered_message_id;
  const first = await send(ines.browser, id, "Bonjour");
  expect(await undelivered()).toBe(first.id);
  await marc.browser.call(markDelivered, {});
  await send(zoe.browser, id, "Bonjour");
  expect(await undelivered()).toBe(null);
  const second = await send(ines.browser, id, "Encore");
  expect(await undelivered()).toBe(second.id);
});

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
