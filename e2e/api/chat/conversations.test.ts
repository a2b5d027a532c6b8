import { expect, test } from "vitest";
import { unblockUser } from "@/lib/blocks/contract";
import {
  deleteConversation,
  listConversations,
  listMessages,
  markConversationRead,
  searchChatUsers,
  sendMessage,
  startConversation,
} from "@/lib/chat/contract";
import { chattingFriends, countUnread, insertConversation, insertMessage, send } from "../../support/chat";
import { sql } from "../../support/database";
import { befriend, block, signedInStudent } from "../../support/friends";
import { company, student, suspend, type TestUser } from "../../support/users";

test("a conversation shows the images of both members", async () => {
  const { ines, marc, id: conversationId } = await chattingFriends();
  await send(ines.browser, conversationId, "Bonjour");
  const images = {
    [ines.user.id]: "/storage/avatars/ines.webp",
    [marc.user.id]: "/storage/avatars/marc.webp",
  };
  for (const [id, url] of Object.entries(images))
    await sql`update users set avatar_path = ${url.replace("/storage/", "")} where id = ${id}`;
  for (const { browser } of [ines, marc]) {
    const [conversation] = (await browser.call(listConversations, {})).body.data;
    const shown = conversation?.participants.map(({ id, avatar }) => [id, avatar]) ?? [];
    expect(Object.fromEntries(shown)).toEqual(images);
  }
});

test("starts one conversation with a friend, which both sides get again", async () => {
  const [ines, marc] = [await signedInStudent("Inès Moreau"), await signedInStudent("Marc Petit")];
  await befriend(ines.user, marc.user);
  const started = await ines.browser.call(startConversation, { body: { user_id: marc.user.id } });
  expect(started.status).toBe(201);
  expect(started.body.conversation).toEqual({
    id: started.body.conversation_id,
    name: "Marc Petit",
    avatar: null,
    company: null,
    type: "direct",
    group_id: null,
    members_count: 2,
    owner_id: null,
    can_moderate: false,
    is_active: true,
    created_at: expect.stringMatching(/Z$/),
    participants: [
      {
        id: ines.user.id,
        name: "Inès Moreau",
        role: "student",
        avatar: null,
        read_up_to: null,
        delivered_up_to: null,
      },
      {
        id: marc.user.id,
        name: "Marc Petit",
        role: "student",
        avatar: null,
        read_up_to: 0,
        delivered_up_to: 0,
      },
    ],
    last_message_id: null,
    last_message: null,
    last_message_attachments: null,
    last_message_at: null,
    last_message_is_own: false,
    last_message_sender: null,
    last_event: null,
    unread_count: 0,
    is_marked_unread: false,
    is_pinned: false,
    is_archived: false,
    is_muted: false,
    muted_until: null,
    request: null,
  });
  const again = await marc.browser.call(startConversation, { body: { user_id: ines.user.id } });
  expect(again).toMatchObject({ status: 200, body: { conversation_id: started.body.conversation_id } });
});

test("responds with 404 for companies, suspended, blocked and missing users and the viewer", async () => {
  const ines = await signedInStudent();
  const [recruiter, suspended, blocker] = [await company(), await student(), await student()];
  await suspend(suspended);
  await block(blocker, ines.user);
  for (const user_id of [recruiter.id, suspended.id, blocker.id, ines.user.id, 2_147_483_647]) {
    const { status } = await ines.browser.call(startConversation, { body: { user_id } });
    expect(status, String(user_id)).toBe(404);
  }
  const { status } = await ines.browser.call(startConversation, { body: { user_id: (await student()).id } });
  expect(status).toBe(201);
});

test("lists conversations by their last message, in pages, by name", async () => {
  const ines = await signedInStudent();
  for (const name of ["Chloé Renard", "Adèle Petit", "Bruno Renard"]) {
    const other = await student({ name });
    await insertMessage(await insertConversation(ines.user, other), other, `Je suis ${name}`);
  }
  await insertConversation(ines.user, await student({ name: "Sans Message" }));
  const names = async (query: { q?: string; page?: number; per_page?: number }) =>
    (await ines.browser.call(listConversations, { query })).body.data.map(({ name }) => name);
  expect(await names({})).toEqual(["Bruno Renard", "Adèle Petit", "Chloé Renard"]);
  expect(await names({ per_page: 2, page: 2 })).toEqual(["Chloé Renard"]);
  expect(await names({ q: "adele" })).toEqual(["Adèle Petit"]);
  const { body } = await ines.browser.call(listConversations, { query: {} });
  expect(body).toMatchObject({ total: 3, current_page: 1, last_page: 1, per_page: 20 });
  expect(body.data[0]).toMatchObject({
    last_message: "Je suis Bruno Renard",
    last_message_is_own: false,
    last_message_sender: "Bruno Renard",
    last_event: null,
    unread_count: 1,
  });
});

