import { connect } from "node:net";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import {
  bareSocket,
  closing,
  createClient,
  next,
  publisher,
  startTestServer,
  subscribe,
  type TestServer,
} from "@/e2e/support/realtime-server";

/** A well-behaved client still receives events: what a hostile frame must not change. */
async function assertStillDelivers(server: TestServer): Promise<void> {
  const received = next(await subscribe(createClient(server), "room"), "news");
  await publisher(server).trigger("room", "news", 1);
  expect(await received).toBe(1);
}

const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

test("responds to an invalid frame with an error and keeps the connection", async () => {
  const server = await startTestServer();
  const { socket, read } = await bareSocket(server);
  const frames = [
    "",
    "{",
    "null",
    "[]",
    '"pusher:ping"',
    "{}",
    '{"event":7}',
    '{"event":"pusher:unknown"}',
    '{"event":"__proto__"}',
    '{"event":"constructor","channel":"__proto__","data":{"__proto__":{"polluted":true}}}',
    '{"__proto__":{"event":"pusher:ping"}}',
    '{"event":"pusher:subscribe"}',
    '{"event":"pusher:subscribe","data":[]}',
    '{"event":"pusher:subscribe","data":{"channel":{"toString":1}}}',
    `{"event":"pusher:subscribe","data":${deep(15_000)}}`,
    deep(16_000),
  ];
  for (const frame of frames) {
    socket.send(frame);
    expect([frame, (await read()).event]).toEqual([frame, "pusher:error"]);
  }
  socket.send('{"event":"pusher:ping","data":{}}');
  expect((await read()).event).toBe("pusher:pong");
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  await assertStillDelivers(server);
});

test("rejects an invalid channel name with an error of its subscription", async () => {
  const { socket, read, send } = await bareSocket(await startTestServer());
  for (const channel of ["", "x".repeat(30_000), "no spaces", "é", "#own"]) {
    send("pusher:subscribe", { channel });
    const { data, ...rejection } = await read();
    expect(rejection).toEqual({ event: "pusher:subscription_error", channel: channel.slice(0, 200) });
    expect(JSON.parse(data as string)).toMatchObject({ type: "SubscriptionError", status: 400 });
  }
  socket.send('{"event":"pusher:ping","data":{}}');
  expect((await read()).event).toBe("pusher:pong");
});

test("accepts __proto__ as the name of a channel or user", async () => {
  const server = await startTestServer();
  const { read, id, send } = await bareSocket(server);
  for (const name of ["__proto__", "constructor"]) {
    send("pusher:subscribe", { channel: name });
    expect(await read()).toMatchObject({ event: "pusher_internal:subscription_succeeded", channel: name });
  }
  const signed = publisher(server).authorizeChannel(id, "presence-room", { user_id: "__proto__" });
  send("pusher:subscribe", { channel: "presence-room", ...signed });
  const { data } = await read();
  expect(data).toBe('{"presence":{"count":1,"ids":["__proto__"],"hash":{"__proto__":null}}}');
});

test("ignores data that is nested too deeply", async () => {
  const server = await startTestServer();
  const { socket, read, id, send } = await bareSocket(server);
  const { auth } = publisher(server).authorizeChannel(id, "private-room");
  send("pusher:subscribe", { channel: "private-room", auth });
  await read();
  socket.send(`{"event":"client-x","channel":"private-room","data":${deep(15_000)}}`);
  expect((await read()).event).toBe("pusher:error");
  await assertStillDelivers(server);
});

test("a giant frame, a binary frame and a flood each close only their own connection", async () => {
  const server = await startTestServer();
  const giant = await bareSocket(server);
  const binary = await bareSocket(server);
  const flood = await bareSocket(server);
  const codes = [giant, binary, flood].map(({ socket }) => closing(socket));
  giant.socket.send(JSON.stringify({ event: "x".repeat(5_000_000) }));
  binary.socket.send(Buffer.from('{"event":"pusher:ping"}'));
  for (let i = 0; i < 500; i++) flood.socket.send('{"event":"pusher:ping","data":{}}');
  expect(await Promise.all(codes)).toEqual([1009, 1003, 4100]);
  await assertStillDelivers(server);
});

test("a connection subscribes to at most a hundred channels", async () => {
  const server = await startTestServer();
  const { read, send } = await bareSocket(server);
  for (let i = 0; i <= 100; i++) {
    send("pusher:subscribe", { channel: `room-${i}` });
  }
  for (let i = 0; i < 100; i++) expect((await read()).event).toBe("pusher_internal:subscription_succeeded");
  expect(await read()).toMatchObject({ event: "pusher:subscription_error", channel: "room-100" });
});

test("rejects a wrong key, another protocol and another path, with the code before the close", async () => {
  const server = await startTestServer();
  const end = async (path: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`);
    const errors: unknown[] = [];
    socket.on("message", (frame) => errors.push(JSON.parse(frame.toString())));
    const code = await closing(socket);
    expect(errors).toEqual([
      { event: "pusher:error", data: { code, message: expect.stringMatching(/\.$/) } },
    ]);
    return code;
  };
  expect(await end("/app/unknown?protocol=7")).toBe(4001);
  expect(await end(`/app/${server.app.key}?protocol=4`)).toBe(4007);
  expect(await end(`/app/${server.app.key}?protocol=x`)).toBe(4006);
  expect(await end(`/app/${server.app.key}`)).toBe(4008);
  const elsewhere = new WebSocket(`ws://127.0.0.1:${server.port}/elsewhere`);
  const error = await new Promise<Error>((resolve) => elsewhere.once("error", resolve));
  expect(error.message).toContain("404");
});

test("survives invalid HTTP and invalid upgrades", async () => {
  const server = await startTestServer();
  const upgrade = "connection: upgrade\r\nupgrade: websocket\r\nhost: x\r\n\r\n";
  const path = `/app/${server.app.key}?protocol=7`;
  for (const text of [
    "\0\xff\r\n\r\n",
    `GET ${path} HTTP/1.1\r\n${upgrade}`,
    `GET //[/% HTTP/1.1\r\n${upgrade}`,
  ]) {
    const socket = connect(server.port, "127.0.0.1", () => socket.write(text));
    await new Promise((resolve) =>
      socket
        .once("close", resolve)
        .on("error", () => {})
        .resume(),
    );
  }
  await assertStillDelivers(server);
});
