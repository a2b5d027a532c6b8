import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { WebSocket } from "ws";
import { reconnectionDelay } from "@/lib/core/realtime/reconnection";
import { kilobytes, percentile } from "../figures";
import { post } from "../post";
import type { Finding } from "../report";
import { type Usage, usageBelow } from "../soak/processes";
import { type BenchUser, createSessions } from "../users";
import { ipAddressFor, nextFrames, openSocket, type RealtimeEnv } from "./client";
import { durationFinding } from "./delivery";

type Options = { origin: string; env: RealtimeEnv; students: BenchUser[] };

export const tabCount = 5000;
const openConcurrency = 40;

/** Reconnects all tabs after a kill of the realtime server, while another user uses the application. */
export async function measureReconnection({ origin, env, students }: Options): Promise<Finding[]> {
  const [other, ...rest] = students as [BenchUser, ...BenchUser[]];
  const tabs = await createSessions("student", rest, tabCount);
  const before = realtimeUsage();
  const sockets = await openConcurrently(tabs, async (tab) => ({
    tab,
    socket: await openTab(origin, env, tab),
  }));
  const perConnection = ((realtimeUsage().memory - before.memory) * 1024 * 1024) / tabCount;
  const times: number[] = [];
  const calls = new AbortController();
  const calling = callRepeatedly(`${origin}/api/unread`, other, times, calls.signal);
  const returning = sockets.map(({ tab, socket }) => reconnectTab(origin, env, tab, socket));
  const startedAt = performance.now();
  for (const pid of realtimeUsage().pids) process.kill(pid, "SIGKILL");
  const returned = await Promise.all(returning);
  const seconds = (performance.now() - startedAt) / 1000;
  calls.abort();
  await calling;
  for (const socket of returned) socket.terminate();
  const measured = `${seconds.toFixed(1)} s`;
  const what = `${tabCount} tabs of ${tabCount} sessions subscribe again after the realtime server was killed`;
  return [
    { what, measured, goal: "≤ 10 s", met: seconds <= 10 },
    durationFinding(`another's ${times.length} calls meanwhile, p99`, percentile(times, 0.99), 500),
    { what: "memory of the realtime server per connection", measured: kilobytes(perConnection) },
  ];
}

export async function openConcurrently<T>(
  tabs: BenchUser[],
  open: (tab: BenchUser) => Promise<T>,
): Promise<T[]> {
  const queue = [...tabs];
  const opened: T[] = [];
  const next = async () => {
    for (let tab = queue.pop(); tab; tab = queue.pop()) opened.push(await open(tab));
  };
  await Promise.all(Array.from({ length: openConcurrency }, next));
  return opened;
}

const realtimeUsage = (): Usage => usageBelow(process.pid).realtime;

/** Waits until its socket closes, and reconnects as pages do. */
async function reconnectTab(origin: string, env: RealtimeEnv, tab: BenchUser, socket: WebSocket) {
  await once(socket, "close");
  for (let failedAttempts = 0; ; failedAttempts++) {
    await delay(reconnectionDelay(failedAttempts, tabCount));
    const next = await openTab(origin, env, tab).catch(() => null);
    if (next) return next;
  }
}

export async function openTab(
  origin: string,
  env: RealtimeEnv,
  user: BenchUser,
  conversationId = 7,
): Promise<WebSocket> {
  const { socket, socketId } = await openSocket(origin, env, ipAddressFor(user.id));
  const own = `private-user-${user.id}`;
  const names = ["private-members", own, `${own}-active`];
  const channel_name = [...names, `private-conversation-${conversationId}`];
  const body = { socket_id: socketId, channel_name };
  const { status, reply } = await post(`${origin}/broadcasting/auth`, user, JSON.stringify(body));
  if (status !== 200) {
    socket.terminate();
    throw new Error(`not authorized: ${status} ${reply}`);
  }
  const subscriptions = Object.entries<object>(JSON.parse(reply).channels);
  if (socket.readyState !== socket.OPEN) throw new Error("closed");
  // Subscribes to all channels at once, as the client library does when the signatures arrive.
  const subscribed = nextFrames(socket, subscriptions.length);
  for (const [channel, signed] of subscriptions)
    socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, ...signed } }));
  await subscribed;
  socket.on("error", () => {});
  return socket;
}

export async function callRepeatedly(
  url: string,
  { bearer }: BenchUser,
  times: number[],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const startedAt = performance.now();
    await (await fetch(url, { headers: bearer })).arrayBuffer();
    times.push(performance.now() - startedAt);
    await delay(20);
  }
}
