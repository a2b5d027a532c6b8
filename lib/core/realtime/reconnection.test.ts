import { expect, onTestFinished, test } from "vitest";
import { bareSocket, createClient, next, startTestServer } from "@/e2e/support/realtime-server";
import { enableReconnection, reconnectionDelay } from "./reconnection";

test("a client above the limit backs off, and reconnects when there is capacity", async () => {
  const server = await startTestServer({ anonymousConnectionsPerIpAddress: 1 });
  const client = createClient(server, "1", { unavailableTimeout: 3000 });
  onTestFinished(enableReconnection(client));
  const states: string[] = [];
  client.connection.bind("state_change", ({ current }: { current: string }) => states.push(current));
  await next(client.connection, "connected");
  const { socket } = await bareSocket(server);
  await next(client.connection, "disconnected");
  // The library alone would have reconnected every second until its own timeout.
  expect(states).toEqual(["connected", "disconnected"]);
  socket.terminate();
  await next(client.connection, "connected");
});

test("the number of lost connections spreads the first attempt, and back-off the next ones", () => {
  const longest = (failedAttempts: number, lostConnections: number) =>
    Math.max(...Array.from({ length: 500 }, () => reconnectionDelay(failedAttempts, lostConnections)));
  expect(longest(0, 0)).toBeLessThanOrEqual(1000);
  expect(longest(0, 5000)).toBeGreaterThan(5000);
  expect(longest(0, 5000)).toBeLessThanOrEqual(10_000);
  expect(longest(0, 1_000_000)).toBeLessThanOrEqual(21_000);
  expect(longest(1, 5000)).toBeLessThanOrEqual(2000);
  expect(longest(20, 5000)).toBeLessThanOrEqual(30_000);
});
