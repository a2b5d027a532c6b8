import http from "node:http";
import https from "node:https";
import Pusher from "pusher";
import { env } from "@/lib/core/env";
import { cachedProbe } from "@/lib/core/health/cached-probe";

let client: Pusher | undefined;

export function pusher(): Pusher {
  client ??= create();
  return client;
}

function create(): Pusher {
  const { PUSHER_CLUSTER: cluster, PUSHER_HOST: host, PUSHER_PORT: port, ...settings } = env();
  const useTLS = cluster !== undefined || port === undefined || port === 443;
  const app = {
    appId: settings.PUSHER_APP_ID,
    key: settings.PUSHER_KEY,
    secret: settings.PUSHER_SECRET,
    timeout: 1000,
    useTLS,
    agent: new (useTLS ? https : http).Agent({ keepAlive: true, maxSockets: 32 }),
  };
  if (cluster !== undefined || host === undefined) return new Pusher({ ...app, cluster: cluster ?? "mt1" });
  return new Pusher({ ...app, host, port: port?.toString() });
}

export const realtimeAnswers = cachedProbe(
  () => pusher().get({ path: "/channels", params: { filter_by_prefix: "health-" } }),
  1000,
  1500,
);
