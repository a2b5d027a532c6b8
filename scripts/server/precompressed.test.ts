import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { createTempDir } from "@/e2e/support/temp-dir";
import { compressStatic } from "../app/compress";
import { servePrecompressed } from "./precompressed";

const script = `log("${"text ".repeat(500)}");`;

/** Serves a build of one script and one image, with a handler behind it that sends the requested file. */
async function startServer() {
  const build = createTempDir();
  mkdirSync(path.join(build, "static/chunks"), { recursive: true });
  writeFileSync(path.join(build, "static/chunks/a.js"), script);
  writeFileSync(path.join(build, "static/b.webp"), "image");
  await compressStatic(build);
  const handle = servePrecompressed(async ({ url = "" }, response) => {
    response.end(readFileSync(path.join(build, url.replace("/_next/", ""))));
  }, build);
  const port = await listenOnFreePort(http.createServer(handle));
  return (file: string, encodings: string) =>
    fetch(`http://127.0.0.1:${port}${file}`, { headers: { "accept-encoding": encodings } });
}

test("serves a script precompressed, with its type", async () => {
  const request = await startServer();
  const response = await request("/_next/static/chunks/a.js", "gzip, br");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    vary: "accept-encoding",
  });
  expect(await response.text()).toBe(script);
});

test.each([
  ["/_next/static/chunks/a.js", "gzip", script],
  ["/_next/static/b.webp", "gzip, br", "image"],
])("leaves %s to Next.js for a client that accepts %s", async (file, encodings, text) => {
  const response = await (await startServer())(file, encodings);
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(await response.text()).toBe(text);
});
