import { expect, test } from "vitest";
import { deleteConversation, editMessage, listMessages, sendMessage } from "@/lib/chat/contract";
import { addConversationMembers } from "@/lib/chat/groups-contract";
import { addReaction } from "@/lib/chat/reactions-contract";
import { searchMessages } from "@/lib/chat/search-contract";
import type { ApiClient } from "../../support/api";
import { chattingFriends, send } from "../../support/chat";
import { befriend, type SignedInStudent, signedInStudent } from "../../support/friends";
import { groupOfThree } from "../../support/group-conversations";
import { connect, subscribe } from "../../support/realtime-client";

const secret = "Le code est 1234";

function reply(browser: ApiClient, id: number, to: number) {
  const body = { content: "Merci beaucoup", reply_to_id: to };
  return browser.call(sendMessage, { params: { id }, body });
}

async function quotesOf(browser: ApiClient, id: number) {
  const { body } = await browser.call(listMessages, { params: { id } });
  return body.data.filter(({ content }) => content === "Merci beaucoup").map(({ reply_to }) => reply_to);
}

async function eventsOf(browser: ApiClient, id: number) {
  const channel = await subscribe(await connect(browser), `private-conversation-${id}`);
  const events: { message?: unknown }[] = [];
  for (const name of ["message:created", "message:updated"])
    channel.bind(name, (event: object) => events.push(event));
  return events;
}

/** Adds a friend of the member to a group. */
async function addNewcomer({ user, browser }: SignedInStudent, id: number) {
  const newcomer = await signedInStudent();
  await befriend(user, newcomer.user);
  const body = { user_ids: [newcomer.user.id] };
  await browser.call(addConversationMembers, { params: { id }, body });
  return newcomer.browser;
}

const react = (browser: ApiClient, id: number) =>
  browser.call(addReaction, { params: { id }, body: { emoji: "👍" } });

test("a new member does not read quotes of earlier messages, in events either", async () => {
  const { ines, marc, id } = await groupOfThree();
  const { id: quoted } = await send(ines.browser, id, secret);
  const newcomer = await addNewcomer(ines, id);
  const events = await eventsOf(newcomer, id);
  expect((await reply(marc.browser, id, quoted)).body.data.reply_to).toMatchObject({ content: secret });
  expect(await quotesOf(newcomer, id)).toEqual([null]);
  expect(await quotesOf(ines.browser, id)).toMatchObject([{ id: quoted, content: secret }]);
  const hits = await newcomer.call(searchMessages, { query: { q: "beaucoup" } });
  expect(hits.body.data.map(({ message }) => message.reply_to)).toEqual([null]);
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]).not.toHaveProperty("message");
  const { id: later } = await send(ines.browser, id, "Bienvenue");
  await reply(marc.browser, id, later);
  await expect.poll(() => events.length).toBe(3);
  expect(events[2]).toMatchObject({ message: { reply_to: { id: later, content: "Bienvenue" } } });
});

test("an event about a message has no text when a member joined after it was written", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  const before = await send(ines.browser, id, secret);
  const newcomer = await addNewcomer(ines, id);
  const events = await eventsOf(newcomer, id);
  await react(marc.browser, before.id);
  await ines.browser.call(editMessage, { params: { id: before.id }, body: { content: `${secret} !` } });
  const { id: after } = await send(ines.browser, id, "Bienvenue");
  await react(zoe.browser, after);
  await expect.poll(() => events.length).toBe(4);
  expect(events.map(({ message }) => message)).toMatchObject([
    undefined,
    undefined,
    { content: "Bienvenue", reactions: [] },
    { content: "Bienvenue", reactions: [{ emoji: "👍" }] },
  ]);
});

test("a reaction of a member who cannot read a quote does not remove the quote from other pages", async () => {
  const { ines, marc, id } = await chattingFriends();
  const { id: quoted } = await send(ines.browser, id, secret);
  await marc.browser.call(deleteConversation, { params: { id } });
  const events = await eventsOf(ines.browser, id);
  const { body } = await reply(ines.browser, id, quoted);
  expect((await react(marc.browser, body.data.id)).body.data.reply_to).toBeNull();
  await expect
    .poll(() => events)
    .toEqual([
      { id: body.data.id, number: body.data.number },
      { id: body.data.id, number: expect.any(Number) },
    ]);
});

test("a member who deleted a conversation does not read quotes of its earlier messages", async () => {
  const { ines, marc, id } = await chattingFriends();
  const { id: quoted } = await send(ines.browser, id, secret);
  await marc.browser.call(deleteConversation, { params: { id } });
  await reply(ines.browser, id, quoted);
  expect(await quotesOf(marc.browser, id)).toEqual([null]);
  expect(await quotesOf(ines.browser, id)).toMatchObject([{ content: secret }]);
});
