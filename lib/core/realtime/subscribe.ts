import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { ChannelName } from "./channels";
import type { RealtimeConfig } from "./config";
import type { EventName, RealtimeEvents } from "./events";
import { pusherOptions } from "./pusher-options";
import { SharedConnection } from "./shared-connection";
import { type ConnectionState, TabConnection } from "./tab-connection";

let configure: (config: RealtimeConfig) => void;
const configured = new Promise<RealtimeConfig>((resolve) => {
  configure = resolve;
});

const createConnection = () =>
  new TabConnection(async (onSessionOver) => {
    const config = await configured;
    await idle();
    const { default: Pusher } = await import("pusher-js");
    const socketId = (): string | undefined => pusher.connection.socket_id;
    const pusher = new Pusher(config.key, pusherOptions(config, location, { socketId, onSessionOver }));
    return { pusher, signsIn: config.signsIn };
  });

const connection = canShare() ? new SharedConnection(createConnection) : createConnection();
if (typeof document !== "undefined") onWake(connection.check);

/** Web Locks are missing on pages that are not secure. */
function canShare(): boolean {
  return typeof document !== "undefined" && "locks" in navigator && "BroadcastChannel" in window;
}

export function useRealtimeConfig(config: RealtimeConfig): void {
  useEffect(() => configure(config), [config]);
}

/** Calls `refresh` once the connection is back, because events sent while it is down are lost. */
export function useChannel<E extends EventName>(
  channel: ChannelName | null,
  event: E,
  handler: (payload: RealtimeEvents[E]) => void,
): void {
  useChannels(channel === null ? [] : [channel], event, handler);
}

export function useChannels<E extends EventName>(
  channels: readonly ChannelName[],
  event: E,
  handler: (payload: RealtimeEvents[E]) => void,
): void {
  const onEvent = useEffectEvent(handler);
  const names = [...new Set(channels)].sort().join(" ");
  useEffect(() => {
    const listen = (name: string) =>
      connection.listen(name, event, (payload) => onEvent(payload as RealtimeEvents[E]));
    const stops = names.split(" ").filter(Boolean).map(listen);
    return () => {
      for (const stop of stops) stop();
    };
  }, [names, event]);
}

/** Subscribes to a channel without events: only the number of its subscribers matters. */
export function useSubscription(channel: ChannelName | null): void {
  useEffect(() => {
    if (channel !== null) return connection.listen(channel, "", () => {});
  }, [channel]);
}

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(connection.watch, connection.state, () => "connecting");
}

/** Whether the session was found to be over. */
export function useSessionOver(): boolean {
  return useSyncExternalStore(connection.watch, connection.hasEnded, () => false);
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 500);
  });
}

const wakeCheckMs = 10_000;

/** Calls back when the page is shown, the network is back, or the machine slept (a timer is far too late). */
function onWake(handler: () => void): void {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) handler();
  });
  addEventListener("online", handler);
  let last = Date.now();
  setInterval(() => {
    const now = Date.now();
    if (now - last > 3 * wakeCheckMs && !document.hidden) handler();
    last = now;
  }, wakeCheckMs);
}
