import { expect, test } from "vitest";
import { blockUser, unblockUser } from "@/lib/blocks/contract";
import {
  deleteConversation,
  deleteMessage,
  editMessage,
  listConversations,
  listMessages,
  sendMessage,
} from "@/lib/chat/contract";
import {
  addConversationMembers,
  changeConversationOwner,
  createGroupConversation,
  leaveConversation,
  removeConversationMember,
  renameConversation,
  updateConversationPicture,
} from "@/lib/chat/groups-contract";
import { addReaction } from "@/lib/chat/reactions-contract";
import { searchMessages } from "@/lib/chat/search-contract";
import { type ApiClient, form, visitorClient } from "../../support/api";
import { send } from "../../support/chat";
import { sql } from "../../support/database";
import { befriend, block, type SignedInStudent, signedInStudent } from "../../support/friends";
import { groupOfThree, memberIds, ownerOf } from "../../support/group-conversations";
import { imageFile } from "../../support/images";
import { setStatus, suspend } from "../../support/users";

const read = async (browser: ApiClient, id: number) =>
  (await browser.call(listMessages, { params: { id } })).body;

const texts = async (browser: ApiClient, id: number) =>
  (await read(browser, id)).data.map(({ content, event }) => event?.kind ?? content);

test("friends write in a group, whose members are shown to each of them", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await send(marc.browser, id, "Bonjour à tous");
  for (const { browser } of [ines, marc, zoe])
    expect(await texts(browser, id)).toEqual(["created", "Bonjour à tous"]);
  const { body } = await zoe.browser.call(listConversations, { query: { q: "projet" } });
  expect(body.data).toMatchObject([
    {
      id,
      name: "Projet",
      type: "group",
      owner_id: ines.user.id,
      last_message: "Bonjour à tous",
      last_message_sender: "Marc Petit",
      unread_count: 1,
      request: null,
    },
  ]);
  expect(body.data[0]?.participants.map(({ name }) => name)).toEqual([
    "Inès Moreau",
    "Marc Petit",
    "Zoé Martin",
  ]);
  const byMember = await ines.browser.call(listConversations, { query: { q: "zoé" } });
  expect(byMember.body.data.map((conversation) => conversation.id)).toEqual([id]);
});

test("only friends can be added; a user who blocks the viewer responds as missing", async () => {
  const { ines, marc, id } = await groupOfThree();
  const [stranger, blocker, friend] = [
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent("Paul Bernard"),
  ];
  await block(blocker.user, marc.user);
  await befriend(marc.user, friend.user);
  const add = async (...user_ids: number[]) => {
    const { status, body } = await marc.browser.call(addConversationMembers, {
      params: { id },
      body: { user_ids },
    });
    return body.code ?? status;
  };
  expect(await add(stranger.user.id)).toBe("friends_only");
  expect(await add(blocker.user.id)).toBe("not_found");
  expect(await add(2_147_483_647)).toBe("not_found");
  expect(await add(friend.user.id, stranger.user.id)).toBe("friends_only");
  await send(ines.browser, id, "Avant Paul");
  expect(await add(friend.user.id)).toBe(200);
  expect(await add(friend.user.id)).toBe(200);
  expect(await texts(friend.browser, id)).toEqual(["added"]);
  expect((await read(ines.browser, id)).data.at(-1)).toMatchObject({
    type: "event",
    content: "",
    sender: { name: "Marc Petit" },
    event: { kind: "added", user: { id: friend.user.id, name: "Paul Bernard" } },
  });
  const rejected = await marc.browser.call(createGroupConversation, {
    body: { user_ids: [stranger.user.id] },
  });
  expect(rejected.body.code).toBe("friends_only");
});

