import type { Server } from "node:http";
import net from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { requiredEnv } from "@/e2e/support/required-env";
import { readEnv } from "@/lib/core/env";
import { freePort } from "../services/ports";
import { drain } from "./drain";
import { listen } from "./listen";
import { withRequestTarget } from "./request-target";

const open: Server[] = [];
afterEach(() => drain(open.splice(0)));

const env = readEnv({ ...requiredEnv, NODE_ENV: "production" });

/** Sends a request line and headers to a server that responds with the target it receives. */
async function send(requestLine = "", ...headers: string[]): Promise<string> {
  const port = await freePort();
  const handle = withRequestTarget(async ({ url }, response) => void response.end(`target ${url}`), env);
  open.push(...(await listen(handle, "127.0.0.1", port)));
  const socket = net.connect(port, "127.0.0.1");
  socket.end([requestLine, ...headers, "Connection: close", "", ""].join("\r\n"));
  return text(socket);
}

test.each([
  ["GET /a?b=c HTTP/1.1", "school.example", "/a?b=c"],
  ["GET /a HTTP/1.0", "school.example:8080", "/a"],
  ["GET /a HTTP/1.1", "[::1]:3000", "/a"],
  ["GET http://school.example/a?b=c HTTP/1.1", "school.example", "/a?b=c"],
  ["GET HTTP://School.example:80?b=c HTTP/1.1", "school.example", "/?b=c"],
  ["GET /%41/%E0%A4%A?b=%A HTTP/1.1", "school.example", "/%2541/%25E0%25A4%25A?b=%A"],
  ["OPTIONS https://school.example HTTP/1.1", "school.example", "/"],
  ["GET /login/../api/./user?next=/a/../b HTTP/1.1", "school.example", "/api/user?next=/a/../b"],
  ["GET /storage/%2E./%2e%2e\\..\\.%2e/a.b/.c HTTP/1.1", "school.example", "/a.b/.c"],
  ["GET http://school.example/storage/x/.. HTTP/1.1", "school.example", "/storage/"],
])("passes on %s for %s as %s", async (requestLine, host, target) => {
  const response = await send(requestLine, `Host: ${host}`);
  expect(response).toMatch(/^HTTP\/1.1 200 /);
  expect(response.endsWith(`target ${target}`)).toBe(true);
});

test.each([
  ["GET / HTTP/1.1"],
  ["GET / HTTP/1.0"],
  ["GET / HTTP/1.1", "Host:"],
  ["GET / HTTP/1.1", "Host: a b"],
  ["GET / HTTP/1.1", "Host: school.example", "Host: school.example"],
  ["GET / HTTP/1.1", "Host: school.example/evil"],
  ["GET http://evil.example/ HTTP/1.1", "Host: school.example"],
  ["GET http://user@school.example/ HTTP/1.1", "Host: school.example"],
  ["GET ftp://school.example/ HTTP/1.1", "Host: school.example"],
  ["GET * HTTP/1.1", "Host: school.example"],
])("rejects %s with %s", async (...lines) => {
  const [requestLine = "", ...headers] = lines;
  const response = await send(requestLine, ...headers);
  expect(response).toMatch(/^HTTP\/1.1 400 /);
  expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(response).not.toContain("evil");
});

test.each([
  ["GET /api/posts HTTP/1.1", "Host: a b"],
  ["GET http://evil.example/api/posts HTTP/1.1", "Host: school.example"],
])("rejects %s with %s by the contract's JSON", async (...lines) => {
  const response = await send(...lines, "Accept-Language: fr");
  expect(response).toMatch(/^HTTP\/1.1 400 [\s\S]*\r\ncontent-type: application\/json\r\n/i);
  const message = "La requête n’a pas pu être lue.";
  const body = { success: false, status: "error", code: "request_malformed", message };
  expect(response).toContain(JSON.stringify(body));
});

test("responds to OPTIONS * with the methods", async () => {
  const response = await send("OPTIONS * HTTP/1.1", "Host: school.example");
  expect(response).toMatch(/^HTTP\/1.1 204 /);
  expect(response).toMatch(/\r\nallow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n/i);
});
