import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { createTempDir } from "@/e2e/support/temp-dir";
import { createStoragePath } from "./paths";
import { s3Storage, s3Timeouts } from "./s3";

const credentials = { bucket: "files", region: "eu-west-3", accessKeyId: "key", secretAccessKey: "secret" };

test("reading fails when the bucket stops in the middle of a file", async () => {
  const stalled = createServer((_request, response) => {
    response.writeHead(200, { "content-length": "10" }).write("half");
  });
  const endpoint = `http://127.0.0.1:${await listenOnFreePort(stalled)}`;
  const timeouts = { ...s3Timeouts, socketTimeout: 200 };
  const storage = s3Storage({ ...credentials, endpoint }, createTempDir(), timeouts);
  const file = await storage.open(createStoragePath("documents", "pdf"));
  expect(file?.size).toBe(10);
  await expect(buffer(file?.stream as ReadableStream)).rejects.toThrow("timed out");
});
