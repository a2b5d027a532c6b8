import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { blockUser, unblockUser } from "@/lib/blocks/contract";
import { sendTyping } from "@/lib/chat/contract";
import { leaveConversation, removeConversationMember } from "@/lib/chat/groups-contract";
import { banFromGroup } from "@/lib/groups/admission-contract";
import { leaveGroup, removeGroupMember } from "@/lib/groups/members-contract";
import { logout } from "@/lib/users/contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { type ApiClient, tokenClient } from "../../support/api";
import { chattingFriends, send } from "../../support/chat";
import { origin } from "../../support/environment";
import { chattingGroup } from "../../support/group-chat";
import { groupOfThree } from "../../support/group-conversations";
import { connect, realtimeKey, subscribe } from "../../support/realtime-client";
import { admin } from "../../support/users";

type Chat = Awaited<ReturnType<typeof chattingFriends>>;
type Group = Awaited<ReturnType<typeof groupOfThree>>;

const revocations: [title: string, revoke: (chat: Chat) => Promise<unknown>][] = [
  ["blocks the other", ({ ines, marc }) => ines.browser.call(blockUser, { body: { user_id: marc.user.id } })],
  ["is blocked", ({ ines, marc }) => marc.browser.call(blockUser, { body: { user_id: ines.user.id } })],
  ["is suspended", ({ ines }) => setStatus(ines.user.id, "suspended")],
  ["is banned", ({ ines }) => setStatus(ines.user.id, "banned")],
  ["signs out", ({ ines }) => ines.browser.call(logout, {})],
];

test.each(revocations)("a member who %s is unsubscribed within five seconds", async (_, revoke) => {
  const chat = await chattingFriends();
  const { ines, marc, id } = chat;
  const name = `private-conversation-${id}`;
  const [client, spareSocket] = [await connect(ines.browser), await openSocket()];
  const channel = await subscribe(client, name);
  const received: unknown[] = [];
  channel.bind("conversation:typing", (event: unknown) => received.push(event));
  await marc.browser.call(sendTyping, { params: { id } });
  await expect.poll(() => received.length).toBe(1);
  const signature = await sign(ines.browser, spareSocket.id, name);
  expect(signature.status).toBe(200);
  let isUnsubscribed = false;
  channel.bind("pusher:subscription_error", () => (isUnsubscribed = true));
  client.connection.bind("disconnected", () => (isUnsubscribed = true));
  await revoke(chat);
  await expect.poll(() => isUnsubscribed, { timeout: 5000 }).toBe(true);
  await marc.browser.call(sendTyping, { params: { id } });
  expect(await spareSocket.subscribe(name, signature.body)).not.toBe(
    "pusher_internal:subscription_succeeded",
  );
  expect([401, 403]).toContain((await sign(ines.browser, (await openSocket()).id, name)).status);
  expect(received).toHaveLength(1);
});

type GroupChat = Awaited<ReturnType<typeof chattingGroup>>;

function prepareRevocation<Chat extends Group>(
  startChat: () => Promise<Chat>,
  revoke: (chat: Chat) => Promise<unknown>,
) {
  return async () => {
    const chat = await startChat();
    return { group: chat as Group, revoke: () => revoke(chat) };
  };
}

const inGroup = (revoke: (chat: GroupChat) => Promise<unknown>) => prepareRevocation(chattingGroup, revoke);

