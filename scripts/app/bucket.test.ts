import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { startBucket } from "@/e2e/support/s3-bucket";
import { createTempDir } from "@/e2e/support/temp-dir";
import { freePort } from "../services/ports";
import { checkBucket } from "./bucket";

const folder = createTempDir(afterAll);
const { endpoint, bucket, accessKeyId, secretAccessKey, close } = await startBucket(path.join(folder, "s3"));
afterAll(close);

const settings = {
  DATA_DIR: folder,
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
};

test("accepts a bucket with its key", async () => {
  const warn = vi.spyOn(console, "warn");
  await checkBucket(settings);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  [{ S3_BUCKET: "nowhere" }, "The bucket nowhere at", "NoSuchBucket: The specified bucket does not exist"],
  [{ S3_ACCESS_KEY_ID: "wrong" }, "The bucket preau at", "InvalidAccessKeyId: "],
])("rejects %o with what the bucket responds", async (wrong, bucketName, reason) => {
  const message = await checkBucket({ ...settings, ...wrong }).catch((error) => error.message);
  expect(message).toContain(`${bucketName} ${endpoint} rejects the settings (${reason}`);
  expect(message).toMatch(/: check the variables S3_…\.$/);
});

test("warns of a bucket that does not respond, without which the site starts", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  await checkBucket({ ...settings, S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(
      /^The bucket preau at http:\S+ does not respond \(connect ECONNREFUSED \S+\)\. Files/,
    ),
  ]);
});
