import { randomBytes } from "node:crypto";
import http from "node:http";
import Pusher from "pusher";
import Client, { type Options } from "pusher-js";
import { onTestFinished } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import { forwardedAddressHeader, signForwardedAddress } from "@/lib/core/realtime/server/forwarded-address";
import type { App } from "@/lib/core/realtime/server/limits";
import { type Settings, startRealtimeServer } from "@/lib/core/realtime/server/server";

export type TestServer = { app: App; port: number };

export function newApp(): App {
  const word = () => randomBytes(8).toString("hex");
  return { id: word(), key: word(), secret: word() };
}

export async function startTestServer(settings: Partial<Settings> = {}): Promise<TestServer> {
  const { app = newApp() } = settings;
  const server = await startRealtimeServer({ port: 0, ...settings, app });
  onTestFinished(() => server.stop());
  return { app, port: server.port };
}

export function publisher({ app, port }: TestServer): Pusher {
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const { id: appId, key, secret } = app;
  return new Pusher({ appId, key, secret, host: "127.0.0.1", port: String(port), timeout: 5000, agent });
}

export function createClient(server: TestServer, id = "1", options: Partial<Options> = {}): Client {
  const application = publisher(server);
  const client = new Client(server.app.key, {
    cluster: "",
    wsHost: "127.0.0.1",
    wsPort: server.port,
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) => {
        const member = { user_id: id, user_info: { name: `Person ${id}` } };
        const data = channelName.startsWith("presence-") ? member : undefined;
        callback(null, application.authorizeChannel(socketId, channelName, data));
      },
    },
    userAuthentication: {
      customHandler: ({ socketId }, callback) =>
        callback(null, application.authenticateUser(socketId, { id })),
    },
    ...options,
  });
  onTestFinished(() => client.disconnect());
  return client;
}

type Emitter = {
  bind(event: string, handler: (data: never) => void): unknown;
  unbind(event: string, handler: (data: never) => void): unknown;
};

export function next<T = unknown>(emitter: Emitter, event: string): Promise<T> {
  return new Promise((resolve) => {
    const handler = (data: T) => {
      emitter.unbind(event, handler);
      resolve(data);
    };
    emitter.bind(event, handler);
  });
}

export async function subscribe(client: Client, name: string) {
  const channel = client.subscribe(name);
  await next(channel, "pusher:subscription_succeeded");
  return channel;
}

/** A socket as the application forwards it for a client at this IP address. */
export function forwardedSocket(
  { app, port }: TestServer,
  ipAddress: string,
  options: ClientOptions = {},
): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${app.key}?protocol=7`, {
    ...options,
    finishRequest: (request) => {
      const headers = { "sec-websocket-key": String(request.getHeader("sec-websocket-key")) };
      request.setHeader(forwardedAddressHeader, signForwardedAddress(app, { headers }, ipAddress));
      request.end();
    },
  });
  onTestFinished(() => socket.terminate());
  return socket;
}

/** A raw WebSocket, after the server's first message, for tests that violate the protocol. */
export async function bareSocket(server: TestServer) {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/app/${server.app.key}?protocol=7`);
  onTestFinished(() => socket.terminate());
  const read = reader(socket);
  const { data } = await read();
  const { socket_id } = JSON.parse(data as string);
  const send = (event: string, data: object) => socket.send(JSON.stringify({ event, data }));
  return { socket, read, send, id: socket_id as string };
}

type ServerMessage = { event: string; channel?: string; data: unknown };

function reader(socket: WebSocket): () => Promise<ServerMessage> {
  const messages: ServerMessage[] = [];
  const waiting: ((message: ServerMessage) => void)[] = [];
  socket.on("message", (frame) => {
    const message = JSON.parse(frame.toString()) as ServerMessage;
    const reader = waiting.shift();
    if (reader) reader(message);
    else messages.push(message);
  });
  return async () => messages.shift() ?? new Promise((resolve) => waiting.push(resolve));
}

export function closing(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.once("close", (code) => resolve(code)));
}