const groupRevocations: [title: string, prepare: ReturnType<typeof inGroup>][] = [
  [
    "is removed",
    prepareRevocation(groupOfThree, ({ ines, marc, id }) =>
      ines.browser.call(removeConversationMember, { params: { id, user_id: marc.user.id } }),
    ),
  ],
  [
    "leaves",
    prepareRevocation(groupOfThree, ({ marc, id }) =>
      marc.browser.call(leaveConversation, { params: { id } }),
    ),
  ],
  [
    "is banned from the school",
    prepareRevocation(groupOfThree, ({ marc }) => setStatus(marc.user.id, "banned")),
  ],
  [
    "is removed from the group whose conversation it is",
    inGroup(({ ines, marc, group }) =>
      ines.browser.call(removeGroupMember, { params: { id: group, user_id: marc.user.id } }),
    ),
  ],
  [
    "leaves the group whose conversation it is",
    inGroup(({ marc, group }) => marc.browser.call(leaveGroup, { params: { id: group } })),
  ],
  [
    "is banned from the group whose conversation it is",
    inGroup(({ ines, marc, group }) =>
      ines.browser.call(banFromGroup, { params: { id: group }, body: { user_id: marc.user.id } }),
    ),
  ],
];

test.each(groupRevocations)(
  "only the member of a group who %s is unsubscribed, at once",
  async (_, prepare) => {
    const { group, revoke } = await prepare();
    const { ines, marc, zoe, id } = group;
    const name = `private-conversation-${id}`;
    const [marcClient, spareSocket] = [await connect(marc.browser), await openSocket()];
    const [marcChannel, zoeChannel] = [
      await subscribe(marcClient, name),
      await subscribe(await connect(zoe.browser), name),
    ];
    const [received, receivedByZoe]: [unknown[], unknown[]] = [[], []];
    marcChannel.bind("message:created", (event: unknown) => received.push(event));
    zoeChannel.bind("message:created", (event: unknown) => receivedByZoe.push(event));
    await send(ines.browser, id, "Tous");
    await expect.poll(() => [received.length, receivedByZoe.length]).toEqual([1, 1]);
    const signature = await sign(marc.browser, spareSocket.id, name);
    expect(signature.status).toBe(200);
    await revoke();
    await send(ines.browser, id, "Sans Marc");
    await expect.poll(() => receivedByZoe.length).toBe(2);
    expect(received).toHaveLength(1);
    expect(await spareSocket.subscribe(name, signature.body)).not.toBe(
      "pusher_internal:subscription_succeeded",
    );
    expect([401, 403]).toContain((await sign(marc.browser, (await openSocket()).id, name)).status);
  },
);

test("both users can subscribe again with a new signature after a block has ended", async () => {
  const { ines, marc, id } = await chattingFriends();
  const name = `private-conversation-${id}`;
  const socket = await openSocket();
  const signature = await sign(ines.browser, socket.id, name);
  await marc.browser.call(blockUser, { body: { user_id: ines.user.id } });
  await marc.browser.call(unblockUser, { params: { id: ines.user.id } });
  expect(await socket.subscribe(name, signature.body)).toBe("pusher:subscription_error");
  const renewed = await sign(ines.browser, socket.id, name);
  expect(await socket.subscribe(name, renewed.body)).toBe("pusher_internal:subscription_succeeded");
});

async function setStatus(id: number, status: "suspended" | "banned"): Promise<void> {
  const client = await tokenClient(await admin());
  const response = await client.call(setUserStatus, { params: { id }, body: { status, reason: "Test" } });
  expect(response.status).toBe(200);
}

function sign(client: ApiClient, socket_id: string, channel_name: string) {
  const body = { socket_id, channel_name };
  return client.json<{ auth: string }>("/broadcasting/auth", { method: "POST", body });
}

/** A client that requests signatures for its socket and uses them later. */
async function openSocket() {
  const { host } = new URL(origin);
  const socket = new WebSocket(`ws://${host}/app/${await realtimeKey}?protocol=7`);
  onTestFinished(() => socket.terminate());
  const next = () =>
    new Promise<{ event: string; data: string }>((resolve) => {
      socket.once("message", (frame) => resolve(JSON.parse(frame.toString())));
      socket.once("close", () => resolve({ event: "closed", data: "{}" }));
    });
  const greeting = await next();
  return {
    id: JSON.parse(greeting.data).socket_id as string,
    subscribe: async (channel: string, { auth, channel_data }: { auth?: string; channel_data?: string }) => {
      socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth, channel_data } }));
      return (await next()).event;
    },
  };
}
