import { once } from "node:events";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import net from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { requiredEnv } from "@/e2e/support/required-env";
import { readEnv } from "@/lib/core/env";
import { freePort } from "../services/ports";
import { handleClientErrors } from "./client-errors";
import { drain } from "./drain";
import { listen } from "./listen";
import { forwardUpgrades } from "./upgrades";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const open: Server[] = [];
afterEach(() => drain(open.splice(0)));

const env = readEnv({ ...requiredEnv, NODE_ENV: "production" });

const never = 3_600_000;
const unlimited = {
  headersTimeout: never,
  requestTimeout: never,
  keepAliveTimeout: never,
  idleTimeout: 0,
  responseSentTimeout: never,
};

/** Connects a client that never closes; returns it with the number of sockets that the server holds. */
async function connect(
  listener: Listener,
  timeouts: Partial<typeof unlimited>,
  more: NodeJS.Dict<string> = {},
) {
  const port = await freePort();
  const [server] = await listen(listener, "127.0.0.1", port, { ...unlimited, ...timeouts });
  if (!server) throw new Error("no server");
  open.push(server);
  handleClientErrors([server], env);
  forwardUpgrades([server], new Server(), { ...env, ...more });
  const socket = net.connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  await once(socket, "connect");
  const countSockets = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  const waitUntilFreed = () =>
    vi.waitUntil(async () => (await countSockets()) === 0, { timeout: 8000, interval: 20 });
  let received = "";
  const waitForResponse = (start: string) => vi.waitUntil(() => received.startsWith(start), 5000);
  socket.on("data", (chunk) => (received += chunk));
  return { socket, countSockets, waitUntilFreed, waitForResponse };
}

const hello: Listener = (_, response) => void response.end("hello");
const head = "POST / HTTP/1.1\r\nHost: x\r\n";

test("closes a socket that sends nothing, or its headers too slowly", async () => {
  for (const sent of ["", "GET / HTTP/1.1\r\nHost: x\r\nX-"]) {
    const { socket, waitUntilFreed, waitForResponse } = await connect(hello, { headersTimeout: 200 });
    socket.write(sent);
    await waitForResponse("HTTP/1.1 408 ");
    await waitUntilFreed();
  }
});

test("closes a socket whose body does not end", async () => {
  const { socket, waitUntilFreed } = await connect((request) => request.resume(), {
    requestTimeout: 300,
    headersTimeout: 300,
  });
  socket.write(`${head}Content-Length: 1000\r\n\r\n`);
  const trickle = setInterval(() => socket.write("a"), 20);
  await waitUntilFreed();
  clearInterval(trickle);
});

test("closes a socket whose response was sent in the middle of its body", async () => {
  const { socket, waitForResponse, waitUntilFreed } = await connect(hello, { responseSentTimeout: 100 });
  socket.write(`${head}Content-Length: 1000\r\n\r\nhalf`);
  await waitForResponse("HTTP/1.1 200 ");
  await waitUntilFreed();
});

test("keeps a socket that continues its body after the response, and responds to its next request", async () => {
  const { socket, countSockets } = await connect(hello, { responseSentTimeout: 1000 });
  const responses = () => vi.waitUntil(() => received.split("HTTP/1.1 200 ").length === 3, 5000);
  let received = "";
  socket.on("data", (chunk) => (received += chunk));
  socket.write(`${head}Content-Length: 20\r\n\r\n`);
  for (let sent = 0; sent < 20; sent++) {
    await delay(75);
    socket.write("a");
  }
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await responses();
  expect(await countSockets()).toBe(1);
});

test("keeps a socket whose body ended after the response as long as another idle one", async () => {
  let held: net.Socket | undefined;
  const { socket, waitForResponse } = await connect(
    (request, response) => {
      held = request.socket;
      response.end("hello");
    },
    { responseSentTimeout: 5000, keepAliveTimeout: 65_000 },
  );
  socket.write(`${head}Content-Length: 8\r\n\r\nhalf`);
  await waitForResponse("HTTP/1.1 200 ");
  await vi.waitUntil(() => held?.timeout === 5000, 5000);
  socket.write("half");
  await vi.waitUntil(() => held?.timeout === 65_000, 5000);
});

test("closes a socket that never reads its response", async () => {
  const endless: Listener = (_, response) => void response.end(Buffer.alloc(50_000_000));
  const { socket, waitUntilFreed } = await connect(endless, { idleTimeout: 300 });
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await waitUntilFreed();
});

test("closes a socket that stays open after its request was rejected", async () => {
  for (const sent of ["no HTTP\r\n\r\n", "CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n"]) {
    const { socket, waitUntilFreed, waitForResponse } = await connect(hello, {});
    socket.write(sent);
    await waitForResponse("HTTP/1.1 40");
    await waitUntilFreed();
  }
});

test("keeps an idle realtime socket", async () => {
  const realtimeServer = net.createServer((upstream) => {
    upstream.resume().write("HTTP/1.1 101 Switching Protocols\r\n\r\n");
  });
  const port = await listenOnFreePort(realtimeServer);
  const { socket, waitForResponse, countSockets } = await connect(
    hello,
    { idleTimeout: 100 },
    { PUSHER_HOST: "127.0.0.1", PUSHER_PORT: String(port) },
  );
  socket.write("GET /app/key HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  await waitForResponse("HTTP/1.1 101 ");
  await delay(500);
  expect(await countSockets()).toBe(1);
  socket.destroy();
});
