import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Dataset } from "../data/dataset";
import { milliseconds, percent, percentile } from "../figures";
import { post } from "../post";
import type { Finding } from "../report";
import type { BenchUser } from "../users";
import { listen, type RealtimeEnv } from "./client";

type Options = { origin: string; env: RealtimeEnv; school: Dataset; students: BenchUser[] };
type Route = { sender: BenchUser; conversationId: number };

const socketCount = 1000;
const loadSeconds = 60;

/**
 * Measures the time from the call that sends a message to its event on the other user's socket: alone, and under a
 * hundred messages per second.
 */
export async function measureDelivery({ origin, env, school, students }: Options): Promise<Finding[]> {
  const rows = await school.owner<{ id: number; sender: number; other: number }[]>`
    select id, low_user_id as sender, high_user_id as other from conversations
    where high_user_id - low_user_id = 1 and accepted_at is not null and low_user_id in ${school.owner(students.map(({ id }) => id))}`;
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  const sockets = [];
  for (let index = 0; index < socketCount; index++) {
    const row = rows[index % rows.length];
    if (!row) break;
    const target = { userId: row.other, channel: `private-conversation-${row.id}` };
    sockets.push(
      await listen(origin, env, target, ({ event, data }) => {
        if (event !== "message:created") return;
        const key = JSON.parse(data).message?.client_id;
        const startedAt = sentAt.get(key);
        // Several sockets may listen to a conversation; only the first one's time counts.
        if (startedAt && sentAt.delete(key)) times.push(performance.now() - startedAt);
      }),
    );
  }
  const routes: Route[] = rows.flatMap((row) => {
    const sender = students.find(({ id }) => id === row.sender);
    return sender ? [{ sender, conversationId: row.id }] : [];
  });
  const send = async ({ sender, conversationId }: Route) => {
    const client_id = randomUUID();
    sentAt.set(client_id, performance.now());
    const body = JSON.stringify({ content: "Sous les platanes", client_id });
    const url = `${origin}/api/chat/conversations/${conversationId}/messages`;
    const response = await post(url, sender, body).catch(() => null);
    if (response?.status !== 201) sentAt.delete(client_id);
  };
  const measure = async (count: number, everyMs: number) => {
    times.length = 0;
    const sending: Promise<void>[] = [];
    for (let index = 0; index < count; index++) {
      sending.push(send(routes[index % routes.length] as Route));
      await delay(everyMs);
    }
    await Promise.all(sending);
    await delay(500);
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), share: times.length / count };
  };
  await measure(100, 20);
  const quiet = await measure(200, 40);
  const loaded = await measure(100 * loadSeconds, 10);
  for (const socket of sockets) socket.terminate();
  return [
    durationFinding("POST to the other's event, quiet, p50", quiet.p50, 15),
    durationFinding("POST to the other's event, quiet, p99", quiet.p99, 50),
    durationFinding(
      `the same, ~100 messages/s, ${sockets.length} sockets, ${loadSeconds} s, p50`,
      loaded.p50,
      60,
    ),
    { what: "the same, p99", measured: milliseconds(loaded.p99) },
    { what: "the same, messages that arrived", measured: percent(loaded.share) },
  ];
}

export function durationFinding(what: string, durationMs: number, goal: number): Finding {
  return { what, measured: milliseconds(durationMs), goal: `≤ ${goal} ms`, met: durationMs <= goal };
}
