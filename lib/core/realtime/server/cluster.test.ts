import { createServer } from "node:http";
import type { Members, PresenceChannel } from "pusher-js";
import { beforeAll, expect, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { forkRealtimeServer } from "@/e2e/support/realtime-process";
import {
  createClient,
  newApp,
  next,
  publisher,
  startTestServer,
  subscribe,
  type TestServer,
} from "@/e2e/support/realtime-server";
import { log } from "@/lib/core/log";
import { freePort } from "@/scripts/services/ports";
import type { WebhookEvent } from "./webhooks";

beforeAll(() => {
  log.level = "silent";
});

const channel = "presence-room";
type Pair = {
  app: TestServer["app"];
  ports: [number, number];
  start: (index: 0 | 1) => ReturnType<typeof forkRealtimeServer>;
};

/** Starts two servers of one application, as processes that can be killed. */
async function pair(settings: Record<string, string> = {}): Promise<Pair> {
  const [app, ports] = [newApp(), [await freePort(), await freePort()] as [number, number]];
  const start = (index: 0 | 1) => {
    const peers = `http://127.0.0.1:${ports[1 - index]}`;
    return forkRealtimeServer(app, { port: ports[index], settings: { ...settings, REALTIME_PEERS: peers } });
  };
  return { app, ports, start };
}

/** Subscribes a member and records what their page receives about the others. */
async function member(server: TestServer, id: string) {
  const client = createClient(server, id);
  const room = (await subscribe(client, channel)) as PresenceChannel;
  const changes: string[] = [];
  room.bind("pusher:member_added", (added: { id: string }) => changes.push(`+${added.id}`));
  room.bind("pusher:member_removed", (removed: { id: string }) => changes.push(`-${removed.id}`));
  const ids = () => Object.keys((room.members as Members & { members: object }).members).sort();
  return { client, room, changes, ids };
}

async function api(server: TestServer) {
  const get = async (path: string, params = {}) => (await publisher(server).get({ path, params })).json();
  const info = "user_count,subscription_count";
  return {
    channel: await get(`/channels/${channel}`, { info }),
    list: await get("/channels", { filter_by_prefix: "presence-", info: "user_count" }),
    users: (await get(`/channels/${channel}/users`)).users.map(({ id }: { id: string }) => id).sort(),
  };
}

test("members of both servers form one list, in which each joins and leaves once", async () => {
  const { app, ports, start } = await pair();
  await Promise.all([start(0), start(1)]);
  const [left, right] = ports.map((port) => ({ app, port })) as [TestServer, TestServer];
  const anna = await member(left, "1");
  await expect.poll(async () => (await api(right)).users).toEqual(["1"]);
  const bruno = await member(right, "2");
  expect([bruno.room.members.count, bruno.ids()]).toEqual([2, ["1", "2"]]);
  expect(bruno.room.members.get("1").info).toEqual({ name: "Person 1" });
  await expect.poll(() => anna.changes).toEqual(["+2"]);
  const second = await member(left, "2");
  expect(second.room.members.count).toBe(2);
  await member(right, "3");
  await expect.poll(() => anna.changes).toEqual(["+2", "+3"]);
  await expect.poll(() => second.changes).toEqual(["+3"]);
  // No event informs the right server of the second connection of a member.
  for (const server of [left, right])
    await expect
      .poll(() => api(server))
      .toEqual({
        channel: { occupied: true, user_count: 3, subscription_count: 4 },
        list: { channels: { [channel]: { user_count: 3 } } },
        users: ["1", "2", "3"],
      });
  bruno.client.disconnect();
  await expect.poll(async () => (await api(left)).channel.subscription_count).toBe(3);
  expect(anna.changes).toEqual(["+2", "+3"]);
  second.client.disconnect();
  await expect.poll(() => anna.changes).toEqual(["+2", "+3", "-2"]);
  expect(anna.ids()).toEqual(["1", "3"]);
});

test("a killed server's members leave in a few seconds, and return with it", async () => {
  const { app, ports, start } = await pair();
  const [{ child }] = await Promise.all([start(0), start(1)]);
  const [left, right] = ports.map((port) => ({ app, port })) as [TestServer, TestServer];
  const bruno = await member(right, "2");
  const anna = await member(left, "1");
  await member(left, "2");
  await expect.poll(() => bruno.changes).toEqual(["+1"]);
  child.kill("SIGKILL");
  anna.client.disconnect();
  await expect.poll(() => bruno.changes, { timeout: 8000 }).toEqual(["+1", "-1"]);
  expect((await api(right)).users).toEqual(["2"]);
  await start(0);
  const returned = await member(left, "1");
  expect(returned.ids()).toEqual(["1", "2"]);
  await expect.poll(() => bruno.changes, { timeout: 3000 }).toEqual(["+1", "-1", "+1"]);
});

test("a server that hung for a while regains every member", async () => {
  const { app, ports, start } = await pair();
  const [{ child }] = await Promise.all([start(0), start(1)]);
  const [left, right] = ports.map((port) => ({ app, port })) as [TestServer, TestServer];
  const anna = await member(left, "1");
  const bruno = await member(right, "2");
  await expect.poll(() => anna.ids()).toEqual(["1", "2"]);
  child.kill("SIGSTOP");
  await expect.poll(() => bruno.ids(), { timeout: 8000 }).toEqual(["2"]);
  await member(right, "3");
  bruno.client.disconnect();
  child.kill("SIGCONT");
  await expect.poll(() => anna.ids(), { timeout: 8000 }).toEqual(["1", "3"]);
  await expect.poll(async () => (await api(right)).users, { timeout: 8000 }).toEqual(["1", "3"]);
});

test("only one server sends webhooks about both, and the second sends them when the first is killed", async () => {
  const events: string[] = [];
  const receiver = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const calls = JSON.parse(body).events as (WebhookEvent & { user_id?: string })[];
    for (const { name, user_id = "" } of calls) events.push(`${name} ${user_id}`.trim());
    response.end();
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(receiver)}`;
  const { app, ports, start } = await pair({ REALTIME_WEBHOOK_URL: url });
  const { child } = await start(0);
  await start(1);
  const [left, right] = ports.map((port) => ({ app, port })) as [TestServer, TestServer];
  const pages = [await member(left, "1"), await member(right, "1"), await member(right, "2")];
  await expect.poll(() => events).toEqual(["channel_occupied", "member_added 1", "member_added 2"]);
  pages[0]?.client.disconnect();
  await expect.poll(async () => (await api(right)).channel.subscription_count).toBe(2);
  child.kill("SIGKILL");
  pages[2]?.client.disconnect();
  await expect.poll(() => events, { timeout: 10_000 }).toContain("member_removed 2");
  pages[1]?.client.disconnect();
  await expect.poll(() => events.at(-1), { timeout: 10_000 }).toBe("channel_vacated");
  // The second server may report again what the first reported just before its end.
  const ends = events.filter((event) => !event.startsWith("member_added") && event !== "channel_occupied");
  expect(ends).toEqual(["member_removed 2", "member_removed 1", "channel_vacated"]);
});

test("rejects a state that is not signed by a server of the application", async () => {
  const server = await startTestServer();
  const anna = await member(server, "1");
  const message = { id: "x", started_at: 0, has_webhooks: true, number: 1, changes: [] };
  const post = (params: Record<string, string>) =>
    publisher(server).post({ path: "/server_state", body: message as unknown as string, params });
  await expect(post({})).rejects.toMatchObject({ status: 404 });
  const url = `http://127.0.0.1:${server.port}/apps/${server.app.id}/server_state?from_peer=1`;
  expect((await fetch(url)).status).toBe(401);
  expect((await post({ from_peer: "1" })).status).toBe(200);
  expect(anna.ids()).toEqual(["1"]);
  await next(createClient(server, "2").subscribe(channel), "pusher:subscription_succeeded");
  await expect.poll(() => anna.changes).toEqual(["+2"]);
});
