import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { WebSocket, WebSocketServer } from "ws";
import { handleRequest } from "./api/handle-request";
import { codes } from "./codes";
import { type HeartbeatOptions, startHeartbeat } from "./heartbeat";
import { Hub, type HubOptions } from "./hub";
import { type App, limits } from "./limits";
import { Peers } from "./peers";
import { acceptSockets } from "./sockets";
import { Webhooks } from "./webhooks";

export type Settings = {
  app: App;
  port: number;
  host?: string | undefined;
  peers?: readonly string[];
  heartbeat?: Partial<HeartbeatOptions>;
  webhookUrl?: string | undefined;
} & Partial<HubOptions>;

export type RealtimeServer = { port: number; stop: () => Promise<void> };

const defaultHeartbeat: HeartbeatOptions = {
  activitySeconds: 120,
  pongSeconds: 30,
  authorizationSeconds: 30,
};

export async function startRealtimeServer({
  app,
  port,
  host = "127.0.0.1",
  peers = [],
  clientEventChannels = [],
  anonymousConnectionsPerIpAddress = limits.anonymousConnectionsPerIpAddress,
  maxConnections = limits.connections,
  ...settings
}: Settings): Promise<RealtimeServer> {
  const heartbeat = { ...defaultHeartbeat, ...settings.heartbeat };
  const webhooks = settings.webhookUrl ? new Webhooks({ app, url: settings.webhookUrl }) : null;
  const options = { clientEventChannels, anonymousConnectionsPerIpAddress, maxConnections };
  const hub = new Hub(app, options, webhooks?.add ?? null, peers.length > 0 ? new Peers(app, peers) : null);
  const server = createServer((request, response) => handleRequest(hub, request, response));
  server.headersTimeout = 5_000;
  server.requestTimeout = 10_000;
  server.keepAliveTimeout = 65_000;
  const sockets = acceptSockets(server, hub, heartbeat.activitySeconds);
  await hub.cluster.start();
  await once(server.listen(port, host), "listening");
  const stopHeartbeat = startHeartbeat(hub, heartbeat);
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      stopHeartbeat();
      await close(server, sockets);
      await hub.cluster.stop();
      await webhooks?.stop();
    },
  };
}

async function close(server: Server, sockets: WebSocketServer): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  for (const socket of sockets.clients) socket.close(codes.goingAway, "The server is stopping.");
  const killTimer = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
  }, 1000);
  await Promise.all([closed, ...[...sockets.clients].map(socketClosed)]);
  clearTimeout(killTimer);
}

function socketClosed(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => socket.once("close", () => resolve()));
}
