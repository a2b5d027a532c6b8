import { setTimeout as delay } from "node:timers/promises";
import type { WebSocket } from "ws";
import { reconnectionDelay } from "@/lib/core/realtime/reconnection";
import type { RealtimeEnv } from "../chat/client";
import { openTab, tabCount } from "../chat/crowd";
import type { BenchUser } from "../users";

/** Opens tabs as pages do, and retries until they are subscribed; `repeated` is the number of failed attempts. */
export function tabOpener(origin: string, env: RealtimeEnv) {
  let repeated = 0;
  const open = async (tab: BenchUser): Promise<WebSocket> => {
    for (let failedAttempts = 0; ; failedAttempts++) {
      try {
        return await openTab(origin, env, tab);
      } catch (error) {
        if (repeated++ === 0) console.error(error);
        await delay(reconnectionDelay(failedAttempts, tabCount));
      }
    }
  };
  return { open, repeated: () => repeated };
}

/** The number of friends that these tabs show as offline. */
export function countFriends(sockets: WebSocket[]): () => number {
  let count = 0;
  const onFrame = (frame: Buffer) => {
    const { event, data } = JSON.parse(frame.toString());
    if (event === "presence:changed") count += JSON.parse(data).offline?.length ?? 0;
  };
  for (const socket of sockets) socket.on("message", onFrame);
  return () => count;
}