test("only the owner removes members and transfers the ownership", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  const remove = (by: ApiClient, user_id: number) =>
    by.call(removeConversationMember, { params: { id, user_id } });
  const changeOwner = (by: ApiClient, user_id: number) =>
    by.call(changeConversationOwner, { params: { id }, body: { user_id } });
  const stranger = await signedInStudent();
  expect((await remove(marc.browser, zoe.user.id)).status).toBe(403);
  expect((await remove(marc.browser, marc.user.id)).status, "who is no owner").toBe(403);
  expect((await remove(stranger.browser, stranger.user.id)).status).toBe(404);
  expect((await changeOwner(marc.browser, marc.user.id)).status).toBe(403);
  expect((await changeOwner(ines.browser, stranger.user.id)).status).toBe(404);
  expect((await changeOwner(ines.browser, marc.user.id)).body.conversation.owner_id).toBe(marc.user.id);
  expect((await remove(ines.browser, zoe.user.id)).status).toBe(403);
  expect((await remove(marc.browser, marc.user.id)).status, "who leaves instead").toBe(422);
  expect((await remove(marc.browser, zoe.user.id)).status).toBe(200);
  expect((await remove(marc.browser, zoe.user.id)).status).toBe(404);
  expect((await zoe.browser.call(listMessages, { params: { id } })).status).toBe(404);
  const sent = await zoe.browser.call(sendMessage, { params: { id }, body: { content: "Encore là ?" } });
  expect(sent.status).toBe(404);
  expect(await texts(ines.browser, id)).toEqual(["created", "owner_changed", "removed"]);
});

test.each<[string, (marc: SignedInStudent, ines: SignedInStudent) => Promise<unknown>]>([
  ["blocks the owner", (marc, ines) => block(marc.user, ines.user)],
  ["is suspended", (marc) => suspend(marc.user)],
  ["deleted their account", (marc) => sql`update users set deleted_at = now() where id = ${marc.user.id}`],
])("a group is not transferred to a member who %s", async (_, change) => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await change(marc, ines);
  const changeOwner = (user_id: number) =>
    ines.browser.call(changeConversationOwner, { params: { id }, body: { user_id } });
  expect((await changeOwner(marc.user.id)).status).toBe(404);
  expect(await ownerOf(id)).toBe(ines.user.id);
  expect((await changeOwner(zoe.user.id)).status).toBe(200);
});

test("the longest-serving member becomes the owner when the owner leaves, and the last member deletes the group", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  const leave = (browser: ApiClient) => browser.call(leaveConversation, { params: { id } });
  expect((await leave(ines.browser)).status).toBe(200);
  expect(await ownerOf(id)).toBe(marc.user.id);
  expect((await leave(ines.browser)).status).toBe(404);
  expect((await ines.browser.call(listConversations, {})).body.data).toEqual([]);
  await leave(zoe.browser);
  expect(await memberIds(id)).toEqual([marc.user.id]);
  expect(await texts(marc.browser, id)).toEqual(["created", "left", "left"]);
  await leave(marc.browser);
  expect(await ownerOf(id)).toBe(undefined);
});

test("a suspended member does not become the owner while there is an active one", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await setStatus(marc.user, "suspended");
  await ines.browser.call(leaveConversation, { params: { id } });
  expect(await ownerOf(id)).toBe(zoe.user.id);
  await zoe.browser.call(leaveConversation, { params: { id } });
  expect(await ownerOf(id), "else it would have no owner").toBe(marc.user.id);
});

