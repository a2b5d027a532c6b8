import { expect, test } from "vitest";
import { deleteConversation, listMessages, sendMessage } from "@/lib/chat/contract";
import { addConversationMembers } from "@/lib/chat/groups-contract";
import { searchMessages } from "@/lib/chat/search-contract";
import type { ApiClient } from "../../support/api";
import { chattingFriends, send } from "../../support/chat";
import { befriend, signedInStudent } from "../../support/friends";
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
  channel.bind("message:created", (event: object) => events.push(event));
  return events;
}

test("who joins a group does not read a quote of what was written before, nor in events", async () => {
  const { ines, marc, id } = await groupOfThree();
  const { id: quoted } = await send(ines.browser, id, secret);
  const newcomer = await signedInStudent();
  await befriend(ines.user, newcomer.user);
  await ines.browser.call(addConversationMembers, {
    params: { id },
    body: { user_ids: [newcomer.user.id] },
  });
  const events = await eventsOf(newcomer.browser, id);
  expect((await reply(marc.browser, id, quoted)).body.data.reply_to).toMatchObject({ content: secret });
  expect(await quotesOf(newcomer.browser, id)).toEqual([null]);
  expect(await quotesOf(ines.browser, id)).toMatchObject([{ id: quoted, content: secret }]);
  const hits = await newcomer.browser.call(searchMessages, { query: { q: "beaucoup" } });
  expect(hits.body.data.map(({ message }) => message.reply_to)).toEqual([null]);
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]).not.toHaveProperty("message");
  const { id: later } = await send(ines.browser, id, "Bienvenue");
  await reply(marc.browser, id, later);
  await expect.poll(() => events.length).toBe(3);
  expect(events[2]).toMatchObject({ message: { reply_to: { id: later, content: "Bienvenue" } } });
});

test("who deleted a conversation does not read a quote of its past", async () => {
  const { ines, marc, id } = await chattingFriends();
  const { id: quoted } = await send(ines.browser, id, secret);
  await marc.browser.call(deleteConversation, { params: { id } });
  await reply(ines.browser, id, quoted);
  expect(await quotesOf(marc.browser, id)).toEqual([null]);
  expect(await quotesOf(ines.browser, id)).toMatchObject([{ content: secret }]);
});
