import { expect, test } from "vitest";
import { deleteMessage, editMessage, listMessages, sendMessage } from "@/lib/chat/contract";
import { chattingFriends, insertConversation, insertMessage, send } from "../../support/chat";
import { sql } from "../../support/database";
import { student, suspend } from "../../support/users";

test("sends a message, which the other member reads", async () => {
  const { ines, marc, id } = await chattingFriends();
  const body = { content: "  Salut Marc\n:)  ", type: "text", attachments: [] };
  const sent = await ines.browser.call(sendMessage, { params: { id }, body });
  expect(sent.status).toBe(201);
  expect(sent.body.data).toEqual({
    id: expect.any(Number),
    number: expect.any(Number),
    conversation_id: id,
    client_id: null,
    content: "Salut Marc\n:)",
    type: "text",
    event: null,
    attachments: [],
    mentions: [],
    reactions: [],
    sender: { id: ines.user.id, name: "Inès Moreau", username: expect.any(String), avatar: null },
    reply_to: null,
    created_at: expect.stringMatching(/Z$/),
    is_own_message: true,
    is_edited: false,
    is_deleted: false,
  });
  const { body: page } = await marc.browser.call(listMessages, { params: { id } });
  expect(page.data).toEqual([{ ...sent.body.data, is_own_message: false }]);
});

test("lists the newest page first, in ascending order inside a page, and by cursor", async () => {
  const { ines, marc, id } = await chattingFriends();
  for (let number = 1; number <= 120; number++) await insertMessage(id, marc.user, String(number));
  const list = async (query: { page?: number; per_page?: number; before?: number; after?: number }) =>
    (await ines.browser.call(listMessages, { params: { id }, query })).body;
  const first = await list({});
  expect([first.data.length, first.data[0]?.content, first.data.at(-1)?.content]).toEqual([50, "71", "120"]);
  expect(first).toMatchObject({ current_page: 1, last_page: 3, total: 120, per_page: 50 });
  expect((await list({ page: 3 })).data.map(({ content }) => content)[0]).toBe("1");
  expect((await list({ page: 4 })).data).toEqual([]);
  const older = await list({ before: first.data[0]?.id ?? 0 });
  expect([older.data[0]?.content, older.data.at(-1)?.content]).toEqual(["21", "70"]);
  expect((await list({ after: first.data[47]?.number ?? 0 })).data.map(({ content }) => content)).toEqual([
    "119",
    "120",
  ]);
});

test("lists edits and deletions after a revision number", async () => {
  const { ines, marc, id } = await chattingFriends();
  const [one, two, three] = [
    await send(ines.browser, id, "Un"),
    await send(ines.browser, id, "Deux"),
    await send(ines.browser, id, "Trois"),
  ];
  const edited = await ines.browser.call(editMessage, { params: { id: one.id }, body: { content: "Une" } });
  expect(edited.body.data).toMatchObject({ content: "Une", is_edited: true });
  const deleted = await ines.browser.call(deleteMessage, { params: { id: two.id } });
  expect(deleted.body.data).toMatchObject({ content: "", is_deleted: true });
  const { body } = await marc.browser.call(listMessages, { params: { id }, query: { after: three.number } });
  expect(body.data.map((message) => [message.content, message.is_edited, message.is_deleted])).toEqual([
    ["Une", true, false],
    ["", false, true],
  ]);
  expect(body.conversation.unread_count).toBe(2);
  const rows = await sql`select content from messages where conversation_id = ${id}`;
  expect(rows.map(({ content }) => content)).not.toContain("Deux");
});

test("only the sender changes a message, for fifteen minutes", async () => {
  const { ines, marc, id } = await chattingFriends();
  const sent = await send(ines.browser, id, "Bonjour");
  const params = { id: sent.id };
  const body = { content: "Bonsoir" };
  expect((await ines.browser.call(editMessage, { params, body })).status).toBe(200);
  expect((await marc.browser.call(editMessage, { params, body })).status).toBe(403);
  expect((await marc.browser.call(deleteMessage, { params })).status).toBe(403);
  await sql`update messages set created_at = now() - interval '16 minutes' where id = ${sent.id}`;
  const late = { status: 403, body: { code: "message_too_old" } };
  expect(await ines.browser.call(editMessage, { params, body })).toMatchObject(late);
  expect(await ines.browser.call(deleteMessage, { params })).toMatchObject(late);
});

