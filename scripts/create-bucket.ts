import { setTimeout as delay } from "node:timers/promises";
import { openS3 } from "@/lib/core/storage/s3";
import { readSettings } from "./app/settings";
import { CliError, runCli } from "./cli-error";

const existingErrors = ["BucketAlreadyOwnedByYou", "BucketAlreadyExists"];
const timeoutMs = 60_000;

/** Retries while the object store is starting. */
runCli(async () => {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_REGION } = readSettings();
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new CliError("Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
  const { client, sdk } = await openS3({
    endpoint: S3_ENDPOINT,
    region: S3_REGION ?? "us-east-1",
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      await client.send(new sdk.CreateBucketCommand({ Bucket: S3_BUCKET }));
      return console.log(`The bucket ${S3_BUCKET} has been created.`);
    } catch (error) {
      const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
      if (existingErrors.includes(name)) return console.log(`The bucket ${S3_BUCKET} exists.`);
      if ($metadata?.httpStatusCode || Date.now() > deadline)
        throw new CliError(`The bucket ${S3_BUCKET} could not be created (${name}): ${message}`);
      await delay(500);
    }
  }
});
