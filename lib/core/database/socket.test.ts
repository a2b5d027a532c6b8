import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openSocket } from "./socket";

test("hangs up on a server that does not offer the required encryption", { timeout: 5000 }, async () => {
  const server = net.createServer((socket) => socket.once("data", () => socket.write("N")));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const accepted = once(server, "connection");
  const { port } = server.address() as AddressInfo;
  const timeouts = { connectMs: 1000, queryMs: 1000 };
  const socket = await openSocket({ host: "127.0.0.1", port }, "unverified", timeouts, {});
  const [error] = await once(socket, "error");
  expect(error.message).toContain("encrypted");
  const [connection] = await accepted;
  if (!connection.destroyed) await once(connection, "close");
});
