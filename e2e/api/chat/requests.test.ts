import { expect, test } from "vitest";
import {
  acceptConversation,
  deleteConversation,
  listConversations,
  listMessages,
  markConversationRead,
  sendMessage,
  sendTyping,
  startConversation,
} from "@/lib/chat/contract";
import { conversationChannel } from "@/lib/core/realtime/channels";
import { leaveGroup } from "@/lib/groups/members-contract";
import { send } from "../../support/chat";
import { sql } from "../../support/database";
import { befriend, type SignedInStudent, signedInStudent } from "../../support/friends";
import { groupOfThree } from "../../support/group-conversations";
import { insertGroup, insertMember } from "../../support/groups";
import { connect, subscribe } from "../../support/realtime-client";

/** Sends a message from Inès to Marc, who are not friends. */
async function startRequest() {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const { body } = await ines.browser.call(startConversation, { body: { user_id: marc.user.id } });
  const id = body.conversation_id;
  return { ines, marc, id, sent: await send(ines.browser, id, "Bonjour, je cherche un binôme") };
}

async function groupOfBoth(ines: SignedInStudent, marc: SignedInStudent): Promise<number> {
  const group = await insertGroup(ines.user);
  await insertMember(group, marc.user);
  return group;
}

type Two = Awaited<ReturnType<typeof startRequest>>;

const sendAgain = ({ ines, id }: Pick<Two, "ines" | "id">) =>
  ines.browser.call(sendMessage, { params: { id }, body: { content: "Tu es là ?" } });

const folders = async ({ browser }: Two["marc"]) =>
  Promise.all(
    ["inbox", "requests"].map(
      async (folder) => (await browser.call(listConversations, { query: { folder } })).body.data.length,
    ),
  );

/** The state in which the sender sees the request. */
const requestOf = async ({ ines, id }: Two) =>
  (await ines.browser.call(listMessages, { params: { id } })).body.conversation.request;

test("a message to a user who is not a friend is a request, and only one can be sent", async () => {
  const two = await startRequest();
  expect(await folders(two.marc)).toEqual([0, 1]);
  expect(await folders(two.ines)).toEqual([1, 0]);
  expect(await requestOf(two)).toBe("sent");
  expect(await sendAgain(two)).toMatchObject({ status: 409, body: { code: "message_request_pending" } });
  const { body } = await two.marc.browser.call(listMessages, { params: { id: two.id } });
  expect(body.conversation.request).toBe("received");
});

test.each([
  ["accepted", (two: Two) => two.marc.browser.call(acceptConversation, { params: { id: two.id } })],
  ["answered", (two: Two) => send(two.marc.browser, two.id, "Avec plaisir")],
  ["followed by a friendship", (two: Two) => befriend(two.ines.user, two.marc.user)],
  ["followed by a group of both", ({ ines, marc }: Two) => groupOfBoth(ines, marc)],
])("allows both users to write once the request is %s", async (_, accept) => {
  const two = await startRequest();
  expect((await sendAgain(two)).status).toBe(409);
  await accept(two);
  expect(await requestOf(two)).toBe(null);
  expect(await folders(two.marc)).toEqual([1, 0]);
  expect((await sendAgain(two)).status).toBe(201);
  await send(two.marc.browser, two.id, "Oui");
  expect(await folders(two.marc)).toEqual([1, 0]);
});

test("members of a group or of a group conversation write to each other without a request", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  await groupOfBoth(ines, marc);
  const chat = await groupOfThree();
  for (const [one, other] of [
    [ines, marc],
    [chat.marc, chat.zoe],
  ] as const) {
    const { body } = await one.browser.call(startConversation, { body: { user_id: other.user.id } });
    for (const content of ["Bonjour", "Tu es là ?"]) await send(one.browser, body.conversation_id, content);
    expect(body.conversation.request).toBe(null);
    const requests = await other.browser.call(listConversations, { query: { folder: "requests" } });
    expect(requests.body.data).toEqual([]);
  }
});

test.each<[string, (group: number, marc: SignedInStudent) => Promise<unknown>]>([
  ["left", (group, marc) => marc.browser.call(leaveGroup, { params: { id: group } })],
  ["deleted", (group) => sql`update groups set deleted_at = now() where id = ${group}`],
])("former members of a group that was %s write to each other by a request", async (_, end) => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  await end(await groupOfBoth(ines, marc), marc);
  const { body } = await ines.browser.call(startConversation, { body: { user_id: marc.user.id } });
  await send(ines.browser, body.conversation_id, "Bonjour");
  const two = { ines, marc, id: body.conversation_id };
  expect((await sendAgain(two)).body.code).toBe("message_request_pending");
  expect(await folders(marc)).toEqual([0, 1]);
});

test("neither the sender of a request nor a stranger can accept it", async () => {
  const { ines, marc, id } = await startRequest();
  const third = await signedInStudent();
  for (const { browser } of [ines, third])
    expect((await browser.call(acceptConversation, { params: { id } })).status).toBe(404);
  expect((await marc.browser.call(acceptConversation, { params: { id } })).status).toBe(200);
  expect((await marc.browser.call(acceptConversation, { params: { id } })).status).toBe(404);
});

test("a request that its receiver deletes stays for its sender, who is not notified", async () => {
  const two = await startRequest();
  await two.marc.browser.call(deleteConversation, { params: { id: two.id } });
  expect(await folders(two.marc)).toEqual([0, 0]);
  expect(await folders(two.ines)).toEqual([1, 0]);
  expect((await sendAgain(two)).status).toBe(409);
});

test("shows read receipts and typing only once a request is accepted", async () => {
  const { ines, marc, id, sent } = await startRequest();
  await marc.browser.call(markConversationRead, { params: { id }, body: { message_id: sent.id } });
  const readUpTo = async () => {
    const { body } = await ines.browser.call(listMessages, { params: { id } });
    return body.conversation.participants[1]?.read_up_to;
  };
  const events: string[] = [];
  const channel = await subscribe(await connect(marc.browser), conversationChannel(id));
  for (const name of ["conversation:typing", "message:created"]) channel.bind(name, () => events.push(name));
  expect(await readUpTo()).toBe(null);
  expect((await ines.browser.call(sendTyping, { params: { id } })).status).toBe(200);
  await marc.browser.call(acceptConversation, { params: { id } });
  expect(await readUpTo()).toBe(sent.id);
  await send(ines.browser, id, "Merci");
  expect((await ines.browser.call(sendTyping, { params: { id } })).status).toBe(200);
  await expect.poll(() => events).toEqual(["message:created", "conversation:typing"]);
});
