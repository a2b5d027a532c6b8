import type { App } from "@/lib/core/realtime/server/limits";

/** The variables that connect an application to a realtime server on this machine. */
export function realtimeEnv({ id, key, secret }: App, port: number): Record<string, string> {
  return {
    PUSHER_APP_ID: id,
    PUSHER_KEY: key,
    PUSHER_SECRET: secret,
    PUSHER_HOST: "127.0.0.1",
    PUSHER_PORT: String(port),
  };
}

/** The environment without a realtime server: none listens on the port. */
export const noRealtimeEnv = realtimeEnv({ id: "none", key: "none", secret: "none" }, 9);
