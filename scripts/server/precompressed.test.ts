import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { compressStatic } from "../app/compress";
import { servePrecompressed } from "./precompressed";

const script = `say("${"bonjour ".repeat(500)}");`;

let server: http.Server | undefined;
afterEach(() => server?.close());

/** A build of one script and a picture, and a framework that sends the file it is asked for. */
async function startServer() {
  const build = mkdtempSync(path.join(tmpdir(), "preau-build-"));
  mkdirSync(path.join(build, "static/chunks"), { recursive: true });
  writeFileSync(path.join(build, "static/chunks/a.js"), script);
  writeFileSync(path.join(build, "static/b.webp"), "picture");
  await compressStatic(build);
  const sends = servePrecompressed(async ({ url = "" }, response) => {
    response.end(readFileSync(path.join(build, url.replace("/_next/", ""))));
  }, build);
  server = http.createServer(sends).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return (file: string, accepted: string) =>
    fetch(`http://127.0.0.1:${port}${file}`, { headers: { "accept-encoding": accepted } });
}

test("serves a script precompressed, with its type", async () => {
  const ask = await startServer();
  const response = await ask("/_next/static/chunks/a.js", "gzip, br");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    vary: "accept-encoding",
  });
  expect(await response.text()).toBe(script);
});

test.each([
  ["/_next/static/chunks/a.js", "gzip", script],
  ["/_next/static/b.webp", "gzip, br", "picture"],
])("%s to one who reads %s is left to the framework", async (file, accepted, text) => {
  const response = await (await startServer())(file, accepted);
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(await response.text()).toBe(text);
});
