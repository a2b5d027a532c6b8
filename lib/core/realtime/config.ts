import { env } from "@/lib/core/env";

/** Pusher's own are numbers. */
export const embeddedAppId = "preau-embedded";

export function isEmbedded(): boolean {
  return env().PUSHER_APP_ID === embeddedAppId;
}

/** Without a cluster, the page's own origin. `signsIn`: the server learns the user by a sign-in. Contains no secret. */
export type RealtimeConfig = { key: string; signsIn: boolean; cluster?: string };

export function realtimeConfig(): RealtimeConfig {
  const { PUSHER_KEY: key, PUSHER_CLUSTER: cluster, PUSHER_HOST: host } = env();
  const config = { key, signsIn: !isEmbedded() };
  return cluster === undefined && host !== undefined ? config : { ...config, cluster: cluster ?? "mt1" };
}
