import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { newApp, startTestServer } from "@/e2e/support/realtime-server";
import { requiredEnv } from "@/e2e/support/required-env";
import { readEnv } from "@/lib/core/env";
import { freePort } from "../services/ports";
import { drain } from "./drain";
import { listen } from "./listen";
import { forwardUpgrades } from "./upgrades";

type Settings = {
  realtimePort: number;
  app?: ReturnType<typeof newApp>;
  env?: NodeJS.Dict<string>;
  limits?: Parameters<typeof forwardUpgrades>[3];
};

/** Starts an application that forwards to a realtime server and opens a socket; returns the result of the handshake. */
async function openForwarder({ realtimePort, app = newApp(), env: more, limits }: Settings) {
  const env = readEnv({
    ...requiredEnv,
    NODE_ENV: "production",
    APP_URL: "https://school.example",
    PUSHER_APP_ID: app.id,
    PUSHER_KEY: app.key,
    PUSHER_SECRET: app.secret,
    PUSHER_HOST: "127.0.0.1",
    PUSHER_PORT: String(realtimePort),
    ...more,
  });
  const port = await freePort();
  const servers = await listen(() => {}, "127.0.0.1", port);
  const sockets = forwardUpgrades(servers, new http.Server(), env, limits);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await drain(servers);
  });
  return async (options: ClientOptions = {}) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${app.key}?protocol=7`, options);
    socket.on("error", () => {});
    const closed = new Promise<number>((resolve) => socket.on("close", resolve));
    const status = await new Promise<number>((resolve) => {
      socket.on("unexpected-response", (_, { statusCode }) => resolve(statusCode ?? 0));
      socket.on("message", () => resolve(101));
    });
    return { socket, status, closed };
  };
}

const fromAddress = (ipAddress: string) => ({ headers: { "x-forwarded-for": ipAddress } });

test("accepts the application's origin and a missing one, and rejects others", async () => {
  const { app, port: realtimePort } = await startTestServer();
  const connect = await openForwarder({ app, realtimePort });
  expect((await connect()).status).toBe(101);
  expect((await connect({ origin: "https://school.example" })).status).toBe(101);
  expect(
    (await connect({ origin: "https://requested.example", headers: { host: "requested.example" } })).status,
  ).toBe(101);
  for (const origin of ["https://evil.example", "http://school.example", "null", ""])
    expect([origin, (await connect({ headers: { origin } })).status]).toEqual([origin, 403]);
});

test("accepts the configured origins", async () => {
  const { app, port: realtimePort } = await startTestServer();
  const env = { REALTIME_ORIGINS: "https://intranet.example,https://other.example" };
  const connect = await openForwarder({ app, realtimePort, env });
  expect((await connect({ origin: "https://other.example" })).status).toBe(101);
  expect((await connect({ origin: "https://evil.example" })).status).toBe(403);
});

test("counts anonymous connections by the IP address that the trusted proxy saw", async () => {
  const { app, port: realtimePort } = await startTestServer({ anonymousConnectionsPerIpAddress: 1 });
  const connect = await openForwarder({ app, realtimePort, env: { TRUSTED_PROXIES: "1" } });
  const first = await connect(fromAddress("203.0.113.9"));
  const other = await connect(fromAddress("203.0.113.10"));
  await connect(fromAddress("1.2.3.4, 203.0.113.9"));
  expect(await first.closed).toBe(4100);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
});

test("without a trusted proxy, a header does not change the IP address", async () => {
  const { app, port: realtimePort } = await startTestServer({ anonymousConnectionsPerIpAddress: 1 });
  const connect = await openForwarder({ app, realtimePort });
  const first = await connect(fromAddress("203.0.113.9"));
  const second = await connect(fromAddress("203.0.113.10"));
  expect(await first.closed).toBe(4100);
  await connect({ headers: { "x-realtime-forwarded-for": "203.0.113.11 x" } });
  expect(await second.closed).toBe(4100);
});

test("sockets beyond the burst of an IP address wait, then are rejected, and others do not wait", async () => {
  const { app, port: realtimePort } = await startTestServer();
  const limits = { perSecond: 1, burst: 1, maxWaitMs: 1250 };
  const connect = await openForwarder({ app, realtimePort, env: { TRUSTED_PROXIES: "1" }, limits });
  const opened: string[] = [];
  const open = async (ipAddress: string) => {
    const { status } = await connect(fromAddress(ipAddress));
    opened.push(`${ipAddress} ${status}`);
  };
  const attempts = [open("203.0.113.9"), open("203.0.113.9"), open("203.0.113.9"), open("203.0.113.9")];
  await Promise.all([...attempts, open("203.0.113.10")]);
  expect(opened.slice(-1), "waited").toEqual(["203.0.113.9 101"]);
  expect(opened.slice(0, -1).sort()).toEqual([
    "203.0.113.10 101",
    "203.0.113.9 101",
    "203.0.113.9 429",
    "203.0.113.9 429",
  ]);
});

test("the realtime server never receives the session cookie", async () => {
  const realtimeServer = http.createServer();
  const port = await listenOnFreePort(realtimeServer);
  const connect = await openForwarder({ realtimePort: port });
  const upgrade = once(realtimeServer, "upgrade");
  connect({ headers: { cookie: "session=secret", authorization: "Bearer secret" } });
  const [{ headers }, socket] = await upgrade;
  expect(headers).not.toHaveProperty("cookie");
  expect(headers).not.toHaveProperty("authorization");
  expect(headers["x-realtime-forwarded-for"]).toMatch(/^127\.0\.0\.1 [0-9a-f]{64}$/);
  socket.destroy();
});

test("responds with 504 when the realtime server accepts the connection but does not respond", async () => {
  const stopped = net.createServer(() => {});
  const connect = await openForwarder({ realtimePort: await listenOnFreePort(stopped) });
  expect((await connect()).status).toBe(504);
});
