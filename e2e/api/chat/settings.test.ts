import { expect, test } from "vitest";
import {
  listConversations,
  listMessages,
  markConversationRead,
  updateConversationSettings,
} from "@/lib/chat/contract";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { ApiClient } from "../../support/api";
import { chattingFriends, countUnread, insertConversation, insertMessage, send } from "../../support/chat";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { student } from "../../support/users";

type Settings = BodyOf<typeof updateConversationSettings>;

async function change(browser: ApiClient, id: number, body: Settings) {
  const response = await browser.call(updateConversationSettings, { params: { id }, body });
  expect(response.status).toBe(200);
  return response.body.conversation;
}

const idsIn = async (browser: ApiClient, folder: string, q = "") =>
  (await browser.call(listConversations, { query: { folder, q } })).body.data.map(({ id }) => id);

test("lists an archived conversation in its folder until the next message", async () => {
  const { ines, marc, id } = await chattingFriends();
  await send(marc.browser, id, "Bonjour");
  expect(await change(ines.browser, id, { is_archived: true })).toMatchObject({ is_archived: true });
  expect(await idsIn(ines.browser, "inbox")).toEqual([]);
  expect(await idsIn(ines.browser, "archive")).toEqual([id]);
  expect(await idsIn(ines.browser, "inbox", "Marc")).toEqual([id]);
  expect(await idsIn(marc.browser, "inbox")).toEqual([id]);
  expect(await countUnread(ines.browser)).toBe(0);
  await send(marc.browser, id, "Tu es là ?");
  expect(await idsIn(ines.browser, "inbox")).toEqual([id]);
  expect(await idsIn(ines.browser, "archive")).toEqual([]);
  expect(await countUnread(ines.browser)).toBe(1);
  await change(ines.browser, id, { is_archived: true });
  await change(ines.browser, id, { is_archived: false });
  expect(await idsIn(ines.browser, "inbox")).toEqual([id]);
});

test("pinned conversations come first, only for the member who pinned them", async () => {
  const ines = await signedInStudent();
  const [first, second] = [await student(), await student()];
  const older = await insertConversation(ines.user, first);
  await insertMessage(older, first, "Avant");
  const newer = await insertConversation(ines.user, second);
  await insertMessage(newer, second, "Après");
  expect(await idsIn(ines.browser, "inbox")).toEqual([newer, older]);
  expect(await change(ines.browser, older, { is_pinned: true })).toMatchObject({ is_pinned: true });
  expect(await idsIn(ines.browser, "inbox")).toEqual([older, newer]);
  const [theirs] = await sql`select is_pinned from conversation_members
    where conversation_id = ${older} and user_id = ${first.id}`;
  expect(theirs?.is_pinned).toBe(false);
  expect(await change(ines.browser, older, { is_archived: true })).toMatchObject({ is_pinned: false });
  expect(await change(ines.browser, older, { is_pinned: true })).toMatchObject({ is_archived: false });
});

test("a conversation marked as unread counts until it is read", async () => {
  const { ines, marc, id } = await chattingFriends();
  const sent = await send(marc.browser, id, "Bonjour");
  const read = () =>
    ines.browser.call(markConversationRead, { params: { id }, body: { message_id: sent.id } });
  await read();
  expect(await countUnread(ines.browser)).toBe(0);
  const marked = await change(ines.browser, id, { is_marked_unread: true });
  expect(marked).toMatchObject({ is_marked_unread: true, unread_count: 0 });
  expect(await countUnread(ines.browser)).toBe(1);
  await read();
  expect(await countUnread(ines.browser)).toBe(0);
});

test.each([
  ["8h", 8 * 3600],
  ["week", 7 * 86_400],
  ["always", null],
] as const)("does not count a conversation that is muted for %s", async (mute, seconds) => {
  const { ines, marc, id } = await chattingFriends();
  const muted = await change(ines.browser, id, { mute });
  expect(muted.is_muted).toBe(true);
  const until =
    muted.muted_until === null ? null : (new Date(muted.muted_until).getTime() - Date.now()) / 1000;
  seconds === null ? expect(until).toBe(null) : expect(Math.abs((until ?? 0) - seconds)).toBeLessThan(60);
  await send(marc.browser, id, "Psst");
  const { body } = await ines.browser.call(listMessages, { params: { id } });
  expect(body.conversation.unread_count).toBe(1);
  expect(await countUnread(ines.browser)).toBe(0);
  if (seconds) {
    await sql`update conversation_members set muted_until = now() where conversation_id = ${id}`;
    expect(await countUnread(ines.browser)).toBe(1);
    await change(ines.browser, id, { mute });
  }
  expect(await change(ines.browser, id, { mute: null })).toMatchObject({
    is_muted: false,
    muted_until: null,
  });
  expect(await countUnread(ines.browser)).toBe(1);
});

test("a change keeps the settings that it does not contain", async () => {
  const { ines, marc, id } = await chattingFriends();
  await send(marc.browser, id, "Bonjour");
  await change(ines.browser, id, { is_pinned: true, mute: "always" });
  const unchanged = { is_pinned: true, is_muted: true, is_archived: false, is_marked_unread: false };
  expect(await change(ines.browser, id, {})).toMatchObject(unchanged);
});
