import { createServer } from "node:http";
import { expect, test } from "vitest";
import { createDataDir, openFilesIn } from "@/e2e/support/data-dir";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { createStoragePath } from "./paths";
import { type ServeOptions, serveFile } from "./serve";
import { storage } from "./storage";

const folder = createDataDir();
const text = "0123456789";

async function stored(content: string | Buffer = text): Promise<string> {
  const path = createStoragePath("images", "webp");
  await storage().put(path, Buffer.from(content));
  return path;
}

async function serve(
  path: string,
  headers: Record<string, string> = {},
  {
    method = "GET",
    cache = "private",
    downloadName,
  }: { method?: string; cache?: ServeOptions["cache"]; downloadName?: string } = {},
): Promise<Response> {
  const request = new Request("http://preau.example/storage/x", { method, headers });
  const response = await serveFile(request, path, { contentType: "image/webp", cache, downloadName });
  if (!response) throw new Error("there is no such file");
  return response;
}

test("sends the whole file, which may be cached privately for a year", async () => {
  const response = await serve(await stored());
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(text);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-length": "10",
    "content-disposition": "inline",
    "accept-ranges": "bytes",
    "cache-control": "private, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
});

test("a shared file may be cached publicly", async () => {
  const response = await serve(await stored(), {}, { cache: "public" });
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("returns null for a missing file", async () => {
  const request = new Request("http://preau.example/storage/x");
  const serving = { contentType: "image/webp", cache: "private" } as const;
  expect(await serveFile(request, await stored(), serving)).not.toBeNull();
  expect(await serveFile(request, createStoragePath("images", "webp"), serving)).toBeNull();
  expect(await serveFile(request, "../../etc/passwd", serving)).toBeNull();
});

test("sends no body in response to HEAD", async () => {
  const response = await serve(await stored(), { range: "bytes=0-1" }, { method: "HEAD" });
  expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([
    200,
    "10",
    "",
  ]);
});

test.each([
  ["bytes=0-3", "0123", "bytes 0-3/10"],
  ["bytes=4-", "456789", "bytes 4-9/10"],
  ["bytes=-3", "789", "bytes 7-9/10"],
  ["bytes=-99", text, "bytes 0-9/10"],
  ["bytes=8-99", "89", "bytes 8-9/10"],
  ["bytes=9-9", "9", "bytes 9-9/10"],
])("sends the range %s", async (range, part, of) => {
  const response = await serve(await stored(), { range });
  expect([response.status, await response.text(), response.headers.get("content-range")]).toEqual([
    206,
    part,
    of,
  ]);
  expect(response.headers.get("content-length")).toBe(String(part.length));
});

test.each(["bytes=10-", "bytes=99-100", "bytes=-0"])(
  "responds with 416 to %s of ten bytes",
  async (range) => {
    const response = await serve(await stored(), { range });
    expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  },
);

test.each(["bytes=0-1,4-5", "bytes=5-2", "bytes=-", "bytes=a-b", "lines=0-1", `bytes=${"9".repeat(40)}-`])(
  "ignores %s and sends the whole file",
  async (range) => {
    const response = await serve(await stored(), { range });
    expect([response.status, await response.text()]).toEqual([200, text]);
  },
);

test("If-Range applies only to the same file", async () => {
  const path = await stored();
  const etag = (await serve(path)).headers.get("etag") ?? "";
  expect((await serve(path, { range: "bytes=4-", "if-range": etag })).status).toBe(206);
  expect((await serve(path, { range: "bytes=4-", "if-range": '"another"' })).status).toBe(200);
});

test("responds with 304 only to a matching ETag", async () => {
  const path = await stored();
  const etag = (await serve(path)).headers.get("etag") ?? "";
  for (const tag of [etag, `W/${etag}`, `"another", ${etag}`, "*"]) {
    const response = await serve(path, { "if-none-match": tag });
    expect([response.status, await response.text(), response.headers.get("etag")]).toEqual([304, "", etag]);
  }
  expect((await serve(path, { "if-none-match": '"another"' })).status).toBe(200);
  expect((await serve(await stored(), { "if-none-match": etag })).status).toBe(200);
});

test.each([
  ["CV.pdf", `attachment; filename="CV.pdf"; filename*=UTF-8''CV.pdf`],
  [
    "Été d'Anaïs.pdf",
    `attachment; filename="_t_ d_Ana_s.pdf"; filename*=UTF-8''%C3%89t%C3%A9%20d%27Ana%C3%AFs.pdf`,
  ],
  [
    'a"\r\nSet-Cookie: x=1',
    `attachment; filename="a___Set-Cookie_ x_1"; filename*=UTF-8''a%22%0D%0ASet-Cookie%3A%20x%3D1`,
  ],
  ["\uD800.pdf", `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])("a download named %j keeps its name and ends no header", async (downloadName, disposition) => {
  const response = await serve(await stored(), {}, { downloadName });
  expect(response.headers.get("content-disposition")).toBe(disposition);
});

test("a slow reader does not fill the memory", async () => {
  const response = await serve(await stored(Buffer.alloc(5_000_000)));
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.length).toBeLessThanOrEqual(64 * 1024);
  expect(openFilesIn(folder)).toHaveLength(1);
  await reader?.cancel();
  expect(openFilesIn(folder)).toHaveLength(0);
});

test("closes the file when the reader aborts", async () => {
  const path = await stored(Buffer.alloc(20_000_000));
  const served: Promise<void>[] = [];
  const server = createServer(async (_, response) => {
    const body = (await serve(path)).body as ReadableStream<Uint8Array>;
    const sink = new WritableStream<Uint8Array>({
      write: (chunk) =>
        new Promise((resolve, reject) => {
          response.write(chunk, (error) => (error ? reject(error) : resolve()));
        }),
    });
    served.push(body.pipeTo(sink));
  });
  const port = await listenOnFreePort(server);
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal });
  await response.body?.getReader().read();
  expect(openFilesIn(folder)).toHaveLength(1);
  leaving.abort();
  await expect(served[0]).rejects.toThrow();
  expect(openFilesIn(folder)).toHaveLength(0);
});
