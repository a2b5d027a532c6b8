import { env } from "@/lib/core/env";
import { realtimeAddress } from "./address";

/** The id of the embedded server. It is not a number, unlike the ids of Pusher. */
export const embeddedAppId = "preau-embedded";

export function isEmbedded(): boolean {
  return env().PUSHER_APP_ID === embeddedAppId;
}

/**
 * `cluster` is absent where pages connect to their own origin. `signsIn`: the connection identifies its user by a sign-in.
 * Contains no secret.
 */
export type RealtimeConfig = { key: string; signsIn: boolean; cluster?: string };

export function realtimeConfig(): RealtimeConfig {
  const { PUSHER_KEY: key, PUSHER_CLUSTER: cluster = "mt1" } = env();
  const config = { key, signsIn: !isEmbedded() };
  return realtimeAddress(env()) ? config : { ...config, cluster };
}
