import { expect, onTestFinished, test } from "vitest";
import { acceptConversation, listMessages, markConversationRead } from "@/lib/chat/contract";
import { getChatSettings, markDelivered, updateChatSettings } from "@/lib/chat/receipts-contract";
import { getUnread } from "@/lib/notifications/contract";
import type { ApiClient } from "../../support/api";
import { chattingFriends, insertConversation, send } from "../../support/chat";
import { sql } from "../../support/database";
import { block, type SignedInStudent, signedInStudent } from "../../support/friends";
import { groupOfThree } from "../../support/group-conversations";
import { connect, subscribe } from "../../support/realtime-client";

/** The receipts of another user that the viewer sees. */
async function receiptOf(viewer: SignedInStudent, id: number, other: SignedInStudent) {
  const { body } = await viewer.browser.call(listMessages, { params: { id } });
  const member = body.conversation.participants.find(({ id: userId }) => userId === other.user.id);
  return { read: member?.read_up_to, delivered: member?.delivered_up_to };
}

const countUndelivered = async (client: ApiClient) =>
  (await client.call(getUnread, {})).body.undelivered_message_id;
const deliver = (client: ApiClient) => client.call(markDelivered, {});
const readUpTo = (client: ApiClient, id: number, message_id: number) =>
  client.call(markConversationRead, { params: { id }, body: { message_id } });
const setReceipts = (client: ApiClient, shows_receipts: boolean) =>
  client.call(updateChatSettings, { body: { shows_receipts, plays_sound: false } });

/** Collects the receipts that a user's pages receive. */
async function listenForReceipts({ user, browser }: SignedInStudent) {
  const client = await connect(browser);
  onTestFinished(() => client.disconnect());
  const channel = await subscribe(client, `private-user-${user.id}`);
  const received: unknown[] = [];
  for (const event of ["conversation:read", "conversation:delivered"])
    channel.bind(event, (payload: unknown) => received.push(payload));
  return received;
}

test("a message is sent, delivered and read, and its sender gets an event for both changes", async () => {
  const { ines, marc, id } = await chattingFriends();
  const received = await listenForReceipts(ines);
  const sent = await send(ines.browser, id, "Bonjour");
  expect(await receiptOf(ines, id, marc)).toEqual({ read: 0, delivered: 0 });
  expect(await countUndelivered(marc.browser)).toBe(sent.id);
  expect(await countUndelivered(ines.browser)).toBe(null);
  expect((await deliver(marc.browser)).status).toBe(200);
  expect(await countUndelivered(marc.browser)).toBe(null);
  expect(await receiptOf(ines, id, marc)).toEqual({ read: 0, delivered: sent.id });
  await readUpTo(marc.browser, id, sent.id);
  expect(await receiptOf(ines, id, marc)).toEqual({ read: sent.id, delivered: sent.id });
  await expect
    .poll(() => received)
    .toEqual([
      { id, user_id: marc.user.id, delivered_up_to: sent.id },
      { id, user_id: marc.user.id, read_up_to: sent.id },
    ]);
});

test("a message that is read at once counts as delivered", async () => {
  const { ines, marc, id } = await chattingFriends();
  const sent = await send(ines.browser, id, "Bonjour");
  await readUpTo(marc.browser, id, sent.id);
  expect(await countUndelivered(marc.browser)).toBe(null);
  expect(await receiptOf(ines, id, marc)).toEqual({ read: sent.id, delivered: sent.id });
});

