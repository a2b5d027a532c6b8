import { expect, test } from "vitest";
import { uploadAttachment } from "@/lib/chat/attachments-contract";
import { listConversations, listMessages, sendMessage } from "@/lib/chat/contract";
import * as chatGroups from "@/lib/chat/groups-contract";
import { searchMessages } from "@/lib/chat/search-contract";
import { authorizeChannel } from "@/lib/core/realtime/contract";
import { banFromGroup } from "@/lib/groups/admission-contract";
import { deleteGroup, getGroup, restoreGroup, updateGroup } from "@/lib/groups/contract";
import { joinGroup, leaveGroup, removeGroupMember } from "@/lib/groups/members-contract";
import type { ApiClient } from "../../support/api";
import { countUnread, fileOf, send, sendFiles, upload } from "../../support/chat";
import { sql } from "../../support/database";
import { block, signedInStudent } from "../../support/friends";
import { chattingGroup, openConversation } from "../../support/group-chat";
import { memberIds } from "../../support/group-conversations";
import { groupWithEveryone, relationsFor } from "../../support/group-relations";
import { insertGroup, insertMember } from "../../support/groups";
import { imageFile } from "../../support/images";
import { randomKey } from "../../support/random-key";
import { resetRateLimits } from "../../support/rate-limits";

type Subject = { group: number; id: number; word: string; file: string };

/** The actions that a client can do with the conversation of a group. */
async function accessOf(client: ApiClient, { group, id, word, file }: Subject): Promise<string[]> {
  const params = { id };
  const list = await client.call(listConversations, {});
  const hits = await client.call(searchMessages, { query: { q: word } });
  const body = new FormData();
  body.append("file", fileOf(Buffer.from("%PDF-1.4"), "a.pdf"));
  const auth = { socket_id: "1.1", channel_name: `private-conversation-${id}` };
  const can: Record<string, boolean> = {
    open: (await client.call(chatGroups.openGroupConversation, { params: { id: group } })).status === 200,
    list: list.status === 200 && list.body.data.some((conversation) => conversation.id === id),
    read: (await client.call(listMessages, { params })).status === 200,
    send: (await client.call(sendMessage, { params, body: { content: "Bonjour" } })).status === 201,
    find: hits.status === 200 && hits.body.data.length > 0,
    // A field that is no file gets 422 only if the client may upload; otherwise the access check rejects it first.
    upload: (await client.call(uploadAttachment, { params, body })).status === 422,
    file: (await client.fetch(file)).status === 200,
    channel: (await client.call(authorizeChannel, { body: auth })).status === 200,
  };
  return Object.keys(can).filter((name) => can[name]);
}

const all = ["open", "list", "read", "send", "find", "upload", "file", "channel"];

test.each(["public", "private", "hidden"] as const)(
  "only members have access to the conversation of a %s group",
  async (visibility) => {
    const { id: group, people } = await groupWithEveryone(visibility);
    const id = await openConversation(people.member.client, group);
    const word = randomKey();
    await send(people.owner.client, id, `Rendez-vous ${word}`);
    const attachment = await upload(people.owner.client, id, await imageFile());
    await sendFiles(people.owner.client, id, [attachment.id]);
    const subject = { group, id, word, file: attachment.url };
    const access = new Map<ApiClient, string[]>();
    for (const { client } of Object.values(people)) access.set(client, await accessOf(client, subject));
    expect(await relationsFor(people, async (client) => access.get(client)?.length === all.length)).toBe(
      "owner admin moderator member",
    );
    expect(await relationsFor(people, async (client) => access.get(client)?.length === 0)).toBe(
      "requested invited banned blocked outsider company school visitor",
    );
  },
);

const cases: [string, (chat: Chat) => Promise<{ status: number }>][] = [
  ["leaves", ({ group, marc }) => marc.browser.call(leaveGroup, { params: { id: group } })],
  [
    "is removed",
    ({ group, ines, marc }) =>
      ines.browser.call(removeGroupMember, { params: { id: group, user_id: marc.user.id } }),
  ],
  [
    "is banned",
    ({ group, ines, marc }) =>
      ines.browser.call(banFromGroup, { params: { id: group }, body: { user_id: marc.user.id } }),
  ],
];
type Chat = Awaited<ReturnType<typeof chattingGroup>>;

test.each(cases)("a member who %s loses access to the conversation at once", async (_, end) => {
  const chat = await chattingGroup();
  const { ines, marc, zoe, group, id } = chat;
  const word = randomKey();
  await send(ines.browser, id, word);
  const attachment = await upload(ines.browser, id, await imageFile());
  await sendFiles(ines.browser, id, [attachment.id]);
  const subject = { group, id, word, file: attachment.url };
  expect(await accessOf(marc.browser, subject)).toEqual(all);
  expect([200, 201]).toContain((await end(chat)).status);
  expect(await accessOf(marc.browser, subject)).toEqual([]);
  expect(await accessOf(zoe.browser, subject)).toEqual(all);
  expect(await memberIds(id)).toEqual([ines.user.id, zoe.user.id]);
  expect(await countUnread(marc.browser)).toBe(0);
});

test("a new member reads the conversation, of which only later messages are unread", async () => {
  const owner = await signedInStudent();
  const newcomer = await signedInStudent();
  const group = await insertGroup(owner.user);
  const id = await openConversation(owner.browser, group);
  await send(owner.browser, id, "Avant");
  expect((await newcomer.browser.call(joinGroup, { params: { id: group } })).status).toBe(200);
  const listed = (await newcomer.browser.call(listConversations, {})).body.data;
  expect(listed).toMatchObject([{ id, unread_count: 0, last_message: "Avant", members_count: 2 }]);
  await send(owner.browser, id, "Après");
  const { body } = await newcomer.browser.call(listMessages, { params: { id } });
  expect(body.data.map(({ content }) => content)).toEqual(["Avant", "Après"]);
  expect(body.conversation.unread_count).toBe(1);
});

