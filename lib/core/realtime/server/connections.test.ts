import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import { forkRealtimeServer } from "@/e2e/support/realtime-process";
import {
  bareSocket,
  closing,
  createClient,
  forwardedSocket,
  newApp,
  next,
  publisher,
  startTestServer,
  type TestServer,
} from "@/e2e/support/realtime-server";

const subscribe = (channel: string) => JSON.stringify({ event: "pusher:subscribe", data: { channel } });

test("a user has at most twenty connections", async () => {
  const server = await startTestServer();
  const open = async () => {
    const opened = await bareSocket(server);
    const signed = publisher(server).authenticateUser(opened.id, { id: "1" });
    opened.send("pusher:signin", signed);
    return opened;
  };
  const sockets = [];
  for (let i = 0; i < 20; i++) {
    sockets.push(await open());
    expect((await sockets[i]?.read())?.event).toBe("pusher:signin_success");
  }
  expect(await closing((await open()).socket)).toBe(4100);
  const other = createClient(server, "2");
  other.signin();
  await next(other, "pusher:signin_success");
  sockets[0]?.socket.terminate();
  const outcome = async () => {
    const again = await open();
    return Promise.race([closing(again.socket), again.read().then(({ event }) => event)]);
  };
  await expect.poll(outcome).toBe("pusher:signin_success");
});

test("counts connections by the user of their signed private channels", async () => {
  const server = await startTestServer();
  for (let i = 0; i < 20; i++) {
    const { read, id, send } = await bareSocket(server);
    const signed = publisher(server).authenticateUser(id, { id: "1" });
    send("pusher:signin", signed);
    await read();
    const claimed = { channel: "#server-to-user-1", channel_data: '{"user_id":"2"}' };
    send("pusher:subscribe", claimed);
    expect((await read()).event).toBe("pusher_internal:subscription_succeeded");
  }
  const subscribeAs = async (user_id: string) => {
    const opened = await bareSocket(server);
    const signed = publisher(server).authorizeChannel(opened.id, "private-room", { user_id });
    const data = { channel: "private-room", ...signed };
    opened.send("pusher:subscribe", data);
    return opened;
  };
  expect(await closing((await subscribeAs("1")).socket)).toBe(4100);
  expect((await (await subscribeAs("2")).read()).event).toBe("pusher_internal:subscription_succeeded");
});

test("closes the oldest anonymous connection above the limit of an IP address", async () => {
  const server = await startTestServer({ anonymousConnectionsPerIpAddress: 2 });
  const [user, visitor] = [await openSocket(server, "203.0.113.9"), await openSocket(server, "203.0.113.9")];
  const other = await openSocket(server, "203.0.113.10");
  const signed = publisher(server).authenticateUser(user.id, { id: "1" });
  user.socket.send(JSON.stringify({ event: "pusher:signin", data: signed }));
  await message(user.socket);
  const second = await openSocket(server, "203.0.113.9");
  const ended = closing(visitor.socket);
  await openSocket(server, "203.0.113.9");
  expect(await ended).toBe(4100);
  for (const { socket } of [user, second, other]) expect(socket.readyState).toBe(socket.OPEN);
});

test("a visitor with many connections does not prevent others at the IP address from signing in", async () => {
  const server = await startTestServer({ anonymousConnectionsPerIpAddress: 3 });
  for (let i = 0; i < 6; i++) {
    const { socket } = await openSocket(server, "203.0.113.9");
    socket.send(subscribe("test"));
  }
  const { socket, id } = await openSocket(server, "203.0.113.9");
  const signed = publisher(server).authenticateUser(id, { id: "1" });
  socket.send(JSON.stringify({ event: "pusher:signin", data: signed }));
  expect((await message(socket)).event).toBe("pusher:signin_success");
});

test("treats an IPv6 network as one IP address", async () => {
  const server = await startTestServer({ anonymousConnectionsPerIpAddress: 1 });
  const first = await openSocket(server, "2001:db8:1:2::1");
  const other = await openSocket(server, "2001:db8:1:3::1");
  const ended = closing(first.socket);
  await openSocket(server, "2001:db8:1:2::2");
  expect(await ended).toBe(4100);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
});

test("a client cannot forge its IP address", async () => {
  const server = await startTestServer({ anonymousConnectionsPerIpAddress: 1 });
  const first = await bareSocket(server);
  const ended = closing(first.socket);
  const headers = {
    "x-realtime-forwarded-for": `203.0.113.9 ${"0".repeat(64)}`,
    "x-forwarded-for": "203.0.113.9",
  };
  const url = `ws://127.0.0.1:${server.port}/app/${server.app.key}?protocol=7`;
  const socket = new WebSocket(url, { headers });
  onTestFinished(() => socket.terminate());
  expect(await ended).toBe(4100);
});

test("rejects a browser that bypasses the application", async () => {
  const server = await startTestServer();
  const origin = "https://elsewhere.example";
  await openSocket(server, "203.0.113.9", { origin });
  const direct = new WebSocket(`ws://127.0.0.1:${server.port}/app/${server.app.key}?protocol=7`, { origin });
  const error = await new Promise<Error>((resolve) => direct.once("error", resolve));
  expect(error.message).toContain("403");
});

test("the server's process reads the anonymous limit from its environment", async () => {
  const app = newApp();
  const { port } = await forkRealtimeServer(app, { settings: { REALTIME_MAX_ANONYMOUS: "1" } });
  const { socket } = await openSocket({ app, port }, "203.0.113.9");
  const ended = closing(socket);
  await openSocket({ app, port }, "203.0.113.9");
  expect(await ended).toBe(4100);
});

test("closes a connection that neither signs in nor subscribes in time", async () => {
  const server = await startTestServer({ heartbeat: { authorizationSeconds: 0.5 } });
  const [visitor, signedIn] = [await bareSocket(server), createClient(server, "1")];
  signedIn.signin();
  visitor.socket.send(subscribe("test"));
  await visitor.read();
  const unused = await bareSocket(server);
  expect(await closing(unused.socket)).toBe(4009);
  expect(visitor.socket.readyState).toBe(visitor.socket.OPEN);
  expect(signedIn.connection.state).toBe("connected");
  visitor.socket.send('{"event":"pusher:unsubscribe","data":{"channel":"test"}}');
  expect(await closing(visitor.socket)).toBe(4009);
});

test("terminates a client that does not close its connection", { timeout: 10_000 }, async () => {
  const server = await startTestServer();
  const socket = connect(server.port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const handshake = [
    `GET /app/${server.app.key}?protocol=1 HTTP/1.1`,
    "host: x",
    "connection: upgrade",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
  ];
  socket.write(`${handshake.join("\r\n")}\r\n\r\n`);
  await once(socket.resume(), "close");
});

/** A forwarded socket after the realtime server's greeting. */
async function openSocket(server: TestServer, ipAddress: string, options?: ClientOptions) {
  const socket = forwardedSocket(server, ipAddress, options);
  const { event, data } = await message(socket);
  expect(event).toBe("pusher:connection_established");
  return { socket, id: JSON.parse(data).socket_id as string };
}

async function message(socket: WebSocket): Promise<{ event: string; data: string }> {
  const [frame] = await once(socket, "message");
  return JSON.parse(frame.toString());
}
