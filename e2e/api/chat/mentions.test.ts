import { expect, test } from "vitest";
import { blockUser, muteUser } from "@/lib/blocks/contract";
import {
  deleteMessage,
  editMessage,
  listMessages,
  sendMessage,
  updateConversationSettings,
} from "@/lib/chat/contract";
import {
  addConversationMembers,
  leaveConversation,
  removeConversationMember,
} from "@/lib/chat/groups-contract";
import { leaveGroup } from "@/lib/groups/members-contract";
import { listNotifications } from "@/lib/notifications/contract";
import type { ApiClient } from "../../support/api";
import { chattingFriends, send } from "../../support/chat";
import { befriend, signedInStudent } from "../../support/friends";
import { openConversation } from "../../support/group-chat";
import { groupOfThree } from "../../support/group-conversations";
import { insertGroup, insertMember } from "../../support/groups";
import { mentionOf } from "../../support/mentions";
import { suspend } from "../../support/users";

type GroupChat = Awaited<ReturnType<typeof groupOfThree>>;

async function mentionsOf(browser: ApiClient): Promise<(string | null)[]> {
  const { body } = await browser.call(listNotifications, {});
  return body.data.data.flatMap(({ kind, href }) => (kind === "message_mentioned" ? [href] : []));
}

test("a mentioned member of a group is notified and linked to the message", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  const sent = await send(ines.browser, id, `Demande à @[Quelqu’un](${marc.user.id}) !`);
  expect(sent).toMatchObject({
    content: "Demande à @Marc Petit !",
    mentions: [{ user_id: marc.user.id, start: 10, length: 11 }],
  });
  const { body } = await zoe.browser.call(listMessages, { params: { id } });
  expect(body.data.at(-1)).toMatchObject({ content: sent.content, mentions: sent.mentions });
  expect(await mentionsOf(marc.browser)).toEqual([
    `/student/dashboard/chat?conversation=${id}&message=${sent.id}`,
  ]);
  expect(await mentionsOf(zoe.browser)).toEqual([]);
  expect(await mentionsOf(ines.browser)).toEqual([]);
});

test("a mention of a non-member stays plain text, and so does every mention in a direct conversation", async () => {
  const { ines, id } = await groupOfThree();
  const stranger = await signedInStudent("Paul Durand");
  const sent = await send(ines.browser, id, `Salut ${mentionOf(stranger.user)}`);
  expect(sent).toMatchObject({ content: "Salut @Paul Durand", mentions: [] });
  expect(await mentionsOf(stranger.browser)).toEqual([]);
  const direct = await chattingFriends();
  const plain = await send(direct.ines.browser, direct.id, `Salut ${mentionOf(direct.marc.user)}`);
  expect(plain).toMatchObject({ content: "Salut @Marc Petit", mentions: [] });
  expect(await mentionsOf(direct.marc.browser)).toEqual([]);
});

test("an edit removes one mention and adds another, and a deletion removes the remaining ones", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  const sent = await send(ines.browser, id, `${mentionOf(marc.user)} ?`);
  const content = `${mentionOf(zoe.user)} ?`;
  const edited = await ines.browser.call(editMessage, { params: { id: sent.id }, body: { content } });
  expect(edited.body.data).toMatchObject({
    content: "@Zoé Martin ?",
    mentions: [{ user_id: zoe.user.id, start: 0, length: 11 }],
  });
  expect(await mentionsOf(marc.browser)).toEqual([]);
  expect(await mentionsOf(zoe.browser)).toHaveLength(1);
  const deleted = await ines.browser.call(deleteMessage, { params: { id: sent.id } });
  expect(deleted.body.data.mentions).toEqual([]);
  expect(await mentionsOf(zoe.browser)).toEqual([]);
});

