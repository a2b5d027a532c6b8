import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { afterEach, expect, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { requiredEnv } from "@/e2e/support/required-env";
import { readEnv } from "@/lib/core/env";
import { requestContext } from "@/lib/core/http/request-context";
import { freePort } from "../services/ports";
import { handleClientErrors } from "./client-errors";
import { drain } from "./drain";
import { listen, listenErrorMessage } from "./listen";
import { createRequestHandler, type RequestHandler } from "./request-handler";
import { withRequestTarget } from "./request-target";
import { forwardUpgrades } from "./upgrades";

const open: http.Server[] = [];
afterEach(() => drain(open.splice(0)));

function environment(more: NodeJS.Dict<string> = {}) {
  return readEnv({ ...requiredEnv, NODE_ENV: "production", ...more });
}

async function serve(handler: RequestHandler, env = environment()) {
  const port = await freePort();
  const servers = await listen(withRequestTarget(createRequestHandler(handler, env), env), "localhost", port);
  open.push(...servers);
  return { port, servers, url: `http://127.0.0.1:${port}` };
}

const hello: RequestHandler = async (_, response) => void response.end("hello");
const echo: RequestHandler = async ({ headers }, response) =>
  void response.end(JSON.stringify({ headers, ...requestContext() }));

/** Sends a raw request; resolves to the complete response. */
async function raw(port: number, text: string): Promise<string> {
  const socket = net.connect(port, "127.0.0.1");
  socket.end(text);
  let response = "";
  for await (const chunk of socket) response += chunk;
  return response;
}

test("listens on both loopback addresses", async () => {
  const { port } = await serve(hello);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("hello");
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe("hello");
});

test("reports a port that is in use", async () => {
  const { port } = await serve(hello);
  const error = await listen(() => {}, "localhost", port).catch((error) => error);
  expect(listenErrorMessage(error, "localhost", port)).toContain(`Port ${port} is in use`);
});

test.each(["TRACE", "PROPFIND", "PURGE", "LOCK"])("rejects the method %s", async (verb) => {
  const { port } = await serve(hello);
  expect(await raw(port, `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toContain("200 OK");
  const response = await raw(port, `${verb} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1.1 405 .*\r\n/);
  expect(response).toMatch(/allow: GET, HEAD, POST, OPTIONS/i);
});

test.each(["PUT", "PATCH", "DELETE"])("pages reject %s, which only the API accepts", async (method) => {
  const { url } = await serve(hello);
  for (const path of ["/", "/offre", "/apis", "/broadcasting-it"]) {
    const response = await fetch(url + path, { method });
    expect([response.status, response.headers.get("allow")], path).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
  }
  // Next.js knows the methods of these paths.
  for (const path of ["/api/posts/1", "/broadcasting/auth", "/sanctum/csrf-cookie", "/storage/images/a.webp"])
    expect((await fetch(url + path, { method })).status, path).toBe(200);
  expect((await fetch(`${url}/contact`, { method: "POST" })).status).toBe(200);
});

test("replaces the caching of Next.js for a year by revalidation", async () => {
  const { url } = await serve(async ({ url }, response) => {
    response.setHeader("cache-control", url === "/fixed" ? "s-maxage=31536000" : "private, no-store");
    response.end("page");
  });
  const { headers } = await fetch(`${url}/fixed`);
  expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect((await fetch(url)).headers.get("cache-control")).toBe("private, no-store");
});

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

test.each([
  ["an unknown method", 405, "FOO / HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["no HTTP at all", 400, "\u0016\u0003\u0001 hello\r\n\r\n"],
  ["no host", 400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["endless headers", 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`],
  ["a socket to an unknown path", 404, upgrade("/apps/key")],
  ["a tunnel", 405, "CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["TRACE", 405, "TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
])("the response to %s is %i, with the headers of every response", async (_, status, text) => {
  const env = environment({ APP_URL: "https://school.example" });
  const { port, servers } = await serve(hello, env);
  forwardUpgrades(servers, new http.Server(), env);
  handleClientErrors(servers, env);
  const response = await raw(port, text);
  expect(response.startsWith(`HTTP/1.1 ${status} `), response).toBe(true);
  for (const header of [
    "x-content-type-options: nosniff",
    "referrer-policy: ",
    "strict-transport-security: ",
  ])
    expect(response.toLowerCase()).toContain(`\r\n${header}`);
  expect(response).toMatch(/\r\ncontent-security-policy: default-src 'none';/i);
  expect(response).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/i);
});

test.each([
  ["GET /api/posts HTTP/1.1\r\nHost x\r\n\r\n", 400, "request_malformed"],
  ["\u0016\u0003\u0001 hello\r\n\r\n", 400, "request_malformed"],
  [`GET /api/posts HTTP/1.1\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431, "headers_too_large"],
])(
  "responds with the contract's JSON to unparsable requests under /api or without a path (%#)",
  async (text, status, code) => {
    const { port, servers } = await serve(hello);
    handleClientErrors(servers, environment());
    const response = await raw(port, text);
    expect(response).toMatch(
      new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*\r\ncontent-type: application/json\r\n`),
    );
    const body = JSON.parse(response.split("\r\n\r\n")[1] ?? "");
    expect(body).toEqual({
      success: false,
      status: "error",
      code,
      message: expect.stringMatching(/^L.*\.$/),
    });
  },
);

test("responds to an unparsable request for a page with a message in the browser's language", async () => {
  const { port, servers } = await serve(hello);
  handleClientErrors(servers, environment());
  const head = "GET /offre HTTP/1.1\r\nHost: x\r\nAccept-Language: en\r\n";
  const response = await raw(port, `${head}X: ${"a".repeat(20_000)}\r\n\r\n`);
  expect(response).toMatch(
    /^HTTP\/1.1 431 [\s\S]*text\/plain[\s\S]*The headers of the request are too large/,
  );
});

test("accepts a request with an unknown expectation", async () => {
  const { port } = await serve(hello);
  const request = "GET / HTTP/1.1\r\nHost: x\r\nExpect: bread\r\nConnection: close\r\n\r\n";
  expect(await raw(port, request)).toMatch(/^HTTP\/1.1 200 [\s\S]*nosniff[\s\S]*hello/);
});

test.each(["GET", "POST"])("ignores the upgrade of a %s to HTTP/2", async (method) => {
  const { port, servers } = await serve(async (request, response) => {
    response.end(`${request.method} ${Buffer.concat(await request.toArray())}`);
  });
  forwardUpgrades(servers, new http.Server(), environment());
  const socket = net.connect(port, "127.0.0.1");
  const upgrade = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n";
  for (const body of ["first", "second"]) {
    socket.write(
      `${method} / HTTP/1.1\r\nHost: x\r\n${upgrade}Content-Length: ${body.length}\r\n\r\n${body}`,
    );
    const [response] = await once(socket, "data");
    expect(String(response)).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(String(response)).toContain(`${method} ${body}`);
  }
  socket.destroy();
});

test("rejects CONNECT", async () => {
  const { port, servers } = await serve(hello);
  forwardUpgrades(servers, new http.Server(), environment());
  expect(await raw(port, "CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1.1 405 /);
});

test("a client cannot set the id, IP address or CSP of a request", async () => {
  const { url } = await serve(echo);
  const forged = { "x-request-id": "mine", "x-forwarded-for": "1.2.3.4" };
  const response = await fetch(url, { headers: { ...forged, "content-security-policy": "script-src *" } });
  const seen = await response.json();
  expect(seen).toMatchObject({ ipAddress: "127.0.0.1" });
  expect(seen.headers).not.toHaveProperty("x-forwarded-for");
  expect(seen.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(seen.headers["x-request-id"]).toBe(seen.id);
  expect(response.headers.get("x-request-id")).toBe(seen.id);
  expect(response.headers.get("content-security-policy")).toBe(seen.headers["content-security-policy"]);
  expect(seen.headers["content-security-policy"]).not.toContain("script-src *");
});

test("no two responses share a nonce", async () => {
  const { url } = await serve(hello);
  const responses = await Promise.all([fetch(`${url}/login`), fetch(`${url}/login`)]);
  const [first, second] = responses.map(({ headers }) => headers.get("content-security-policy"));
  expect(first).toMatch(/'nonce-[\w+/=]{22,}'/);
  expect(first).not.toBe(second);
});

test("completes pending requests before it stops, and accepts no new ones", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let arrived = () => {};
  const inFlight = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const { url, servers } = await serve(async (_, response) => {
    arrived();
    await finished;
    response.end("finished");
  });
  const response = fetch(url);
  await inFlight;
  const drained = drain(servers);
  await expect(fetch(url)).rejects.toThrow();
  finish();
  expect(await (await response).text()).toBe("finished");
  await drained;
  open.length = 0;
});

test("forwards only realtime sockets", async () => {
  const realtimeServer = http.createServer();
  realtimeServer.on("upgrade", ({ url }, socket) =>
    socket.end(`HTTP/1.1 101 Switching Protocols\r\n\r\nrealtime server at ${url}`),
  );
  const realtimePort = await listenOnFreePort(realtimeServer);
  const { port, servers } = await serve(hello);
  const env = environment({ PUSHER_HOST: "127.0.0.1", PUSHER_PORT: String(realtimePort) });
  forwardUpgrades(servers, new http.Server(), env);
  expect(await raw(port, upgrade("/app/key?protocol=7"))).toContain("realtime server at /app/key?protocol=7");
  expect(await raw(port, upgrade("/apps/key"))).toMatch(/^HTTP\/1.1 404 /);
  realtimeServer.close();
  await once(realtimeServer, "close");
  expect(await raw(port, upgrade("/app/key"))).toMatch(/^HTTP\/1.1 503 /);
});
