import http from "node:http";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { requiredEnv } from "@/e2e/support/required-env";
import { readEnv } from "@/lib/core/env";
import { requestContext, setGoneStatus, setNotFoundStatus } from "@/lib/core/http/request-context";
import { drain } from "./drain";
import { createRequestHandler, type RequestHandler } from "./request-handler";

const open: http.Server[] = [];
afterEach(() => drain(open.splice(0)));

const env = readEnv({ ...requiredEnv, NODE_ENV: "production" });

async function serve(handler: RequestHandler): Promise<string> {
  const server = http.createServer(createRequestHandler(handler, env));
  open.push(server);
  return `http://127.0.0.1:${await listenOnFreePort(server)}`;
}

const reject: RequestHandler = () => Promise.reject(new Error("secret detail"));
const respondPlainly: RequestHandler = async (_, response) =>
  void response.writeHead(500).end("Internal Server Error");

const internalError = (id: string | null) =>
  "Something went wrong on our side. Try again in a moment; if it keeps happening, give the school this reference: " +
  id;

test("an error of Next.js becomes a 500 with an id and without a stack", async () => {
  const url = await serve(reject);
  const response = await fetch(url, { headers: { "accept-language": "en" } });
  expect(response.status).toBe(500);
  const id = response.headers.get("x-request-id");
  expect(await response.text()).toBe(`${internalError(id)}\n`);
});

test.each([
  ["fr", "Référence\u00a0: "],
  ["en", "Reference: "],
])("a page with an error shows the id of its request, in %s", async (language, reference) => {
  const url = await serve(respondPlainly);
  const response = await fetch(url, { headers: { accept: "text/html", "accept-language": language } });
  const id = response.headers.get("x-request-id");
  expect(await response.text()).toContain(`${reference}<code>${id}</code>`);
});

test.each([
  ["throws", reject],
  ["responds with a text of its own", respondPlainly],
])("under /api, the contract's JSON is sent when Next.js %s", async (_, handler) => {
  const url = await serve(handler);
  const response = await fetch(`${url}/api/posts`, { headers: { "accept-language": "en" } });
  expect([response.status, response.headers.get("content-type")]).toEqual([500, "application/json"]);
  const id = response.headers.get("x-request-id");
  const message = internalError(id);
  expect(await response.json()).toEqual({ success: false, status: "error", code: "internal", message });
});

test("under /api, an unreachable database becomes the contract's 503", async () => {
  const url = await serve(async () => {
    const context = requestContext();
    if (context) context.isDatabaseDown = true;
    throw new Error("no database");
  });
  const response = await fetch(`${url}/api/posts`);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.json()).toMatchObject({ code: "unavailable" });
});

test("under /api, a 500 of an endpoint is sent unchanged", async () => {
  const own = JSON.stringify({ success: false, code: "internal", message: "Une erreur" });
  const url = await serve(async (_, response) => {
    response.setHeader("content-type", "application/json");
    response.writeHead(500).end(own);
  });
  expect(await (await fetch(`${url}/api/posts`)).text()).toBe(own);
});

test.each([
  ["/login", "GET, HEAD, POST, OPTIONS"],
  ["/api/docs", "GET, HEAD, OPTIONS"],
  ["/favicon.ico", "GET, HEAD, OPTIONS"],
  ["/_next/static/chunks/a.js", "GET, HEAD, OPTIONS"],
])("%s responds only to %s", async (path, allowed) => {
  const url = await serve(async (_, response) => void response.end("content"));
  const options = await fetch(`${url}${path}`, { method: "OPTIONS" });
  expect([options.status, options.headers.get("allow"), await options.text()]).toEqual([204, allowed, ""]);
  for (const method of ["GET", "POST", "PUT"]) {
    const response = await fetch(`${url}${path}`, { method });
    expect([method, response.status]).toEqual([method, allowed.includes(method) ? 200 : 405]);
  }
});

test("a page without a database responds with 503 and Retry-After", async () => {
  const url = await serve(async ({ url }, response) => {
    const context = requestContext();
    if (context) context.isDatabaseDown = url === "/down";
    response.writeHead(500).end();
  });
  const down = await fetch(`${url}/down`);
  expect([down.status, down.headers.get("retry-after")]).toEqual([503, "2"]);
  expect((await fetch(url)).status).toBe(500);
});

test.each([
  ["gone", setGoneStatus, 410],
  ["not there", setNotFoundStatus, 404],
] as const)("a page of a row that is %s keeps its content, with that status", async (_, set, status) => {
  const url = await serve(async (_, response) => {
    set();
    response.writeHead(200).end("words");
  });
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([status, "words"]);
});

/** What Next.js compresses pages with. */
const compress: (...args: [...Parameters<RequestHandler>, next: () => void]) => void = createRequire(
  import.meta.url,
)("next/dist/compiled/compression")();

test("a page that is sent in parts is compressed as a whole", async () => {
  const parts = Array.from(
    { length: 8 },
    (_, part) => `<p>${`Part ${part} of the same page. `.repeat(20)}</p>`,
  );
  const url = await serve(async (request, response) => {
    response.setHeader("content-type", "text/html");
    compress(request, response, () => {});
    for (const part of parts) {
      response.write(part);
      (response as { flush?: () => void }).flush?.();
      await new Promise(setImmediate);
    }
    response.end();
  });
  const compressed = await new Promise<Buffer>((resolve) => {
    const headers = { "accept-encoding": "gzip", accept: "text/html" };
    http.get(url, { headers }, async (response) => resolve(await buffer(response)));
  });
  expect(gunzipSync(compressed).toString()).toBe(parts.join(""));
  expect(compressed.length).toBe(gzipSync(parts.join("")).length);
});
