import * as z from "zod/mini";
import { startRealtimeServer } from "./server";

const environment = z.object({
  PUSHER_APP_ID: z.string().check(z.minLength(1)),
  PUSHER_KEY: z.string().check(z.minLength(1)),
  PUSHER_SECRET: z.string().check(z.minLength(1)),
  PUSHER_PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 0),
  REALTIME_HOST: z.optional(z.string().check(z.minLength(1))),
  REALTIME_PEERS: z._default(z.string().check(z.regex(/^(http:\/\/[^\s/,]+(,|$))*$/)), ""),
  REALTIME_WEBHOOK_URL: z.optional(z.url({ protocol: /^https?$/ })),
  CLIENT_EVENT_CHANNELS: z._default(z.string(), ""),
  REALTIME_MAX_ANONYMOUS: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  REALTIME_MAX_CONNECTIONS: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
});

async function main(): Promise<void> {
  const settings = environment.parse(process.env);
  const app = { id: settings.PUSHER_APP_ID, key: settings.PUSHER_KEY, secret: settings.PUSHER_SECRET };
  const server = await startRealtimeServer({
    app,
    port: settings.PUSHER_PORT,
    host: settings.REALTIME_HOST,
    peers: settings.REALTIME_PEERS.split(",").filter(Boolean),
    clientEventChannels: settings.CLIENT_EVENT_CHANNELS.split(",").filter(Boolean),
    anonymousConnectionsPerAddress: settings.REALTIME_MAX_ANONYMOUS,
    maxConnections: settings.REALTIME_MAX_CONNECTIONS,
    webhookUrl: settings.REALTIME_WEBHOOK_URL,
  });
  const end = () => server.stop().then(() => process.exit(0));
  process.once("disconnect", end);
  process.once("SIGTERM", end);
  // The terminal sends Ctrl-C to the whole group; with a parent, the parent decides.
  process.on("SIGINT", process.connected ? () => {} : end);
  process.send?.({ ready: true, port: server.port });
}

main().catch((error: Error) => {
  const message = `The realtime server cannot start: ${error.message}.`;
  if (!process.send) {
    console.error(message);
    process.exit(1);
  }
  process.send({ failed: message }, () => process.exit(1));
});
