import type { Members, PresenceChannel } from "pusher-js";
import { expect, test } from "vitest";
import {
  bareSocket,
  createClient,
  next,
  publisher,
  startTestServer,
  subscribe,
  type TestServer,
} from "@/e2e/support/realtime-server";

type Member = { id: string; info: { name: string } };

test("a presence channel announces members who join and leave", async () => {
  const server = await startTestServer();
  const anna = (await subscribe(createClient(server, "1"), "presence-room")) as PresenceChannel;
  const arrival = next<Member>(anna, "pusher:member_added");
  const other = createClient(server, "2");
  const bruno = (await subscribe(other, "presence-room")) as PresenceChannel;
  expect(await arrival).toEqual({ id: "2", info: { name: "Person 2" } });
  expect([anna.members.count, bruno.members.count]).toEqual([2, 2]);
  expect(bruno.members.me.info).toEqual({ name: "Person 2" });
  const removal = next<Member>(anna, "pusher:member_removed");
  other.disconnect();
  expect((await removal).id).toBe("2");
  expect(anna.members.count).toBe(1);
});

test("two tabs of a user count as one member", async () => {
  const server = await startTestServer();
  const anna = (await subscribe(createClient(server, "1"), "presence-room")) as PresenceChannel;
  const changes: string[] = [];
  anna.bind("pusher:member_added", ({ id }: Member) => changes.push(`+${id}`));
  anna.bind("pusher:member_removed", ({ id }: Member) => changes.push(`-${id}`));
  const tabs = [createClient(server, "2"), createClient(server, "2")];
  for (const tab of tabs) await subscribe(tab, "presence-room");
  tabs[0]?.disconnect();
  const request = { path: "/channels/presence-room", params: { info: "user_count,subscription_count" } };
  const application = publisher(server);
  const counts = async () => (await application.get(request)).json();
  await expect.poll(counts).toEqual({ occupied: true, user_count: 2, subscription_count: 2 });
  expect(changes).toEqual(["+2"]);
  const removed = next(anna, "pusher:member_removed");
  tabs[1]?.disconnect();
  await removed;
  expect(changes).toEqual(["+2", "-2"]);
});

test("lists channels with user and subscription counts", async () => {
  const server = await startTestServer();
  await subscribe(createClient(server, "1"), "presence-room");
  for (const client of [createClient(server, "2"), createClient(server, "2")])
    await subscribe(client, "presence-room");
  await subscribe(createClient(server), "other");
  const get = async (path: string, params = {}) =>
    (await publisher(server).get({ path, params })).json() as Promise<unknown>;
  expect(await get("/channels")).toEqual({ channels: { "presence-room": {}, other: {} } });
  const counted = { filter_by_prefix: "presence-", info: "user_count,subscription_count" };
  const counts = { user_count: 2, subscription_count: 3 };
  expect(await get("/channels", counted)).toEqual({ channels: { "presence-room": counts } });
  expect(await get("/channels/presence-room", { info: "user_count" })).toEqual({
    occupied: true,
    user_count: 2,
  });
  expect(await get("/channels/nobody")).toEqual({ occupied: false });
  expect(await get("/channels/presence-room/users")).toEqual({ users: [{ id: "1" }, { id: "2" }] });
  await expect(get("/channels/other/users")).rejects.toMatchObject({ status: 400 });
  await expect(get("/channels", { info: "user_count" })).rejects.toMatchObject({ status: 400 });
});

test("a signed-in client joins a presence channel without channel data", async () => {
  const server = await startTestServer();
  const withoutData = { channelAuthorization: { customHandler: authorizeWithoutData(server) } };
  const client = createClient(server, "5", withoutData);
  client.signin();
  await next(client.connection, "connected");
  const members = await next<Members>(client.subscribe("presence-room"), "pusher:subscription_succeeded");
  expect(members.me.id).toBe("5");
});

test("a client that is not signed in cannot join a presence channel without channel data", async () => {
  const server = await startTestServer();
  const { read, id, send } = await bareSocket(server);
  const { auth } = publisher(server).authorizeChannel(id, "presence-room");
  send("pusher:subscribe", { channel: "presence-room", auth });
  const { event, data } = await read();
  expect(event).toBe("pusher:subscription_error");
  expect(JSON.parse(data as string)).toMatchObject({ type: "SubscriptionError", status: 422 });
});

type Handler = (
  request: { socketId: string; channelName: string },
  callback: (e: null, data: { auth: string }) => void,
) => void;

function authorizeWithoutData(server: TestServer): Handler {
  const application = publisher(server);
  return ({ socketId, channelName }, callback) =>
    callback(null, application.authorizeChannel(socketId, channelName));
}
