import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { forkRealtimeServer } from "@/e2e/support/realtime-process";
import { forwardedSocket, newApp, publisher, type TestServer } from "@/e2e/support/realtime-server";

const connectionCount = 2000;

test("delivers to two thousand connections", async () => {
  const app = newApp();
  const server = { app, port: (await forkRealtimeServer(app)).port };
  const startedAt = performance.now();
  const sockets: WebSocket[] = [];
  for (let i = 0; i < connectionCount; i += 100) {
    sockets.push(
      ...(await Promise.all(Array.from({ length: 100 }, (_, n) => listener(server, `203.0.113.${n}`)))),
    );
  }
  const opened = performance.now();
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const start = performance.now();
    const deliveries = Promise.all(sockets.map(nextMessage));
    await publisher(server).trigger("room", "news", { id: round });
    await deliveries;
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const [open, median, worst] = [opened - startedAt, times[5] ?? 0, times[9] ?? 0].map(Math.round);
  console.log(
    `${connectionCount} connections: opened in ${open} ms; all delivered in ${median} ms (median), ${worst} ms (worst)`,
  );
  const response = await publisher(server).get({
    path: "/channels/room",
    params: { info: "subscription_count" },
  });
  expect(await response.json()).toEqual({ occupied: true, subscription_count: connectionCount });
}, 60_000);

async function listener(server: TestServer, ipAddress: string): Promise<WebSocket> {
  const socket = forwardedSocket(server, ipAddress);
  await nextMessage(socket);
  socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: "room" } }));
  await nextMessage(socket);
  return socket;
}

function nextMessage(socket: WebSocket): Promise<unknown> {
  return new Promise((resolve) => socket.once("message", resolve));
}
