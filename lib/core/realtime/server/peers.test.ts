import { beforeAll, expect, test } from "vitest";
import { forkRealtimeServer } from "@/e2e/support/realtime-process";
import {
  bareSocket,
  closing,
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
import type { Settings } from "./server";

beforeAll(() => {
  log.level = "silent";
});

const url = (port: number) => `http://127.0.0.1:${port}`;

/** Opens two servers of one application. */
async function openPair(settings: Partial<Settings> = {}): Promise<[TestServer, TestServer]> {
  const [app, first, second] = [newApp(), await freePort(), await freePort()];
  return [
    await startTestServer({ ...settings, app, port: first, peers: [url(second)] }),
    await startTestServer({ ...settings, app, port: second, peers: [url(first)] }),
  ];
}

/** The second is a process, which can be stopped. */
async function openPairWithProcess() {
  const [app, first, second] = [newApp(), await freePort(), await freePort()];
  const left = await startTestServer({ app, port: first, peers: [url(second)] });
  const { child } = await forkRealtimeServer(app, { port: second, settings: { REALTIME_PEERS: url(first) } });
  return { left, right: { app, port: second }, child };
}

test("delivers events and batches to the subscribers of both servers, once and in order", async () => {
  const [left, right] = await openPair();
  const received: [number[], number[]] = [[], []];
  for (const [index, server] of [left, right].entries()) {
    const channel = await subscribe(createClient(server, String(index)), "private-room");
    channel.bind("news", (data: number) => received[index]?.push(data));
  }
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  for (const index of numbers)
    await publisher(index % 2 === 0 ? left : right).trigger("private-room", "news", index);
  await expect.poll(() => received).toEqual([numbers, numbers]);
  const batch = [50, 51].map((data) => ({ channel: "private-room", name: "news", data }));
  await publisher(left).triggerBatch(batch);
  await expect
    .poll(() => received.map((contents) => contents.slice(50)))
    .toEqual([
      [50, 51],
      [50, 51],
    ]);
});

test("relays client events to the other server, but not back to their sender", async () => {
  const [left, right] = await openPair({ clientEventChannels: ["private-*"] });
  const [anna, bruno] = [createClient(left, "1"), createClient(right, "2")];
  const room = await subscribe(anna, "private-room");
  const returned: unknown[] = [];
  room.bind("client-typing", (data: unknown) => returned.push(data));
  const typing = next(await subscribe(bruno, "private-room"), "client-typing");
  room.trigger("client-typing", { at: 3 });
  expect(await typing).toEqual({ at: 3 });
  const reply = next(room, "client-typing");
  bruno.channel("private-room").trigger("client-typing", { at: 4 });
  await reply;
  expect(returned).toEqual([{ at: 4 }]);
});

test("lists and counts the channels of both", async () => {
  const [left, right] = await openPair();
  await subscribe(createClient(left, "1"), "private-left");
  await subscribe(createClient(left, "1"), "private-both");
  await subscribe(createClient(right, "2"), "private-both");
  await subscribe(createClient(right, "2"), "private-right");
  for (const server of [left, right]) {
    const get = async (path: string, params = {}) => (await publisher(server).get({ path, params })).json();
    const counted = { filter_by_prefix: "private-", info: "subscription_count" };
    expect(await get("/channels", counted)).toEqual({
      channels: {
        "private-left": { subscription_count: 1 },
        "private-both": { subscription_count: 2 },
        "private-right": { subscription_count: 1 },
      },
    });
    expect((await get("/channels/private-left")).occupied).toBe(true);
    expect((await get("/channels/private-none")).occupied).toBe(false);
  }
});

test("disconnects a user from both servers, and revokes earlier signatures", async () => {
  const [left, right] = await openPair();
  for (const [server, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const sockets = [await bareSocket(server), await bareSocket(other)];
    const subscriptions = sockets.map(({ id, send, read }) => {
      const member = { user_id: "7", issued_at: Date.now() } as { user_id: string };
      const signed = publisher(server).authorizeChannel(id, "private-room", member);
      const data = { channel: "private-room", ...signed };
      return async () => {
        send("pusher:subscribe", data);
        return (await read()).event;
      };
    });
    for (const trySubscribe of subscriptions)
      expect(await trySubscribe()).toBe("pusher_internal:subscription_succeeded");
    const body = { user_ids: ["7"], before: Date.now() } as unknown as string;
    await publisher(server).post({ path: "/channels/private-room/unsubscribe_users", body });
    for (const { read } of sockets) expect((await read()).event).toBe("pusher:subscription_error");
    for (const trySubscribe of subscriptions) expect(await trySubscribe()).toBe("pusher:subscription_error");
    const codes = sockets.map(({ socket }) => closing(socket));
    await publisher(server).terminateUserConnections("7");
    expect(await Promise.all(codes)).toEqual([4009, 4009]);
  }
});

test("a peer that was stopped for seconds receives each event, once and in order", async () => {
  const { left, right, child } = await openPairWithProcess();
  const received: number[] = [];
  const room = await subscribe(createClient(right, "2"), "private-room");
  room.bind("news", (data: number) => received.push(data));
  child.kill("SIGSTOP");
  for (const data of [1, 2]) await publisher(left).trigger("private-room", "news", data);
  // A call that waits for the peer, and gives up.
  await expect(publisher(left).terminateUserConnections("3")).rejects.toMatchObject({ status: 503 });
  await publisher(left).trigger("private-room", "news", 3);
  child.kill("SIGCONT");
  await expect.poll(() => received).toEqual([1, 2, 3]);
});

test("a hung peer does not delay events to others, and terminating connections fails until it is back", async () => {
  const { left, right, child } = await openPairWithProcess();
  const [anna, bruno] = [createClient(left, "1"), createClient(right, "2")];
  for (const client of [anna, bruno]) {
    client.signin();
    await next(client, "pusher:signin_success");
  }
  const news = next(await subscribe(anna, "private-room"), "news");
  child.kill("SIGSTOP");
  await publisher(left).trigger("private-room", "news", 1);
  expect(await news).toBe(1);
  await expect(publisher(left).terminateUserConnections("2")).rejects.toMatchObject({ status: 503 });
  child.kill("SIGCONT");
  const ended = next(bruno.connection, "disconnected");
  await expect.poll(() => terminates(left, "2"), { timeout: 5000 }).toBe(true);
  await ended;
});

async function terminates(server: TestServer, userId: string): Promise<boolean> {
  const [{ status }] = await Promise.allSettled([publisher(server).terminateUserConnections(userId)]);
  return status === "fulfilled";
}
