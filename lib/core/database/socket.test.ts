import { once } from "node:events";
import net from "node:net";
import { expect, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { openSocket } from "./socket";

test("hangs up on a server that does not offer the required encryption", { timeout: 5000 }, async () => {
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
