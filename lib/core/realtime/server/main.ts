import * as z from "zod/mini";
import { numberVar, parseVars, realtimeSchema } from "@/lib/core/env";
import { startRealtimeServer } from "./server";

const required = z.string().check(z.minLength(1));

const environment = z.extend(realtimeSchema, {
  PUSHER_APP_ID: required,
  PUSHER_KEY: required,
  PUSHER_SECRET: required,
  /** 0 selects a free port. */
  PUSHER_PORT: z._default(numberVar("must be a number from 0 to 65535", 0, 65535), 0),
  CLIENT_EVENT_CHANNELS: z._default(z.string(), ""),
});

async function main(): Promise<void> {
  const settings = parseVars(environment, process.env);
  const app = { id: settings.PUSHER_APP_ID, key: settings.PUSHER_KEY, secret: settings.PUSHER_SECRET };
  const server = await startRealtimeServer({
    app,
    port: settings.PUSHER_PORT,
    host: settings.REALTIME_HOST,
    peers: settings.REALTIME_PEERS.split(",").filter(Boolean),
    clientEventChannels: settings.CLIENT_EVENT_CHANNELS.split(",").filter(Boolean),
    anonymousConnectionsPerIpAddress: settings.REALTIME_MAX_ANONYMOUS,
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
  const message = `The realtime server cannot start: ${error.message.replace(/\.$/, "")}.`;
  if (!process.send) {
    console.error(message);
    process.exit(1);
  }
  process.send({ failed: message }, () => process.exit(1));
});
