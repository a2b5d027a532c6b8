import { expect, test } from "vitest";
import { forkRealtimeServer } from "@/e2e/support/realtime-process";
import {
  bareSocket,
  createClient,
  newApp,
  next,
  publisher,
  startTestServer,
  subscribe,
  type TestServer,
} from "@/e2e/support/realtime-server";

type ErrorEvent = { data: { code: number; message: string } };

test("a client event reaches the other subscribers of a private channel", async () => {
  const server = await startTestServer({ clientEventChannels: ["private-room", "presence-*"] });
  const [anna, bruno] = [createClient(server, "1"), createClient(server, "2")];
  const room = await subscribe(anna, "private-room");
  const receivedByAnna: unknown[] = [];
  room.bind("client-typing", (data: unknown) => receivedByAnna.push(data));
  const typing = next(await subscribe(bruno, "private-room"), "client-typing");
  room.trigger("client-typing", { by: 1 });
  expect(await typing).toEqual({ by: 1 });
  const reply = next(room, "client-typing");
  bruno.channel("private-room").trigger("client-typing", { by: 2 });
  await reply;
  expect(receivedByAnna).toEqual([{ by: 2 }]);
});

test("a client event on a presence channel carries its user", async () => {
  const server = await startTestServer({ clientEventChannels: ["private-room", "presence-*"] });
  const room = await subscribe(createClient(server, "1"), "presence-room");
  const senderId = new Promise((resolve) => {
    subscribe(createClient(server, "2"), "presence-room").then((channel) => {
      channel.bind("client-typing", (_: unknown, { user_id }: { user_id: string }) => resolve(user_id));
      room.trigger("client-typing", {});
    });
  });
  expect(await senderId).toBe("1");
});

test("rejects client events on public channels, on unsubscribed ones and with reserved names", async () => {
  const server = await startTestServer();
  const client = createClient(server);
  const open = await subscribe(client, "open");
  for (const [event, name] of [
    ["client-news", "open"],
    ["client-news", "private-elsewhere"],
    ["news", "open"],
    ["pusher_internal:member_added", "open"],
  ] as const) {
    const rejection = next<ErrorEvent>(client.connection, "error");
    client.send_event(event, {}, name);
    expect((await rejection).data.code).toBe(4300);
  }
  const received = next(open, "news");
  await publisher(server).trigger("open", "news", 1);
  expect(await received).toBe(1);
});

test("a channel that does not opt in relays no client events", async () => {
  const server = await startTestServer({ clientEventChannels: ["private-room", "private-group-*"] });
  const [sender, other] = [createClient(server, "1"), createClient(server, "2")];
  const received: string[] = [];
  for (const name of ["private-rooms", "private-group", "private-members", "private-group-7"]) {
    (await subscribe(other, name)).bind("client-typing", () => received.push(name));
    const channel = await subscribe(sender, name);
    const error = next<ErrorEvent>(sender.connection, "error");
    channel.trigger("client-typing", {});
    if (name !== "private-group-7") expect((await error).data.code).toBe(4300);
  }
  await expect.poll(() => received).toEqual(["private-group-7"]);
});

test("limits a user to ten client events a second over all connections, separately from other users", async () => {
  const server = await startTestServer({ clientEventChannels: ["private-room"] });
  const counts = await sendFrom(server, ["1", "1", "1", "2"], 10);
  expect(counts.get("1")).toBe(10);
  expect(counts.get("2")).toBe(10);
});

test("counts the events of a closed connection", async () => {
  const server = await startTestServer({ clientEventChannels: ["private-room"] });
  const listener = await signedSocket(server, "9");
  let received = 0;
  listener.socket.on("message", () => (received += 1));
  const start = Date.now();
  for (let i = 0; i < 5; i++) {
    const { socket, read } = await signedSocket(server, "1");
    for (let n = 0; n < 10; n++) socket.send(clientEvent("1"));
    socket.send('{"event":"pusher:ping"}');
    while ((await read()).event !== "pusher:pong");
    socket.terminate();
  }
  const windows = Math.ceil((Date.now() - start) / 1000) + 1;
  expect(received).toBeLessThanOrEqual(10 * windows);
  expect(received).toBeLessThan(50);
});

test("limits a user to 16 KB of client events a second over all connections, and to less than 11 KB at once", async () => {
  const server = await startTestServer({ clientEventChannels: ["private-room"] });
  expect((await sendFrom(server, ["1", "1", "1"], 1, 7000)).get("1")).toBe(2);
  expect((await sendFrom(server, ["2"], 1, 11_000)).size).toBe(0);
});

test("the server's process reads from its environment which channels opt in", async () => {
  const app = newApp();
  const settings = { CLIENT_EVENT_CHANNELS: "private-other,private-room" };
  const { port } = await forkRealtimeServer(app, { settings });
  expect((await sendFrom({ app, port }, ["1"], 1)).get("1")).toBe(1);
  const closed = await forkRealtimeServer(app);
  expect((await sendFrom({ app, port: closed.port }, ["1"], 1)).size).toBe(0);
});

const clientEvent = (from: string, bytes = 0) =>
  JSON.stringify({
    event: "client-typing",
    channel: "private-room",
    data: { from, text: "x".repeat(bytes) },
  });

async function signedSocket(server: TestServer, userId: string) {
  const opened = await bareSocket(server);
  const signed = publisher(server).authorizeChannel(opened.id, "private-room", { user_id: userId });
  const data = { channel: "private-room", ...signed };
  opened.send("pusher:subscribe", data);
  await opened.read();
  return opened;
}

/** Each connection sends this many events at once. Returns the number of events that arrived from each user. */
async function sendFrom(
  server: TestServer,
  users: string[],
  events: number,
  bytes = 0,
): Promise<Map<string, number>> {
  const arrived = new Map<string, number>();
  const room = await subscribe(createClient(server, "listener"), "private-room");
  room.bind("client-typing", ({ from }: { from: string }) => arrived.set(from, (arrived.get(from) ?? 0) + 1));
  const senders = await Promise.all(
    users.map(async (user) => ({ user, ...(await signedSocket(server, user)) })),
  );
  for (const { socket, user } of senders)
    for (let i = 0; i < events; i++) socket.send(clientEvent(user, bytes));
  for (const { socket, read } of senders) {
    socket.send('{"event":"pusher:ping"}');
    while ((await read()).event !== "pusher:pong");
  }
  const last = next(room, "end");
  await publisher(server).trigger("private-room", "end", {});
  await last;
  return arrived;
}
