import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { WebSocket } from "ws";
import { kilobytes, percentile } from "../figures";
import type { Finding } from "../report";
import { usageBelow } from "../soak/processes";
import type { Person } from "../users";
import { addressOf, openSocket, type RealtimeEnv } from "./client";
import { finding } from "./delivery";

type Options = { origin: string; env: RealtimeEnv; students: Person[] };

const tabs = 5000;
/** As keep-connected.ts spreads them. */
const returnsPerSecond = 600;

/** All tabs come back after a restart of the engine, while somebody else uses the application. */
export async function crowd({ origin, env, students }: Options): Promise<Finding[]> {
  const before = engineBytes();
  const sockets: WebSocket[] = [];
  const times: number[] = [];
  const calls = new AbortController();
  const other = callRepeatedly(`${origin}/api/unread`, students[0] as Person, times, calls.signal);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: tabs }, async (_, at) => {
      await pause(Math.random() * (tabs / returnsPerSecond) * 1000);
      const person = students[1 + (at % (students.length - 1))] as Person;
      for (let socket: WebSocket | null = null; !socket; ) {
        socket = await returnTab(origin, env, person).catch(() => null);
        if (socket) sockets.push(socket);
        else await pause(1000);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  calls.abort();
  await other;
  const perConnection = (engineBytes() - before) / tabs;
  for (const socket of sockets) socket.terminate();
  return [
    {
      what: `${tabs} tabs come back, each with one call that signs four channels`,
      measured: `${seconds.toFixed(1)} s`,
      goal: "≤ 10 s",
      met: seconds <= 10,
    },
    finding("another's calls meanwhile, p99", percentile(times, 0.99), 500),
    { what: "memory of the engine per connection", measured: kilobytes(perConnection) },
  ];
}

const engineBytes = () => usageBelow(process.pid).realtime.memory * 1024 * 1024;

async function returnTab(origin: string, env: RealtimeEnv, person: Person): Promise<WebSocket> {
  const { socket, socketId } = await openSocket(origin, env, addressOf(person.id));
  const own = `private-user-${person.id}`;
  const names = ["private-members", own, `${own}-active`];
  const response = await fetch(`${origin}/broadcasting/auth`, {
    method: "POST",
    headers: { ...person.bearer, "content-type": "application/json" },
    body: JSON.stringify({ socket_id: socketId, channel_name: [...names, "private-conversation-7"] }),
  });
  const { channels } = (await response.json()) as { channels: Record<string, object> };
  for (const [channel, signed] of Object.entries(channels)) {
    socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, ...signed } }));
    await once(socket, "message");
  }
  return socket;
}

async function callRepeatedly(url: string, { bearer }: Person, times: number[], signal: AbortSignal) {
  while (!signal.aborted) {
    const began = performance.now();
    await (await fetch(url, { headers: bearer })).arrayBuffer();
    times.push(performance.now() - began);
    await pause(20);
  }
}
