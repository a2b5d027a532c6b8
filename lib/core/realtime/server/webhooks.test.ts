import { createServer } from "node:http";
import { expect, test, vi } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { forkRealtimeServer } from "@/e2e/support/realtime-process";
import {
  bareSocket,
  createClient,
  newApp,
  publisher,
  startTestServer,
  subscribe,
  type TestServer,
} from "@/e2e/support/realtime-server";
import { log } from "@/lib/core/log";
import { freePort } from "@/scripts/services/ports";
import { type WebhookEvent, Webhooks } from "./webhooks";

type Call = { body: string; headers: Record<string, string> };

/** Answers with the statuses in turn, then 200. */
async function openReceiver(statuses: number[] = []) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    calls.push({ body, headers: request.headers as Record<string, string> });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}/hook`;
  return { url, calls, events: () => calls.flatMap(({ body }) => eventsOf(body)) };
}

const eventsOf = (body: string): WebhookEvent[] => JSON.parse(body).events;

test("reports occupied and vacated channels, members and client events, in order and signed", async () => {
  const receiver = await openReceiver();
  const server = await startTestServer({ webhookUrl: receiver.url, clientEventChannels: ["presence-*"] });
  const [anna, bruno] = [createClient(server, "1"), createClient(server, "2")];
  const room = await subscribe(anna, "presence-room");
  await subscribe(bruno, "presence-room");
  room.trigger("client-typing", { at: 3 });
  await expect.poll(receiver.events).toHaveLength(4);
  const { socket_id } = anna.connection;
  anna.disconnect();
  bruno.disconnect();
  await expect.poll(receiver.events).toHaveLength(7);
  const channel = "presence-room";
  const client = { event: "client-typing", data: '{"at":3}', socket_id, user_id: "1" };
  expect(receiver.events().slice(0, 4)).toEqual([
    { name: "channel_occupied", channel },
    { name: "member_added", channel, user_id: "1" },
    { name: "member_added", channel, user_id: "2" },
    { name: "client_event", channel, ...client },
  ]);
  expect(receiver.events().at(-1)).toEqual({ name: "channel_vacated", channel });
  for (const call of receiver.calls) expect(isValid(server, call)).toBe(true);
  expect(isValid(server, { ...(receiver.calls[0] as Call), body: "{}" })).toBe(false);
});

test("sends many events in few calls", async () => {
  const receiver = await openReceiver();
  const server = await startTestServer({ webhookUrl: receiver.url });
  const { send } = await bareSocket(server);
  for (let index = 0; index < 90; index++) send("pusher:subscribe", { channel: `room-${index}` });
  await expect.poll(receiver.events).toHaveLength(90);
  expect(receiver.calls.length).toBeLessThanOrEqual(3);
});

test("retries until the receiver responds, in the same order", async () => {
  const receiver = await openReceiver([500, 302, 404]);
  const webhooks = new Webhooks({
    app: newApp(),
    url: receiver.url,
    batchMs: 1,
    eventsPerCall: 2,
    retryMs: 1,
  });
  const names = ["a", "b", "c", "d", "e"];
  for (const channel of names) webhooks.add({ name: "channel_occupied", channel });
  await expect.poll(() => receiver.calls).toHaveLength(6);
  const [first, second, third, fourth, ...rest] = receiver.calls.map(({ body }) => body);
  expect(new Set([first, second, third, fourth]).size).toBe(1);
  const received = [fourth, ...rest].flatMap((body) => eventsOf(body as string));
  expect(received.map(({ channel }) => channel)).toEqual(names);
});

test("gives up on a batch after its attempts, and limits the length of the queue", async () => {
  const receiver = await openReceiver([500, 500, 500]);
  const options = { batchMs: 1, eventsPerCall: 2, retryMs: 1, maxAttempts: 3, maxQueued: 4 };
  const webhooks = new Webhooks({ app: newApp(), url: receiver.url, ...options });
  for (let index = 0; index < 9; index++)
    webhooks.add({ name: "channel_occupied", channel: `room-${index}` });
  await expect.poll(() => receiver.calls).toHaveLength(4);
  const channels = eventsOf(receiver.calls[3]?.body as string).map(({ channel }) => channel);
  expect(channels).toEqual(["room-2", "room-3"]);
});

test("logs once for each batch why its call failed", async () => {
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const receiver = await openReceiver([404, 404]);
  const options = { app: newApp(), batchMs: 1, retryMs: 1, maxAttempts: 3 };
  const message = "A webhook call failed";
  const webhooks = new Webhooks({ ...options, url: receiver.url });
  webhooks.add({ name: "channel_occupied", channel: "room" });
  await expect.poll(() => receiver.calls).toHaveLength(3);
  expect(warn.mock.calls).toEqual([[{ reason: "status 404" }, message]]);

  const unreachable = new Webhooks({ ...options, url: `http://127.0.0.1:${await freePort()}/hook` });
  unreachable.add({ name: "channel_occupied", channel: "room" });
  await expect
    .poll(() => warn.mock.calls.slice(1))
    .toEqual([
      [{ reason: "ECONNREFUSED" }, message],
      [{ dropped: 1 }, "Webhook events were dropped"],
    ]);
});

test("the server's process reads the URL from its environment, and sends the queue before it exits", async () => {
  const receiver = await openReceiver();
  const app = newApp();
  const { child, port } = await forkRealtimeServer(app, { settings: { REALTIME_WEBHOOK_URL: receiver.url } });
  await subscribe(createClient({ app, port }), "open");
  child.kill("SIGTERM");
  await expect
    .poll(() => receiver.events().map(({ name }) => name))
    .toEqual(["channel_occupied", "channel_vacated"]);
});

function isValid(server: TestServer, { body, headers }: Call): boolean {
  return publisher(server).webhook({ headers, rawBody: body }).isValid();
}
