import { env } from "@/lib/core/env";

/** Pusher's own are numbers. */
export const embeddedAppId = "preau-embedded";

/** Without a cluster, the page's own origin. Contains no secret. */
export type RealtimeConfig = { key: string; cluster?: string };

export function realtimeConfig(): RealtimeConfig {
  const { PUSHER_KEY: key, PUSHER_CLUSTER: cluster, PUSHER_HOST: host } = env();
  return cluster === undefined && host !== undefined ? { key } : { key, cluster: cluster ?? "mt1" };
}