test("members who muted the conversation or the sender are not notified, and blocked members are not mentioned", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  const paul = await signedInStudent("Paul Durand");
  await befriend(ines.user, paul.user);
  await ines.browser.call(addConversationMembers, { params: { id }, body: { user_ids: [paul.user.id] } });
  await marc.browser.call(updateConversationSettings, { params: { id }, body: { mute: "8h" } });
  await zoe.browser.call(muteUser, { body: { user_id: ines.user.id } });
  await send(ines.browser, id, [marc, zoe, paul].map(({ user }) => mentionOf(user)).join(" "));
  const counts = await Promise.all(
    [marc, zoe, paul].map(async ({ browser }) => (await mentionsOf(browser)).length),
  );
  expect(counts).toEqual([0, 0, 1]);
  await paul.browser.call(blockUser, { body: { user_id: ines.user.id } });
  const sent = await send(ines.browser, id, `Encore ${mentionOf(paul.user)}`);
  expect(sent.mentions).toEqual([]);
  expect(await mentionsOf(paul.browser)).toEqual([]);
});

test("a mention is a link only for members who may open the profile", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  const sent = await send(ines.browser, id, `${mentionOf(marc.user)} et ${mentionOf(zoe.user)}`);
  const linksFor = async (browser: ApiClient) => {
    const { body } = await browser.call(listMessages, { params: { id } });
    const message = body.data.find((row) => row.id === sent.id);
    expect(message?.content).toBe("@Marc Petit et @Zoé Martin");
    return message?.mentions.map(({ user_id }) => user_id);
  };
  await zoe.browser.call(blockUser, { body: { user_id: marc.user.id } });
  expect(await linksFor(ines.browser)).toEqual([marc.user.id, zoe.user.id]);
  expect(await linksFor(marc.browser)).toEqual([marc.user.id]);
  expect(await linksFor(zoe.browser)).toEqual([zoe.user.id]);
  await suspend(marc.user);
  expect(await linksFor(ines.browser)).toEqual([zoe.user.id]);
});

test("the length of a message with mentions is counted as readers see it", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  const mentions = `${mentionOf(marc.user)} ${mentionOf(zoe.user)} `;
  const remaining = 5000 - "@Marc Petit @Zoé Martin ".length;
  const sent = await send(ines.browser, id, mentions + "😀".repeat(remaining));
  expect([...sent.content]).toHaveLength(5000);
  const params = { id: sent.id };
  const edited = await ines.browser.call(editMessage, {
    params,
    body: { content: mentions + "é".repeat(remaining) },
  });
  expect(edited.body.data.content).toContain("éé");
  const body = { content: mentions + "é".repeat(remaining + 1) };
  for (const { status, body: response } of [
    await ines.browser.call(sendMessage, { params: { id }, body }),
    await ines.browser.call(editMessage, { params, body }),
  ])
    expect([status, response.errors]).toEqual([422, { content: [expect.any(String)] }]);
});

test("sixteen simultaneous messages that mention each other's senders do not deadlock", async () => {
  const { ines, marc, id } = await groupOfThree();
  const sent = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      index % 2 ? send(ines.browser, id, mentionOf(marc.user)) : send(marc.browser, id, mentionOf(ines.user)),
    ),
  );
  expect(sent.every(({ mentions }) => mentions.length === 1)).toBe(true);
  expect(await mentionsOf(marc.browser)).toHaveLength(8);
});

const cases: [string, (of: GroupChat) => Promise<{ status: number }>][] = [
  ["leaves", ({ marc, id }) => marc.browser.call(leaveConversation, { params: { id } })],
  [
    "is removed",
    ({ ines, marc, id }) =>
      ines.browser.call(removeConversationMember, { params: { id, user_id: marc.user.id } }),
  ],
];

test.each(cases)("a member who %s loses only the notifications of mentions in that group", async (_, end) => {
  const chat = await groupOfThree();
  const { ines, marc, zoe, id } = chat;
  const club = await insertGroup(ines.user);
  await insertMember(club, marc.user);
  const clubChat = await openConversation(ines.browser, club);
  for (const { user } of [marc, zoe]) await send(ines.browser, id, `${mentionOf(user)} ?`);
  const sent = await send(ines.browser, clubChat, `${mentionOf(marc.user)} ?`);
  expect(await mentionsOf(marc.browser)).toHaveLength(2);
  expect((await end(chat)).status).toBe(200);
  const href = `/student/dashboard/chat?conversation=${clubChat}&message=${sent.id}`;
  expect(await mentionsOf(marc.browser)).toEqual([href]);
  expect(await mentionsOf(zoe.browser)).toHaveLength(1);
  await marc.browser.call(leaveGroup, { params: { id: club } });
  expect(await mentionsOf(marc.browser)).toEqual([]);
});
