import { beforeAll, expect, test } from "vitest";
import { createPost } from "@/lib/posts/contract";
import { browserClient, form, visitorClient } from "../../support/api";
import { imageFile } from "../../support/images";
import { student } from "../../support/users";

let url: string;
let whole: Buffer;

beforeAll(async () => {
  const browser = await browserClient(await student());
  const { body } = await browser.call(createPost, { body: form({ images: [await imageFile()] }) });
  url = body.data.images[0]?.url ?? "";
  whole = Buffer.from(await (await visitorClient().fetch(url)).arrayBuffer());
});

const requestFile = (headers: Record<string, string>, method = "GET") =>
  visitorClient().fetch(url, { headers, method });

test("serves a stored image as immutable, with a CSP that forbids scripts", async () => {
  const { status, headers } = await requestFile({});
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
  });
});

test("serves byte ranges of an image", async () => {
  const parts: [string, number, number][] = [
    ["bytes=0-9", 0, 10],
    ["bytes=10-", 10, whole.length],
    ["bytes=-7", whole.length - 7, whole.length],
    ["bytes=5-999999999", 5, whole.length],
  ];
  for (const [range, from, to] of parts) {
    const response = await requestFile({ range });
    expect(response.status, range).toBe(206);
    expect(response.headers.get("content-range")).toBe(`bytes ${from}-${to - 1}/${whole.length}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(from, to)), range).toBe(true);
  }
});

test("rejects a range beyond the file, and ignores a malformed one", async () => {
  const beyond = await requestFile({ range: `bytes=${whole.length}-` });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${whole.length}`]);
  expect((await requestFile({ range: "bytes=-0" })).status).toBe(416);
  for (const range of ["bytes=9-5", "bytes=a-b", "lines=1-2", "bytes=0-1,4-5", "bytes=-", "bytes=1e3-"]) {
    expect((await requestFile({ range })).status, range).toBe(200);
  }
});

test("responds with 304 to a matching ETag", async () => {
  const etag = (await requestFile({})).headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  expect((await requestFile({ "if-none-match": etag })).status).toBe(304);
  expect((await requestFile({ "if-none-match": '"other"' })).status).toBe(200);
  expect((await requestFile({ range: "bytes=0-1", "if-range": etag })).status).toBe(206);
  expect((await requestFile({ range: "bytes=0-1", "if-range": '"other"' })).status).toBe(200);
});

test("responds to HEAD without a body", async () => {
  const response = await requestFile({}, "HEAD");
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(response.headers.get("content-type")).toBe("image/webp");
});

test.each([
  "/storage",
  "/storage/images",
  "/storage/../package.json",
  "/storage/..%2f..%2fpackage.json",
  "/storage/images/%2e%2e/%2e%2e/secrets/auth",
  "/storage/images/00/00/0000000000000000000000000000.webp",
  "/storage/images/00/00/%00.webp",
  "/storage/avatars/00/00/%00.webp",
  "/storage/avatars/00/00/0000000000000000000000000000.webp",
  "/storage/images/00/00/'%20or%201=1%20--.webp",
  `/storage/images/${"a".repeat(300)}`,
])("responds with 404 or 400 to %s", async (path) => {
  expect((await visitorClient().fetch(url)).status).toBe(200);
  expect([404, 400]).toContain((await visitorClient().fetch(path)).status);
});

test("rejects a malformed path", async () => {
  expect((await visitorClient().fetch("/storage/%ff%fe")).status).toBe(404);
});
