import net from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { WebSocket } from "ws";
import { openSocket, type RealtimeEnv } from "./client";

export type Target = { attack: keyof typeof attacks; origin: string; env: RealtimeEnv; userId: number };

const ipAddress = "203.251.1.9";

/** The attacks of a hostile client, each up to the realtime server's limits and beyond, until the client is stopped. */
export const attacks = {
  "client events": async (target: Target) => {
    const sockets = await open(target, 20);
    const frame = JSON.stringify({
      event: "client-typing",
      channel: "private-members",
      data: "x".repeat(5000),
    });
    await repeat(50, () => {
      for (const socket of sockets) for (let index = 0; index < 9; index++) send(socket, frame);
    });
  },
  "10,000 connects": async (target: Target) => {
    let left = 10_000;
    const connect = async () => {
      while (left-- > 0) await openSocket(target.origin, target.env, ipAddress).catch(() => delay(10));
    };
    await Promise.all(Array.from({ length: 50 }, connect));
  },
  "sockets that never read": async (target: Target) => {
    const sockets = await open(target, 200);
    for (const socket of sockets) socket.pause();
    const frame = JSON.stringify({ event: "pusher:subscribe", data: { channel: `${"y".repeat(199)} ` } });
    await repeat(50, () => {
      for (const socket of sockets) send(socket, frame);
    });
  },
  "half-open handshakes": async ({ origin, env }: Target) => {
    const { hostname, port } = new URL(origin);
    await repeat(20, () => {
      const socket = net.connect(Number(port), hostname, () =>
        socket.write(`GET /app/${env.PUSHER_KEY}?protocol=7 HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n`),
      );
      socket.on("error", () => {});
    });
  },
  "replayed signatures": async (target: Target) => {
    const sockets = await open(target, 20);
    const channel = `private-user-${target.userId}`;
    const auth = `${target.env.PUSHER_KEY}:${"0".repeat(64)}`;
    const frame = JSON.stringify({ event: "pusher:subscribe", data: { channel, auth } });
    await repeat(50, () => {
      for (const socket of sockets) for (let index = 0; index < 9; index++) send(socket, frame);
    });
  },
};

async function open({ origin, env }: Target, count: number): Promise<WebSocket[]> {
  const opening = Array.from({ length: count }, () => openSocket(origin, env, ipAddress));
  const sockets = (await Promise.all(opening)).map(({ socket }) => socket);
  for (const socket of sockets) socket.on("error", () => {});
  return sockets;
}

function send(socket: WebSocket, frame: string): void {
  if (socket.readyState === socket.OPEN) socket.send(frame);
}

async function repeat(everyMs: number, act: () => void): Promise<void> {
  for (;;) {
    act();
    await delay(everyMs);
  }
}

if (process.send) {
  process.once("message", (target: Target) => void attacks[target.attack](target));
  process.once("disconnect", () => process.exit());
}