test("counts unread messages until they are read", async () => {
  const { ines, marc, id } = await chattingFriends();
  const last = [await send(ines.browser, id, "Un"), await send(ines.browser, id, "Deux")].at(-1);
  const unread = async () => await countUnread(marc.browser);
  expect(await unread()).toBe(1);
  expect(await countUnread(ines.browser)).toBe(0);
  const read = await marc.browser.call(markConversationRead, {
    params: { id },
    body: { message_id: last?.id ?? 0 },
  });
  expect(read.body.unread_count).toBe(0);
  expect(await unread()).toBe(0);
  const { body } = await ines.browser.call(listMessages, { params: { id } });
  expect(body.conversation.participants[1]).toMatchObject({ id: marc.user.id, read_up_to: last?.id });
});

test("a conversation that one member deletes stays for the other, and reappears without earlier messages", async () => {
  const { ines, marc, id } = await chattingFriends();
  await send(ines.browser, id, "Avant");
  expect((await marc.browser.call(deleteConversation, { params: { id } })).status).toBe(200);
  const readConversations = async ({ browser }: typeof ines) =>
    (await browser.call(listConversations, {})).body.data;
  expect(await readConversations(marc)).toEqual([]);
  expect(await readConversations(ines)).toHaveLength(1);
  await send(ines.browser, id, "Après");
  const { body } = await marc.browser.call(listMessages, { params: { id } });
  expect(body.data.map(({ content }) => content)).toEqual(["Après"]);
  expect(await readConversations(marc)).toMatchObject([{ last_message: "Après", unread_count: 1 }]);
});

/** A member's stored count of unread messages, and the recomputed one. */
async function unreadCounts(conversationId: number, { id }: TestUser) {
  const [row] =
    await sql`select unread_count, count_unread_messages(conversation_id, user_id, last_read_id) as recomputed
    from conversation_members where conversation_id = ${conversationId} and user_id = ${id}`;
  return [row?.unread_count, row?.recomputed];
}

test("does not count messages of a user on the other side of a block, and counts them again after it", async () => {
  const { ines, marc, id } = await chattingFriends();
  for (const content of ["Un", "Deux"]) await send(ines.browser, id, content);
  expect(await unreadCounts(id, marc.user)).toEqual([2, 2]);
  await block(marc.user, ines.user);
  expect(await unreadCounts(id, marc.user)).toEqual([0, 0]);
  await marc.browser.call(unblockUser, { params: { id: ines.user.id } });
  expect(await unreadCounts(id, marc.user)).toEqual([2, 2]);
});

test("counts messages of former members as before a block, too", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const [row] =
    await sql`insert into conversations (owner_id, accepted_at) values (${marc.user.id}, now()) returning id`;
  for (const { user } of [marc, ines])
    await sql`insert into conversation_members (conversation_id, user_id) values (${row?.id}, ${user.id})`;
  await insertMessage(row?.id, ines.user, "Bonjour");
  await sql`delete from conversation_members where conversation_id = ${row?.id} and user_id = ${ines.user.id}`;
  expect(await unreadCounts(row?.id, marc.user)).toEqual([1, 1]);
  await block(marc.user, ines.user);
  expect(await unreadCounts(row?.id, marc.user)).toEqual([0, 0]);
  await marc.browser.call(unblockUser, { params: { id: ines.user.id } });
  expect(await unreadCounts(row?.id, marc.user)).toEqual([1, 1]);
});

test("a block hides a conversation, and the end of the block restores it", async () => {
  const { ines, marc, id } = await chattingFriends();
  await send(ines.browser, id, "Bonjour");
  await block(marc.user, ines.user);
  for (const { browser } of [ines, marc]) {
    expect((await browser.call(listConversations, {})).body.data).toEqual([]);
    expect(await countUnread(browser)).toBe(0);
    expect((await browser.call(listMessages, { params: { id } })).status).toBe(404);
    const sent = await browser.call(sendMessage, { params: { id }, body: { content: "Encore" } });
    expect(sent.status).toBe(404);
  }
  await sql`delete from blocks where blocker_id = ${marc.user.id}`;
  await send(ines.browser, id, "De retour");
  expect((await marc.browser.call(listMessages, { params: { id } })).body.total).toBe(2);
});

test("keeps messages of a suspended user, to whom nothing more can be sent", async () => {
  const { ines, marc, id } = await chattingFriends();
  await send(marc.browser, id, "Bonjour");
  await suspend(marc.user);
  const { body } = await ines.browser.call(listMessages, { params: { id } });
  expect([body.total, body.conversation.is_active]).toEqual([1, false]);
  const sent = await ines.browser.call(sendMessage, { params: { id }, body: { content: "Ohé" } });
  expect(sent).toMatchObject({ status: 403, body: { code: "conversation_closed" } });
});

test("searches users with at least two characters", async () => {
  const ines = await signedInStudent();
  const name = `Zoltan ${ines.user.email.slice(0, 4).replace(/\d/g, "x")}`;
  const zoltan = await student({ name });
  const results = await ines.browser.call(searchChatUsers, { query: { q: name } });
  expect(results.body.data.map(({ id }) => id)).toContain(zoltan.id);
  const short = await ines.browser.call(searchChatUsers, { query: { q: "z" } });
  expect(short).toMatchObject({
    status: 422,
    body: { errors: { q: ["Type at least 2 characters to search"] } },
  });
});