test("the conversation has the name and image of its group, and its members change only in the group", async () => {
  const { ines, marc, group, id } = await chattingGroup("Club de go");
  const body = { name: "Club d’échecs", description: "On joue le mardi soir" };
  expect((await ines.browser.call(updateGroup, { params: { id: group }, body })).status).toBe(200);
  const { conversation } = (await marc.browser.call(listMessages, { params: { id } })).body;
  expect(conversation).toMatchObject({
    name: "Club d’échecs",
    type: "group",
    group_id: group,
    owner_id: null,
  });
  const friend = await signedInStudent();
  const user_ids = [friend.user.id];
  const params = { id, user_id: marc.user.id };
  const rejected = [
    await ines.browser.call(chatGroups.renameConversation, { params, body: { name: "Nous" } }),
    await ines.browser.call(chatGroups.addConversationMembers, { params, body: { user_ids } }),
    await ines.browser.call(chatGroups.removeConversationMember, { params }),
    await ines.browser.call(chatGroups.changeConversationOwner, { params, body: { user_id: marc.user.id } }),
    await ines.browser.call(chatGroups.removeConversationPicture, { params }),
    await marc.browser.call(chatGroups.leaveConversation, { params }),
  ];
  expect(rejected.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  await send(ines.browser, id, "Bonjour");
  const named = await marc.browser.call(listConversations, { query: { q: "echecs" } });
  expect(named.body.data).toMatchObject([{ id }]);
});

test("deleting a group hides its conversation, and restoring it shows the conversation again", async () => {
  const { ines, marc, group, id } = await chattingGroup();
  const word = randomKey();
  await send(ines.browser, id, word);
  const subject = { group, id, word, file: "/storage/none.webp" };
  expect(await countUnread(marc.browser)).toBe(1);
  await ines.browser.call(deleteGroup, { params: { id: group } });
  for (const { browser } of [ines, marc]) expect(await accessOf(browser, subject)).toEqual([]);
  expect(await countUnread(marc.browser)).toBe(0);
  await ines.browser.call(restoreGroup, { params: { id: group } });
  expect(await accessOf(marc.browser, subject)).toEqual(all.filter((name) => name !== "file"));
});

test("the two sides of a block do not read each other's messages in a group", async () => {
  const { ines, marc, zoe, id } = await chattingGroup();
  await block(marc.user, zoe.user);
  await send(zoe.browser, id, "Bonjour");
  const read = async (client: ApiClient) => (await client.call(listMessages, { params: { id } })).body;
  expect((await read(marc.browser)).data).toEqual([]);
  expect((await read(marc.browser)).conversation.participants.map(({ id }) => id)).not.toContain(zoe.user.id);
  expect((await read(ines.browser)).data).toMatchObject([{ content: "Bonjour" }]);
});

test("fifty simultaneous first openings create one conversation with all members", async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => signedInStudent()));
  const [owner] = members;
  if (!owner) throw new Error("five students");
  const group = await insertGroup(owner.user);
  for (const { user } of members) await insertMember(group, user);
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (members[index % 5] ?? owner).browser.call(chatGroups.openGroupConversation, { params: { id: group } }),
    ),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(responses.map(({ body }) => body.conversation_id)).size).toBe(1);
  const ids = members.map(({ user }) => user.id).sort((a, b) => a - b);
  expect(await memberIds(responses[0]?.body.conversation_id ?? 0)).toEqual(ids);
});

test("a user who joins or leaves a group while its conversation is first opened is treated alike in both", async () => {
  const [owner, one, other] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  for (let round = 0; round < 12; round++) {
    const group = await insertGroup(owner.user);
    await insertMember(group, other.user);
    await resetRateLimits(owner.user, one.user, other.user);
    const [opened] = await Promise.all([
      owner.browser.call(chatGroups.openGroupConversation, { params: { id: group } }),
      one.browser.call(joinGroup, { params: { id: group } }),
      other.browser.call(leaveGroup, { params: { id: group } }),
    ]);
    const rows = await sql`select user_id from group_members where group_id = ${group} order by user_id`;
    expect(await memberIds(opened.body.conversation_id)).toEqual(rows.map(({ user_id }) => user_id));
  }
});

test("the conversation of a group of sixty has sixty members, of whom it names fifty", async () => {
  const owner = await signedInStudent();
  const group = await insertGroup(owner.user);
  await sql`with people as (
      insert into users (name, username, email, password_hash, role, status, locale)
      select 'Membre', 'm' || ${group}::text || 'x' || i, 'm' || ${group}::text || 'x' || i || '@example.org', '-', 'student', 'active', 'fr'
      from generate_series(1, 59) i returning id)
    insert into group_members (group_id, user_id) select ${group}, id from people`;
  const id = await openConversation(owner.browser, group);
  await send(owner.browser, id, "À tous");
  const { conversation } = (await owner.browser.call(listMessages, { params: { id } })).body;
  expect(conversation.members_count).toBe(60);
  expect(conversation.participants).toHaveLength(50);
  const [unread] = await sql`select count(*)::int as count from conversation_members
    where conversation_id = ${id} and unread_count = 1`;
  expect(unread?.count).toBe(59);
  expect((await owner.browser.call(getGroup, { params: { id: group } })).body.data.members_count).toBe(60);
});
