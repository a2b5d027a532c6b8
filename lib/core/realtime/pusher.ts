import http from "node:http";
import https from "node:https";
import Pusher from "pusher";
import { env } from "@/lib/core/env";
import { cachedProbe } from "@/lib/core/health/cached-probe";
import { realtimeAddress } from "./address";
import { eventTimeoutMs } from "./deliver";

let client: Pusher | undefined;
let eventClient: Pusher | undefined;

/** The client for calls that a request waits for. */
export function pusher(): Pusher {
  client ??= create(1000);
  return client;
}

/** The client for events, which no request waits for. */
export function eventPusher(): Pusher {
  eventClient ??= create(eventTimeoutMs);
  return eventClient;
}

function create(timeout: number): Pusher {
  const settings = env();
  const address = realtimeAddress(settings);
  const useTLS = address?.isTls ?? true;
  const app = {
    appId: settings.PUSHER_APP_ID,
    key: settings.PUSHER_KEY,
    secret: settings.PUSHER_SECRET,
    timeout,
    useTLS,
    agent: new (useTLS ? https : http).Agent({ keepAlive: true, maxSockets: 32 }),
  };
  if (!address) return new Pusher({ ...app, cluster: settings.PUSHER_CLUSTER ?? "mt1" });
  return new Pusher({ ...app, host: address.host, port: String(address.port) });
}

export const isRealtimeReachable = cachedProbe(
  "realtime",
  () => pusher().get({ path: "/channels", params: { filter_by_prefix: "health-" } }),
  { ttlMs: 1000, timeoutMs: 1500 },
);
