import { readdirSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStoragePath } from "@/lib/core/storage/paths";
import { s3Storage } from "@/lib/core/storage/s3";
import type { Storage } from "@/lib/core/storage/storage";
import { freePort } from "@/scripts/services/ports";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { startBucket, type TestBucket } from "../../support/s3-bucket";

const folder = createScratchDir();
let bucket: TestBucket;
let storage: Storage;

beforeAll(async () => {
  bucket = await startBucket(path.join(folder, "s3"));
  storage = s3Storage(bucket, path.join(folder, "temp"));
});
afterAll(async () => {
  await bucket.close();
  removeScratchDir(folder);
});

async function read(name: string, range?: { start: number; end: number }) {
  const file = await storage.open(name, range);
  return file && { size: file.size, text: (await buffer(file.stream)).toString() };
}

test("reads a stored file, whole or in part", async () => {
  const name = createStoragePath("documents", "pdf");
  await storage.put(name, Buffer.from("under the plane trees"));
  expect(await read(name)).toEqual({ size: 21, text: "under the plane trees" });
  expect(await read(name, { start: 6, end: 8 })).toEqual({ size: 21, text: "the" });
  expect(await storage.stat(name)).toEqual({ size: 21 });
});

test("stores a stream, and returns a large file unchanged", async () => {
  const name = createStoragePath("documents", "pdf");
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251));
  await storage.put(name, Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]));
  const file = await storage.open(name);
  expect(bytes.equals(await buffer(file?.stream as ReadableStream))).toBe(true);
});

test("returns null for a missing file, and deletes it without an error", async () => {
  const name = createStoragePath("documents", "pdf");
  expect([await storage.stat(name), await storage.open(name)]).toEqual([null, null]);
  await storage.remove(name);
  await storage.put(name, Buffer.from("x"));
  expect(await storage.stat(name)).toEqual({ size: 1 });
  await storage.remove(name);
  expect(await storage.stat(name)).toBeNull();
});

test("lists only a folder's own files", async () => {
  const [image, document] = [createStoragePath("images", "webp"), createStoragePath("documents", "pdf")];
  for (const name of [image, document]) await storage.put(name, Buffer.from(name));
  const listed: string[] = [];
  for await (const file of storage.list("images")) {
    expect(file).toMatchObject({ size: image.length, storedAt: expect.any(Date) });
    listed.push(file.path);
  }
  expect(listed).toEqual([image]);
});

test.each(["../secrets/auth", "images/../x", "images/aa/bb/x.webp"])("rejects %s as a path", async (name) => {
  expect([await storage.stat(name), await storage.open(name)]).toEqual([null, null]);
  await expect(storage.put(name, Buffer.from("x"))).rejects.toThrow("not a storage path");
  await expect(storage.remove(name)).rejects.toThrow("not a storage path");
});

test("reports a missing bucket as unavailable", async () => {
  const elsewhere = s3Storage({ ...bucket, bucket: "nowhere" }, path.join(folder, "temp"));
  const name = createStoragePath("documents", "pdf");
  const error = await elsewhere.put(name, Buffer.from("x")).catch((error) => error);
  expect([error.code, error.cause.name]).toEqual(["storage_unavailable", "NoSuchBucket"]);
  expect(await storage.stat(name)).toBeNull();
});

test("reports an unreachable server as unavailable, and leaves no temporary file", async () => {
  const tempDir = path.join(folder, "temp-of-none");
  const unreachable = s3Storage({ ...bucket, endpoint: `http://127.0.0.1:${await freePort()}` }, tempDir);
  const name = createStoragePath("documents", "pdf");
  const operations = [
    unreachable.put(name, Buffer.from("x")),
    unreachable.stat(name),
    unreachable.remove(name),
  ];
  const results = await Promise.allSettled(operations);
  expect(results).toMatchObject(
    Array(3).fill({ status: "rejected", reason: { code: "storage_unavailable" } }),
  );
  expect(readdirSync(tempDir)).toEqual([]);
});
