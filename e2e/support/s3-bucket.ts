import { mkdirSync } from "node:fs";
import S3rver from "s3rver";
import type { Bucket } from "@/lib/core/storage/s3";
import { freePort } from "@/scripts/services/ports";

export type TestBucket = Bucket & { endpoint: string; close: () => Promise<void> };

/** A bucket of an S3-compatible store, which keeps its objects in `directory`. */
export async function startBucket(directory: string): Promise<TestBucket> {
  const port = await freePort();
  mkdirSync(directory, { recursive: true });
  const options = { port, address: "127.0.0.1", silent: true, directory };
  const server = new S3rver({ ...options, configureBuckets: [{ name: "preau", configs: [] }] });
  await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "preau",
    region: "eu-west-3",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    close: () => server.close(),
  };
}