test("a deleted message can be neither changed nor deleted again", async () => {
  const { ines, id } = await chattingFriends();
  const { id: sent } = await send(ines.browser, id, "Bonjour");
  const params = { id: sent };
  const edit = () => ines.browser.call(editMessage, { params, body: { content: "Bonsoir" } });
  expect((await edit()).status).toBe(200);
  expect((await ines.browser.call(deleteMessage, { params })).status).toBe(200);
  for (const { status, body } of [await edit(), await ines.browser.call(deleteMessage, { params })])
    expect([status, body.code]).toEqual([404, "not_found"]);
});

test("replies only to messages of the same conversation", async () => {
  const { ines, marc, id } = await chattingFriends();
  const question = await send(ines.browser, id, "Tu viens ?");
  const reply = (reply_to_id: number) =>
    marc.browser.call(sendMessage, { params: { id }, body: { content: "Oui", reply_to_id } });
  expect((await reply(question.id)).body.data.reply_to).toEqual({
    id: question.id,
    sender_name: "Inès Moreau",
    content: "Tu viens ?",
    attachments: null,
  });
  const other = await student();
  const elsewhere = await insertMessage(await insertConversation(marc.user, other), other, "Secret");
  for (const conversationId of [elsewhere, 2_147_483_647])
    expect(await reply(conversationId)).toMatchObject({
      status: 422,
      body: { errors: { reply_to_id: [expect.any(String)] } },
    });
});

test("stores hostile content as it was typed", async () => {
  const { ines, marc, id } = await chattingFriends();
  const contents = [
    "🧑‍🤝‍🧑".repeat(200),
    "😀".repeat(5000),
    "\u202egnihton \u2066",
    "<img src=x onerror=alert(1)><script>alert(1)</script>",
    Array.from({ length: 300 }, (_, line) => `Ligne ${line}`).join("\n"),
    "a\u200bb",
  ];
  for (const content of contents) expect((await send(ines.browser, id, content)).content).toBe(content);
  const { body } = await marc.browser.call(listMessages, { params: { id } });
  expect(body.data.map(({ content }) => content)).toEqual(contents);
});

test.each([
  ["nothing", ""],
  ["spaces", " \n\t "],
  ["invisible characters", "\u200b\u2060\u202e"],
  ["a null byte", "a\0b"],
  ["more than 5,000 characters", "x".repeat(5001)],
])("rejects %s", async (_, content) => {
  const { ines, id } = await chattingFriends();
  const sent = await ines.browser.call(sendMessage, { params: { id }, body: { content } });
  expect(sent).toMatchObject({ status: 422, body: { errors: { content: [expect.any(String)] } } });
  expect((await ines.browser.call(listMessages, { params: { id } })).body.total).toBe(0);
});

test("allows twenty messages in ten seconds", async () => {
  const { ines, id } = await chattingFriends();
  const statuses = await Promise.all(
    Array.from({ length: 21 }, async () => {
      const { status } = await ines.browser.call(sendMessage, { params: { id }, body: { content: "Hop" } });
      return status;
    }),
  );
  expect(statuses.sort()).toEqual([...Array(20).fill(201), 429]);
});

test("a closed conversation rejects edits, but allows deletions", async () => {
  const { ines, marc, id } = await chattingFriends();
  const sent = await send(ines.browser, id, "Bonjour");
  const edit = () =>
    ines.browser.call(editMessage, { params: { id: sent.id }, body: { content: "Bonsoir" } });
  expect((await edit()).body.data.content).toBe("Bonsoir");
  await suspend(marc.user);
  expect(await edit()).toMatchObject({ status: 403, body: { code: "conversation_closed" } });
  const deleted = await ines.browser.call(deleteMessage, { params: { id: sent.id } });
  expect(deleted.body.data.is_deleted).toBe(true);
});
