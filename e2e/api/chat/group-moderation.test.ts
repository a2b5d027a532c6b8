import { expect, test } from "vitest";
import { deleteMessage, editMessage, listConversations, listMessages } from "@/lib/chat/contract";
import { banFromGroup } from "@/lib/groups/admission-contract";
import { changeGroupRole } from "@/lib/groups/members-contract";
import { chattingFriends, insertMessage, send, sendFiles, upload } from "../../support/chat";
import { sql } from "../../support/database";
import { block } from "../../support/friends";
import { chattingGroup, openConversation } from "../../support/group-chat";
import { everyone, groupWithEveryone, relationsFor } from "../../support/group-relations";
import { imageFile } from "../../support/images";
import { connect, subscribe } from "../../support/realtime-client";

test("owner, admins and moderators of a group delete messages of others, however old", async () => {
  const { id: group, people } = await groupWithEveryone("private");
  const { owner, member } = people;
  const id = await openConversation(owner.client, group);
  const written = new Map<unknown, number>();
  for (const name of everyone) {
    const sent = await send(member.client, id, "À supprimer");
    await sql`update messages set created_at = now() - interval '2 days' where id = ${sent.id}`;
    written.set(people[name].client, sent.id);
  }
  const of = (client: unknown) => ({ params: { id: written.get(client) ?? 0 } });
  const statuses = new Map<unknown, number>();
  for (const { client } of Object.values(people))
    statuses.set(client, (await client.call(deleteMessage, of(client))).status);
  expect(await relationsFor(people, async (client) => statuses.get(client) === 200)).toBe(
    "owner admin moderator",
  );
  expect(await relationsFor(people, async (client) => statuses.get(client) === 404)).toBe(
    "requested invited banned blocked outsider company school",
  );
  expect(statuses.get(people.visitor.client)).toBe(401);
  const own = await member.client.call(deleteMessage, of(member.client));
  expect([own.status, own.body.code]).toEqual([403, "message_too_old"]);
  const edited = await owner.client.call(editMessage, { ...of(member.client), body: { content: "Moi" } });
  expect([edited.status, edited.body.code]).toEqual([403, "forbidden"]);
  const [entry] = await sql`select actor_id, subject_type from audit_log
    where action = 'message_deleted' and subject_id = ${written.get(owner.client) ?? 0}`;
  expect(entry).toEqual({ actor_id: owner.user.id, subject_type: "message" });
  const lists = await relationsFor(people, async (client) => {
    const { status, body } = await client.call(listConversations, {});
    return (
      status === 200 && body.data.some((conversation) => conversation.id === id && conversation.can_moderate)
    );
  });
  expect(lists).toBe("owner admin moderator");
});

test("a deleted message loses its text and files, and members are notified at once", async () => {
  const { ines, marc, zoe, id } = await chattingGroup();
  const attachment = await upload(marc.browser, id, await imageFile());
  const sent = await sendFiles(marc.browser, id, [attachment.id], "Une insulte");
  const channel = await subscribe(await connect(zoe.browser), `private-conversation-${id}`);
  const updated = new Promise<{ id: number }>((resolve) => channel.bind("message:updated", resolve));
  expect((await zoe.browser.fetch(attachment.url)).status).toBe(200);
  const { body } = await ines.browser.call(deleteMessage, { params: { id: sent.id } });
  expect(body.data).toMatchObject({ content: "", attachments: [], is_deleted: true, is_own_message: false });
  expect(await updated).toMatchObject({ id: sent.id });
  expect((await zoe.browser.fetch(attachment.url)).status).toBe(404);
  const again = await ines.browser.call(deleteMessage, { params: { id: sent.id } });
  expect(again.status).toBe(404);
});

test("rejects deletions by a former moderator, an outsider and a moderator whom the author blocks", async () => {
  const { ines, marc, zoe, group, id } = await chattingGroup();
  const role = (name: "moderator" | "member") =>
    ines.browser.call(changeGroupRole, { params: { id: group, user_id: zoe.user.id }, body: { role: name } });
  const removeOf = async (content: string) => {
    const { id: message_id } = await send(marc.browser, id, content);
    return (await zoe.browser.call(deleteMessage, { params: { id: message_id } })).status;
  };
  expect(await removeOf("Un")).toBe(403);
  await role("moderator");
  expect(await removeOf("Deux")).toBe(200);
  await role("member");
  expect(await removeOf("Trois")).toBe(403);
  await role("moderator");
  await block(marc.user, zoe.user);
  expect(await removeOf("Quatre")).toBe(404);
  await ines.browser.call(banFromGroup, { params: { id: group }, body: { user_id: zoe.user.id } });
  expect(await removeOf("Cinq")).toBe(404);
  const direct = await chattingFriends();
  const words = await insertMessage(direct.id, direct.marc.user, "À deux");
  const alone = await direct.ines.browser.call(deleteMessage, { params: { id: words } });
  expect(alone.status).toBe(403);
});

test("records only one of twenty simultaneous deletions by moderators", async () => {
  const { ines, marc, id } = await chattingGroup();
  const sent = await send(marc.browser, id, "Une insulte");
  const all = await Promise.all(
    Array.from({ length: 20 }, () => ines.browser.call(deleteMessage, { params: { id: sent.id } })),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.filter(({ status }) => status === 404)).toHaveLength(19);
  const entries =
    await sql`select from audit_log where action = 'message_deleted' and subject_id = ${sent.id}`;
  expect(entries).toHaveLength(1);
  const { body } = await marc.browser.call(listMessages, { params: { id } });
  expect(body.data.at(-1)).toMatchObject({ id: sent.id, is_deleted: true });
});
