import { setTimeout as delay } from "node:timers/promises";
import { openStorage } from "@/lib/core/storage/storage";
import { CliError } from "../cli-error";

const timeoutMs = 10_000;

type BucketError = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

type BucketSettings = Parameters<typeof openStorage>[0];

/**
 * Rejects settings that the bucket rejects. A bucket that does not respond only causes a warning, because all but the files
 * works without it.
 */
export async function checkBucket(settings: BucketSettings): Promise<void> {
  const { S3_BUCKET, S3_ENDPOINT } = settings;
  const timeout = delay(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`no response in ${timeoutMs / 1000} s`);
  });
  try {
    await Promise.race([openStorage(settings).check(), timeout]);
  } catch (error) {
    const { name, message, code, $metadata } = error as BucketError;
    const bucket = S3_ENDPOINT ? `${S3_BUCKET} at ${S3_ENDPOINT}` : S3_BUCKET;
    const isRejection = Number($metadata?.httpStatusCode) < 500;
    if (isRejection)
      throw new CliError(
        `The bucket ${bucket} rejects the settings (${name}: ${message}): check the variables S3_….`,
      );
    console.warn(
      `The bucket ${bucket} does not respond (${message || code}). Files can be neither stored nor opened until it does.`,
    );
  }
}
