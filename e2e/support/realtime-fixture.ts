import { createServer } from "node:http";
import { afterAll, vi } from "vitest";
import { authenticateUser, authorizeChannel, type ChannelUser } from "@/lib/core/realtime/auth";
import { embeddedAppId } from "@/lib/core/realtime/config";
import { type RealtimeServer, startRealtimeServer } from "@/lib/core/realtime/server/server";
import { listenOnFreePort } from "./listen-on-free-port";
import { realtimeEnv } from "./realtime-env";
import { newApp, type TestServer } from "./realtime-server";
import { requiredEnv } from "./required-env";

type AuthRequest = { socket_id: string; channel_name?: string[] };

export type RealtimeFixture = TestServer & {
  server: RealtimeServer;
  user: ChannelUser | null;
  requests: string[];
  remainingErrors: number;
};

export async function startFixture(): Promise<RealtimeFixture> {
  const app = { ...newApp(), id: embeddedAppId };
  const server = await startRealtimeServer({ app, port: 0 });
  afterAll(() => server.stop());
  const fixture: RealtimeFixture = {
    app,
    server,
    port: server.port,
    user: { id: 1, name: "Anna" },
    requests: [],
    remainingErrors: 0,
  };
  setTestEnv(app.key, app.secret, fixture.port);
  const base = await openApplication(fixture);
  const fetchFromNetwork = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetchFromNetwork(new URL(path, base), init));
  vi.stubGlobal("document", { cookie: "theme=dark; XSRF-TOKEN=a%3D%3D" });
  return fixture;
}

export function setTestEnv(key: string, secret: string, port: number): void {
  const env = { ...requiredEnv, ...realtimeEnv({ id: embeddedAppId, key, secret }, port) };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
}

async function openApplication(fixture: RealtimeFixture): Promise<string> {
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const authRequest = JSON.parse(text) as AuthRequest;
    fixture.requests.push(`${request.url} ${authRequest.channel_name ?? ""}`.trim());
    const [status, body] = responseOf(fixture, authRequest, request.headers["x-xsrf-token"]);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  return `http://127.0.0.1:${await listenOnFreePort(server, afterAll)}`;
}

function responseOf(fixture: RealtimeFixture, authRequest: AuthRequest, token: unknown): [number, object] {
  if (fixture.remainingErrors-- > 0) return [503, {}];
  if (token !== "a==") return [419, {}];
  if (!fixture.user) return [401, {}];
  const { user } = fixture;
  const { socket_id: socketId, channel_name: names } = authRequest;
  if (names === undefined) return [200, authenticateUser(socketId, user)];
  const sign = (channel: string) => authorizeChannel({ socketId, channel, issuedAt: Date.now() }, user);
  return [200, { channels: Object.fromEntries(names.map((name) => [name, sign(name)])) }];
}
