import { readFile, rm } from "node:fs/promises";
import { bucketError, withDiskErrors } from "@/lib/core/errors/storage-error";
import { isStoragePath } from "./paths";
import type { Range, Storage, StoredFile } from "./storage";
import { createTempPath, writeTempFile } from "./temp-files";

export type Bucket = {
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export function s3Storage(
  { bucket: Bucket, ...rest }: Bucket,
  tempDir: string,
  timeouts = s3Timeouts,
): Storage {
  let connection: ReturnType<typeof openS3> | undefined;
  const s3 = () => {
    connection ??= openS3(rest, timeouts);
    return connection;
  };
  const key = (path: string) => {
    if (!isStoragePath(path)) throw new Error("not a storage path");
    return { Bucket, Key: path };
  };
  return {
    async put(path, content) {
      const { client, sdk } = await s3();
      const target = key(path);
      const tempFile = createTempPath(tempDir);
      await writeTempFile(tempFile, content);
      try {
        // The file is read in one piece: the largest is 25 MB, and only a whole body can be signed.
        const Body = await withDiskErrors(() => readFile(tempFile));
        await client.send(new sdk.PutObjectCommand({ ...target, Body })).catch(throwBucketError);
      } finally {
        await rm(tempFile, { force: true });
      }
    },
    async stat(path) {
      if (!isStoragePath(path)) return null;
      const { client, sdk } = await s3();
      const object = await client.send(new sdk.HeadObjectCommand(key(path))).catch(nullWhenMissing);
      return object && { size: object.ContentLength ?? 0 };
    },
    async open(path, range) {
      if (!isStoragePath(path)) return null;
      const { client, sdk } = await s3();
      const command = new sdk.GetObjectCommand({ ...key(path), Range: range && rangeHeader(range) });
      const object = await client.send(command).catch(nullWhenMissing);
      if (!object?.Body) return null;
      const size = Number(object.ContentRange?.split("/")[1] ?? object.ContentLength);
      return { size, stream: object.Body.transformToWebStream() as ReadableStream<Uint8Array> };
    },
    async remove(path) {
      const { client, sdk } = await s3();
      await client.send(new sdk.DeleteObjectCommand(key(path))).catch(throwBucketError);
    },
    async check() {
      const { client, sdk } = await s3();
      // The response to HEAD has no body, which says what is wrong.
      await client.send(new sdk.ListObjectsV2Command({ Bucket, MaxKeys: 1 }));
    },
    async *list(folder) {
      const { client, sdk } = await s3();
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: folder && `${folder}/` });
      for await (const { Contents = [] } of pages) yield* Contents.flatMap(fileOf);
    },
  };
}

export async function openS3(
  { endpoint, region, accessKeyId, secretAccessKey }: Omit<Bucket, "bucket">,
  requestHandler = s3Timeouts,
) {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: endpoint !== undefined,
    requestHandler,
  });
  return { client, sdk };
}

/**
 * In milliseconds. A silent server would hold a request forever, and one that stops in the middle of a file its reader. The
 * last is longer, since a socket is idle as well while a slow reader has not read what it received.
 */
export const s3Timeouts = {
  connectionTimeout: 3000,
  requestTimeout: 30_000,
  socketTimeout: 120_000,
  throwOnRequestTimeout: true,
};

const rangeHeader = ({ start, end }: Range) => `bytes=${start}-${end}`;

function nullWhenMissing(error: { name?: string; $metadata?: { httpStatusCode?: number } }): null {
  if (error.$metadata?.httpStatusCode === 404 && error.name !== "NoSuchBucket") return null;
  throw bucketError(error);
}

function throwBucketError(error: Error): never {
  throw bucketError(error);
}

function fileOf(object: { Key?: string; Size?: number; LastModified?: Date }): StoredFile[] {
  const { Key = "", Size = 0, LastModified } = object;
  return isStoragePath(Key) ? [{ path: Key, size: Size, storedAt: LastModified ?? new Date() }] : [];
}
