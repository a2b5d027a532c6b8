import { expect, test } from "vitest";
import { deleteMessage, listMessages } from "@/lib/chat/contract";
import { addReaction, removeReaction } from "@/lib/chat/reactions-contract";
import { type ApiClient, tokenClient, visitorClient } from "../../support/api";
import { chattingFriends, insertConversation, insertMessage, send } from "../../support/chat";
import { sql } from "../../support/database";
import { block, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { resetRateLimits } from "../../support/rate-limits";
import { admin, company, suspend } from "../../support/users";

const react = (client: ApiClient, id: number, emoji: string) =>
  client.call(addReaction, { params: { id }, body: { emoji } });
const withdrawReaction = (client: ApiClient, id: number, emoji: string) =>
  client.call(removeReaction, { params: { id }, query: { emoji } });

test("members react once with each emoji, in the order of first use, and remove reactions", async () => {
  const { ines, marc, id } = await chattingFriends();
  const sent = await send(ines.browser, id, "Bravo !");
  expect(sent.reactions).toEqual([]);
  await react(marc.browser, sent.id, "🎉");
  await react(ines.browser, sent.id, "👍");
  await react(marc.browser, sent.id, "👍");
  const last = await react(marc.browser, sent.id, "👍");
  const [ofInes, ofMarc] = [
    { id: ines.user.id, name: "Inès Moreau" },
    { id: marc.user.id, name: "Marc Petit" },
  ];
  expect(last.body.data.reactions).toEqual([
    { emoji: "🎉", users: [ofMarc] },
    { emoji: "👍", users: [ofInes, ofMarc] },
  ]);
  const { body } = await ines.browser.call(listMessages, { params: { id }, query: { after: sent.number } });
  expect(body.data).toEqual([{ ...last.body.data, is_own_message: true }]);
  expect((await withdrawReaction(marc.browser, sent.id, "👍")).body.data.reactions[1]).toEqual({
    emoji: "👍",
    users: [ofInes],
  });
  const again = await withdrawReaction(marc.browser, sent.id, "👍");
  expect([again.status, again.body.data.number]).toEqual([
    200,
    (await withdrawReaction(marc.browser, sent.id, "😢")).body.data.number,
  ]);
  const deleted = await ines.browser.call(deleteMessage, { params: { id: sent.id } });
  expect(deleted.body.data.reactions).toEqual([]);
  expect((await react(marc.browser, sent.id, "👍")).status).toBe(404);
});

test("a reaction must be a single emoji", async () => {
  const { ines, id } = await chattingFriends();
  const sent = await send(ines.browser, id, "Bravo !");
  for (const emoji of ["👍🏽", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇫🇷", "❤️"])
    expect((await react(ines.browser, sent.id, emoji)).status, emoji).toBe(200);
  for (const text of ["", "a", "1", "👍👍", "<b>", "👍 ", "\u202e👍", "👍".repeat(40)])
    expect(await react(ines.browser, sent.id, text), text).toMatchObject({
      status: 422,
      body: { errors: { emoji: [expect.any(String)] } },
    });
});

test("limits a message to ten different reactions", async () => {
  const { ines, id } = await chattingFriends();
  const sent = await send(ines.browser, id, "Bravo !");
  for (const emoji of [..."😀😁😂🤣😃😄😅😆😉😊"])
    expect((await react(ines.browser, sent.id, emoji)).status).toBe(200);
  expect(await react(ines.browser, sent.id, "😋")).toMatchObject({
    status: 409,
    body: { code: "too_many_reactions" },
  });
});

test("stores one of twenty simultaneous identical reactions", async () => {
  const { ines, marc, id } = await chattingFriends();
  for (let round = 0; round < 50; round++) {
    const sent = { id: await insertMessage(id, ines.user, `Numéro ${round}`) };
    const responses = await Promise.all(Array.from({ length: 20 }, () => react(marc.browser, sent.id, "👍")));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body.data.number)).size).toBe(1);
    const rows = await sql`select user_id from message_reactions where message_id = ${sent.id}`;
    expect(rows).toHaveLength(1);
    await resetRateLimits(marc.user);
  }
}, 240_000);

test("only members of a conversation react", async () => {
  const { ines, marc, id } = await chattingFriends();
  const sent = await send(ines.browser, id, "Entre nous");
  const stranger = await signedInStudent();
  const other = await chattingFriends();
  expect((await react(marc.browser, sent.id, "👍")).status).toBe(200);
  for (const client of [stranger.browser, other.ines.browser]) {
    expect((await react(client, sent.id, "👍")).status).toBe(404);
    expect((await withdrawReaction(client, sent.id, "👍")).status).toBe(404);
  }
  expect((await react(visitorClient(), sent.id, "👍")).status).toBe(401);
  for (const user of [await admin(), await company()])
    expect((await react(await tokenClient(user), sent.id, "👍")).status).toBe(404);
  await block(ines.user, marc.user);
  for (const { browser } of [ines, marc]) expect((await react(browser, sent.id, "🎉")).status).toBe(404);
});

test("rejects a reaction to a request before it is accepted, and to a suspended user", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const id = await insertConversation(ines.user, marc.user, { isAccepted: false });
  const request = await insertMessage(id, ines.user, "Bonjour");
  for (const { browser } of [ines, marc]) expect((await react(browser, request, "👍")).status).toBe(404);
  await insertMember(await insertGroup(ines.user), marc.user);
  expect((await react(marc.browser, request, "👍")).status).toBe(200);
  const chat = await chattingFriends();
  const sent = await send(chat.ines.browser, chat.id, "Salut");
  await suspend(chat.ines.user);
  expect(await react(chat.marc.browser, sent.id, "👍")).toMatchObject({
    status: 403,
    body: { code: "conversation_closed" },
  });
});
