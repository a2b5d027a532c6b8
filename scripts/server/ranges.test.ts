import { mkdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { createTempDir } from "@/e2e/support/temp-dir";
import { withRanges } from "./ranges";

/** Serves a film of ten bytes, with a handler behind it that responds with the range it receives. */
async function startServer() {
  const folder = createTempDir();
  mkdirSync(path.join(folder, "films"));
  writeFileSync(path.join(folder, "films/a.mp4"), "0123456789");
  const handle = withRanges(async ({ headers }, response) => {
    response.end(headers.range ?? "whole");
  }, folder);
  const port = await listenOnFreePort(http.createServer(handle));
  return (target: string, range: string) =>
    fetch(`http://127.0.0.1:${port}${target}`, { headers: { range } });
}

test.each(["bytes=10-", "bytes=99999999-", "bytes=10-12", "bytes=-0"])(
  "responds with 416 to %s of ten bytes",
  async (range) => {
    const response = await (await startServer())("/films/a.mp4?v=1", range);
    expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  },
);

test.each(["bytes=0-", "bytes=9-", "bytes=2-400", "bytes=-5", "bytes=-400"])(
  "sends %s of ten bytes",
  async (range) => {
    expect(await (await (await startServer())("/films/a.mp4", range)).text()).toBe(range);
  },
);

test.each(["bytes=5-1", "bytes=a", "bytes=-", "bytes=0-1,3-4", "lines=1-2", "bytes"])(
  "ignores %s",
  async (range) => {
    expect(await (await (await startServer())("/films/a.mp4", range)).text()).toBe("whole");
  },
);

test("leaves other paths to Next.js, and sends build files completely", async () => {
  const request = await startServer();
  for (const target of ["/storage/images/a.webp", "/films", "/"])
    expect(await (await request(target, "bytes=99-")).text()).toBe("bytes=99-");
  expect(await (await request("/_next/static/chunks/a.js", "bytes=99-")).text()).toBe("whole");
});
