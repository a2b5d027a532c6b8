import { setTimeout as delay } from "node:timers/promises";
import type { WebSocket } from "ws";
import type { RealtimeEnv } from "../chat/client";
import { openConcurrently, openTab } from "../chat/crowd";
import type { Dataset } from "../data/dataset";
import { type BenchUser, createSessions } from "../users";
import type { Conversation } from "./kinds";

type Options = { origin: string; env: RealtimeEnv; school: Dataset; conversations: Conversation[] };
type Change = { id: number; likes: number; comments: number };

export const onlineCount = 1000;

/** Opens a page for students in pairs who share a conversation, and for the recruiters of all companies. */
export async function openOnline({ origin, env, school, conversations }: Options) {
  const recruiters = await school.owner<{ id: number }[]>`select user_id as id from company_members`;
  const pairs = conversations.slice(0, (onlineCount - recruiters.length) / 2);
  const students = pairs.flatMap(({ low, high }) => [{ id: low }, { id: high }]);
  const conversationOf = new Map(
    pairs.flatMap(({ id, low, high }) => [[low, id] as const, [high, id] as const]),
  );
  const tabs = [
    ...(await createSessions("student", students, students.length)),
    ...(await createSessions("company", recruiters, recruiters.length)),
  ];
  const arrivals = countArrivals();
  const open = async (tab: BenchUser) => {
    const socket = await openTab(origin, env, tab, conversationOf.get(tab.id));
    arrivals.follow(socket);
    return socket;
  };
  return { sockets: await openConcurrently(tabs, open), arrivals };
}

export type Arrivals = ReturnType<typeof countArrivals>;

/** Counts the frames of each event on all sockets, and remembers the latest change of each post on each socket. */
function countArrivals() {
  const events = new Map<string, number>();
  const posts = new Map<WebSocket, Map<number, Change>>();
  // All sockets of a channel receive the same bytes, which are parsed once.
  let last: { bytes: Buffer; event: string; changed: Change[] } | undefined;
  const read = (bytes: Buffer) => {
    if (last?.bytes.equals(bytes)) return last;
    const { event, data } = JSON.parse(bytes.toString());
    last = { bytes, event, changed: event === "posts:changed" ? JSON.parse(data).changed : [] };
    return last;
  };
  const total = () => [...events.values()].reduce((sum, count) => sum + count, 0);
  return {
    follow(socket: WebSocket) {
      const latest = new Map<number, Change>();
      posts.set(socket, latest);
      socket.on("message", (bytes: Buffer) => {
        const { event, changed } = read(bytes);
        events.set(event, (events.get(event) ?? 0) + 1);
        for (const change of changed) latest.set(change.id, change);
      });
    },
    reset() {
      events.clear();
      for (const latest of posts.values()) latest.clear();
    },
    /** Waits until no frame has arrived for a while. */
    async settle() {
      for (let before = -1; before !== total(); await delay(1500)) before = total();
    },
    count: (event: string) => events.get(event) ?? 0,
    latestChanges: () => [...posts.values()],
  };
}
