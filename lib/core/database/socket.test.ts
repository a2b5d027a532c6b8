import { once } from "node:events";
import net, { type Socket } from "node:net";
import { expect, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { openSocket } from "./socket";

test("closes the connection to a server that does not offer the required encryption", {
  timeout: 5000,
}, async () => {
  const server = net.createServer((socket) => socket.once("data", () => socket.write("N")));
  const port = await listenOnFreePort(server);
  const accepted = once(server, "connection");
  const timeouts = { connectMs: 1000, queryMs: 1000 };
  const socket = await openSocket({ host: "127.0.0.1", port }, "unverified", timeouts, {});
  const [error] = await once(socket, "error");
  expect(error.message).toContain("encrypted");
  const [connection] = await accepted;
  if (!connection.destroyed) await once(connection, "close");
});

const readyForQuery = Uint8Array.from([0x5a, 0, 0, 0, 5, 0x49]);

/** A connection that has written its first message to a server that responds as `respond` has it. */
async function openTo(respond: (socket: Socket) => void): Promise<Socket> {
  const server = net.createServer((socket) => socket.once("data", () => respond(socket)));
  const port = await listenOnFreePort(server);
  const timeouts = { connectMs: 300, queryMs: 300 };
  const socket = await openSocket({ host: "127.0.0.1", port }, "none", timeouts, {});
  socket.write(new Uint8Array(8));
  return socket;
}

test("times out when the database does not respond", async () => {
  const [error] = await once(await openTo(() => {}), "error");
  expect(error.code).toBe("ETIMEDOUT");
});

test("does not count time during which the event loop is blocked", async () => {
  const socket = await openTo((peer) => setTimeout(() => peer.write(readyForQuery), 50));
  const blockedUntil = performance.now() + 700;
  while (performance.now() < blockedUntil);
  const [chunk] = await once(socket, "data");
  expect(Uint8Array.from(chunk)).toEqual(readyForQuery);
  socket.destroy();
});
