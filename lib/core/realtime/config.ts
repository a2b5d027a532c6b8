import { env } from "@/lib/core/env";

/** What a browser needs to connect; without a cluster it connects to the page's own origin. No secret in it. */
export type RealtimeConfig = { key: string; cluster?: string };

/** For pages, on the server. */
export function realtimeConfig(): RealtimeConfig {
  const { PUSHER_KEY: key, PUSHER_CLUSTER: cluster, PUSHER_HOST: host } = env();
  return cluster === undefined && host !== undefined ? { key } : { key, cluster: cluster ?? "mt1" };
}
