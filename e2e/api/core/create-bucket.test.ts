import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import S3rver from "s3rver";
import { expect, onTestFinished, test } from "vitest";
import { s3Storage } from "@/lib/core/storage/s3";
import { freePort } from "@/scripts/services/ports";
import { root } from "@/scripts/services/supervised-process";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";

async function createBucket(more: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/create-bucket.ts"], {
    cwd: root,
    env: { PATH, HOME, ...more } as unknown as NodeJS.ProcessEnv,
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, output, errors };
}

test("creates the bucket once when the store starts later", async () => {
  const folder = createScratchDir();
  onTestFinished(() => removeScratchDir(folder));
  const port = await freePort();
  const directory = path.join(folder, "s3");
  mkdirSync(directory);
  const endpoint = `http://127.0.0.1:${port}`;
  const keys = { S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };
  const first = createBucket({ S3_ENDPOINT: endpoint, S3_BUCKET: "preau", ...keys });
  const server = new S3rver({ port, address: "127.0.0.1", silent: true, directory, configureBuckets: [] });
  await server.run();
  onTestFinished(() => server.close());
  expect(await first).toMatchObject({ code: 0, output: "The bucket preau has been created.\n" });
  const again = await createBucket({ S3_ENDPOINT: endpoint, S3_BUCKET: "preau", ...keys });
  expect(again).toEqual({ code: 0, output: "The bucket preau exists.\n", errors: "" });
  const settings = { endpoint, bucket: "preau", region: "us-east-1" };
  const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  await s3Storage({ ...settings, ...credentials }, path.join(folder, "uploads")).check();
});

test("reports missing and wrong settings", async () => {
  expect(await createBucket({})).toMatchObject({
    code: 1,
    errors: "Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.\n",
  });
});