test("only members see the name and image of a group", async () => {
  const { ines, marc, id } = await groupOfThree();
  const rename = (name: string) => marc.browser.call(renameConversation, { params: { id }, body: { name } });
  expect((await rename("Révisions")).body.conversation.name).toBe("Révisions");
  expect((await rename("")).body.conversation.name).toBe("Inès Moreau, Zoé Martin");
  expect((await rename("x".repeat(81))).status).toBe(422);
  const upload = form({ picture: [await imageFile()] });
  const { status, body } = await ines.browser.call(updateConversationPicture, {
    params: { id },
    body: upload,
  });
  expect(status).toBe(200);
  const { avatar } = body.conversation;
  expect(avatar).toMatch(/^\/storage\/avatars\//);
  expect((await marc.browser.fetch(avatar ?? "")).status).toBe(200);
  expect((await (await signedInStudent()).browser.fetch(avatar ?? "")).status).toBe(404);
  expect((await visitorClient().fetch(avatar ?? "")).status).toBe(404);
  expect(await texts(ines.browser, id)).toEqual(["created", "renamed", "renamed", "picture_changed"]);
  const renamed = (await read(marc.browser, id)).data.find(({ event }) => event?.kind === "renamed");
  expect(renamed?.sender.id).toBe(marc.user.id);
  const params = { id: renamed?.id ?? 0 };
  expect((await marc.browser.call(editMessage, { params, body: { content: "Examens" } })).status).toBe(403);
  expect((await marc.browser.call(deleteMessage, { params })).status).toBe(403);
  const { body: results } = await marc.browser.call(searchMessages, { query: { q: "révisions" } });
  expect(results.data).toEqual([]);
});

test("the list shows and sorts by the last message that the viewer can read", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await send(marc.browser, id, "De Marc");
  const created = await zoe.browser.call(createGroupConversation, { body: { user_ids: [ines.user.id] } });
  const other = created.body.conversation.id;
  const listed = async (browser: ApiClient) =>
    (await browser.call(listConversations, {})).body.data.map((conversation) => [
      conversation.id,
      conversation.last_message,
    ]);
  await zoe.browser.call(blockUser, { body: { user_id: marc.user.id } });
  await send(ines.browser, id, "D’Inès");
  await send(zoe.browser, other, "De Zoé");
  await send(marc.browser, id, "Encore de Marc");
  expect(await listed(ines.browser)).toEqual([
    [id, "Encore de Marc"],
    [other, "De Zoé"],
  ]);
  expect(await listed(zoe.browser)).toEqual([
    [other, "De Zoé"],
    [id, "D’Inès"],
  ]);
  await zoe.browser.call(deleteConversation, { params: { id } });
  await send(marc.browser, id, "Et encore");
  expect(await listed(zoe.browser)).toEqual([[other, "De Zoé"]]);
  await send(ines.browser, id, "Revoilà");
  expect(await listed(zoe.browser)).toEqual([
    [id, "Revoilà"],
    [other, "De Zoé"],
  ]);
});

test("users in a block do not read each other's messages in a group", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await send(marc.browser, id, "De Marc");
  await zoe.browser.call(blockUser, { body: { user_id: marc.user.id } });
  const hidden = await send(marc.browser, id, "Encore de Marc");
  await send(zoe.browser, id, "De Zoé");
  expect(await texts(ines.browser, id)).toEqual(["created", "De Marc", "Encore de Marc", "De Zoé"]);
  expect(await texts(zoe.browser, id)).toEqual(["created", "De Zoé"]);
  expect(await texts(marc.browser, id)).toEqual(["created", "De Marc", "Encore de Marc"]);
  const unread = async (browser: ApiClient) => (await read(browser, id)).conversation.unread_count;
  expect([await unread(ines.browser), await unread(zoe.browser), await unread(marc.browser)]).toEqual([
    3, 0, 0,
  ]);
  const names = (await read(zoe.browser, id)).conversation.participants.map(({ name }) => name);
  expect(names).toEqual(["Inès Moreau", "Zoé Martin"]);
  const search = async (browser: ApiClient) =>
    (await browser.call(listConversations, { query: { q: "petit" } })).body.data.map(
      (conversation) => conversation.id,
    );
  expect([await search(ines.browser), await search(zoe.browser)]).toEqual([[id], []]);
  const { id: last } = await send(ines.browser, id, "D’Inès");
  await marc.browser.call(addReaction, { params: { id: last }, body: { emoji: "👍" } });
  const reactions = async (browser: ApiClient) => (await read(browser, id)).data.at(-1)?.reactions.length;
  expect([await reactions(ines.browser), await reactions(zoe.browser)]).toEqual([1, 0]);
  const reply = { content: "Non", reply_to_id: hidden.id };
  expect((await zoe.browser.call(sendMessage, { params: { id }, body: reply })).status).toBe(422);
  expect((await marc.browser.call(deleteMessage, { params: hidden })).status).toBe(200);
  expect(await unread(zoe.browser)).toBe(1);
  await zoe.browser.call(unblockUser, { params: { id: marc.user.id } });
  expect([await unread(zoe.browser), await unread(marc.browser)]).toEqual([2, 2]);
});
