import type { Members, PresenceChannel } from "pusher-js";
import { expect, test } from "vitest";
import { browser, next, openServer, publisher, subscribed } from "@/e2e/support/realtime-server";

type Member = { id: string; info: { name: string } };

test("a presence channel announces who joins and leaves", async () => {
  const place = await openServer();
  const anna = (await subscribed(browser(place, "1"), "presence-room")) as PresenceChannel;
  const arrival = next<Member>(anna, "pusher:member_added");
  const other = browser(place, "2");
  const bruno = (await subscribed(other, "presence-room")) as PresenceChannel;
  expect(await arrival).toEqual({ id: "2", info: { name: "Person 2" } });
  expect([anna.members.count, bruno.members.count]).toEqual([2, 2]);
  expect(bruno.members.me.info).toEqual({ name: "Person 2" });
  const departure = next<Member>(anna, "pusher:member_removed");
  other.disconnect();
  expect((await departure).id).toBe("2");
  expect(anna.members.count).toBe(1);
});

test("two tabs of a user are one member", async () => {
  const place = await openServer();
  const anna = (await subscribed(browser(place, "1"), "presence-room")) as PresenceChannel;
  const changes: string[] = [];
  anna.bind("pusher:member_added", ({ id }: Member) => changes.push(`+${id}`));
  anna.bind("pusher:member_removed", ({ id }: Member) => changes.push(`-${id}`));
  const tabs = [browser(place, "2"), browser(place, "2")];
  for (const tab of tabs) await subscribed(tab, "presence-room");
  tabs[0]?.disconnect();
  const request = { path: "/channels/presence-room", params: { info: "user_count,subscription_count" } };
  const application = publisher(place);
  const counts = async () => (await application.get(request)).json();
  await expect.poll(counts).toEqual({ occupied: true, user_count: 2, subscription_count: 2 });
  expect(changes).toEqual(["+2"]);
  const removed = next(anna, "pusher:member_removed");
  tabs[1]?.disconnect();
  await removed;
  expect(changes).toEqual(["+2", "-2"]);
});

test("the application can ask who is there and how many hear", async () => {
  const place = await openServer();
  await subscribed(browser(place, "1"), "presence-room");
  for (const client of [browser(place, "2"), browser(place, "2")]) await subscribed(client, "presence-room");
  await subscribed(browser(place), "other");
  const ask = async (path: string, params = {}) =>
    (await publisher(place).get({ path, params })).json() as Promise<unknown>;
  expect(await ask("/channels")).toEqual({ channels: { "presence-room": {}, other: {} } });
  const counted = { filter_by_prefix: "presence-", info: "user_count,subscription_count" };
  const counts = { user_count: 2, subscription_count: 3 };
  expect(await ask("/channels", counted)).toEqual({ channels: { "presence-room": counts } });
  expect(await ask("/channels/presence-room", { info: "user_count" })).toEqual({
    occupied: true,
    user_count: 2,
  });
  expect(await ask("/channels/nobody")).toEqual({ occupied: false });
  expect(await ask("/channels/presence-room/users")).toEqual({ users: [{ id: "1" }, { id: "2" }] });
  await expect(ask("/channels/other/users")).rejects.toMatchObject({ status: 400 });
  await expect(ask("/channels", { info: "user_count" })).rejects.toMatchObject({ status: 400 });
});

test("a person signed in needs no further word on a presence channel, a stranger does", async () => {
  const place = await openServer();
  const unnamed = { customHandler: bare(place) };
  const client = browser(place, "5", { channelAuthorization: unnamed });
  client.signin();
  await next(client.connection, "connected");
  const members = await next<Members>(client.subscribe("presence-room"), "pusher:subscription_succeeded");
  expect(members.me.id).toBe("5");
});

type Handler = (
  request: { socketId: string; channelName: string },
  answer: (e: null, data: { auth: string }) => void,
) => void;

function bare(place: Parameters<typeof publisher>[0]): Handler {
  const application = publisher(place);
  return ({ socketId, channelName }, answer) =>
    answer(null, application.authorizeChannel(socketId, channelName));
}
