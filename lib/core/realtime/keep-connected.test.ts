import { expect, onTestFinished, test } from "vitest";
import { bareSocket, browser, next, openServer } from "@/e2e/support/realtime-server";
import { keepConnected } from "./keep-connected";

test("a client beyond the limit backs off, and returns when there is room", async () => {
  const place = await openServer({ anonymousConnectionsPerAddress: 1 });
  const client = browser(place, "1", { unavailableTimeout: 3000 });
  onTestFinished(keepConnected(client));
  const states: string[] = [];
  client.connection.bind("state_change", ({ current }: { current: string }) => states.push(current));
  await next(client.connection, "connected");
  const { socket } = await bareSocket(place);
  await next(client.connection, "disconnected");
  // By itself the library would have come back every second until its own timeout.
  expect(states).toEqual(["connected", "disconnected"]);
  socket.terminate();
  await next(client.connection, "connected");
});