test("receipts that are switched off are neither sent nor received until they are switched on again", async () => {
  const { ines, marc, id } = await chattingFriends();
  expect((await marc.browser.call(getChatSettings, {})).body.data).toEqual({
    shows_receipts: true,
    plays_sound: false,
  });
  expect((await setReceipts(marc.browser, false)).body.data.shows_receipts).toBe(false);
  const [toInes, toMarc] = [await listenForReceipts(ines), await listenForReceipts(marc)];
  const [fromInes, fromMarc] = [await send(ines.browser, id, "Un"), await send(marc.browser, id, "Deux")];
  await deliver(marc.browser);
  await readUpTo(marc.browser, id, fromInes.id);
  await deliver(ines.browser);
  await readUpTo(ines.browser, id, fromMarc.id);
  const nothing = { read: null, delivered: null };
  expect(await receiptOf(ines, id, marc)).toEqual(nothing);
  expect(await receiptOf(marc, id, ines)).toEqual(nothing);

  await setReceipts(marc.browser, true);
  const last = await send(ines.browser, id, "Trois");
  await readUpTo(marc.browser, id, last.id);
  await expect.poll(() => toInes).toEqual([{ id, user_id: marc.user.id, read_up_to: last.id }]);
  expect(toMarc).toEqual([]);
  expect(await receiptOf(ines, id, marc)).toEqual({ read: last.id, delivered: last.id });
});

test("shows no receipts of a request before it is accepted", async () => {
  const [ines, marc] = [await signedInStudent("Inès Moreau"), await signedInStudent("Marc Petit")];
  const id = await insertConversation(ines.user, marc.user, { isAccepted: false });
  const received = await listenForReceipts(ines);
  const sent = await send(ines.browser, id, "Bonjour ?");
  await deliver(marc.browser);
  await readUpTo(marc.browser, id, sent.id);
  expect(await receiptOf(ines, id, marc)).toEqual({ read: null, delivered: null });
  await marc.browser.call(acceptConversation, { params: { id } });
  expect(await receiptOf(ines, id, marc)).toEqual({ read: sent.id, delivered: sent.id });
  const next = await send(ines.browser, id, "Merci");
  await deliver(marc.browser);
  await expect.poll(() => received).toEqual([{ id, user_id: marc.user.id, delivered_up_to: next.id }]);
});

test("in a group, only senders receive receipts, and none from users in a block with them", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  const [toInes, toMarc] = [await listenForReceipts(ines), await listenForReceipts(marc)];
  const sent = await send(ines.browser, id, "À tous");
  await deliver(zoe.browser);
  await expect.poll(() => toInes).toEqual([{ id, user_id: zoe.user.id, delivered_up_to: sent.id }]);
  await block(zoe.user, ines.user);
  await readUpTo(zoe.browser, id, sent.id);
  await readUpTo(marc.browser, id, sent.id);
  await expect.poll(() => toInes).toContainEqual({ id, user_id: marc.user.id, read_up_to: sent.id });
  expect(toInes).not.toContainEqual(expect.objectContaining({ user_id: zoe.user.id, read_up_to: sent.id }));
  expect(toMarc).toEqual([]);
});

test("two pages of a user each change only the setting that they show", async () => {
  const { browser } = await signedInStudent();
  for (const [body, data] of [
    [{ shows_receipts: false }, { shows_receipts: false, plays_sound: false }],
    [{ plays_sound: true }, { shows_receipts: false, plays_sound: true }],
    [{}, { shows_receipts: false, plays_sound: true }],
  ] as const) {
    expect((await browser.call(updateChatSettings, { body })).body.data).toEqual(data);
    expect((await browser.call(getChatSettings, {})).body.data).toEqual(data);
  }
});

test("only one of twenty simultaneous deliveries plays a sound, and none in a muted conversation", async () => {
  const { ines, marc, id } = await chattingFriends();
  const audible = async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => deliver(marc.browser)));
    return responses.filter(({ body }) => body.is_audible).length;
  };
  await send(ines.browser, id, "Sans son");
  expect(await audible()).toBe(0);
  await marc.browser.call(updateChatSettings, { body: { plays_sound: true } });
  await send(ines.browser, id, "Avec son");
  expect(await audible()).toBe(1);
  expect(await audible()).toBe(0);
  await sql`update conversation_members set muted_until = 'infinity' where user_id = ${marc.user.id}`;
  await send(ines.browser, id, "En sourdine");
  expect(await audible()).toBe(0);
});
