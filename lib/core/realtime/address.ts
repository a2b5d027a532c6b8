import type { Env } from "@/lib/core/env";

export type Address = { host: string; port: number; isTls: boolean };

/**
 * The address of the realtime server for the application, or null for a cluster of Pusher. Without a port, it is
 * reached by TLS on 443.
 */
export function realtimeAddress(
  env: Pick<Env, "PUSHER_CLUSTER" | "PUSHER_HOST" | "PUSHER_PORT" | "PUSHER_SCHEME">,
): Address | null {
  const { PUSHER_CLUSTER: cluster, PUSHER_HOST: host, PUSHER_PORT: port = 443, PUSHER_SCHEME: scheme } = env;
  if (cluster !== undefined || host === undefined) return null;
  return { host, port, isTls: scheme === undefined ? port === 443 : scheme === "https" };
}
