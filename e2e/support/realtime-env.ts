import type { App } from "@/lib/core/realtime/server/limits";

/** The variables by which an application reaches a realtime server on this machine. */
export function realtimeEnv({ id, key, secret }: App, port: number): Record<string, string> {
  return {
    PUSHER_APP_ID: id,
    PUSHER_KEY: key,
    PUSHER_SECRET: secret,
    PUSHER_HOST: "127.0.0.1",
    PUSHER_PORT: String(port),
  };
}

/** No server listens on the port. */
export const noRealtimeEnv = realtimeEnv({ id: "none", key: "none", secret: "none" }, 9);
