import path from "node:path";
import type { Readable } from "node:stream";
import { type Env, env } from "@/lib/core/env";
import { toDatabaseError } from "@/lib/core/errors/database-error";
import { log } from "@/lib/core/log";
import { diskStorage } from "./disk";
import { s3Storage } from "./s3";

export type Range = { start: number; end: number };

export type StoredFile = { path: string; size: number; storedAt: Date };

/** A file exists whole or not at all, and never changes. */
export type Storage = {
  put(path: string, content: Uint8Array | Readable): Promise<void>;
  stat(path: string): Promise<{ size: number } | null>;
  /** The stream must be read to the end or cancelled. */
  open(path: string, range?: Range): Promise<{ size: number; stream: ReadableStream<Uint8Array> } | null>;
  remove(path: string): Promise<void>;
  check(): Promise<void>;
  list(folder?: string): AsyncIterable<StoredFile>;
};

let opened: Storage | undefined;

export function storage(): Storage {
  opened ??= openStorage(env());
  return opened;
}

type StorageEnv = Pick<Env, "DATA_DIR" | (`S3_${string}` & keyof Env)>;

export function openStorage({ DATA_DIR, S3_BUCKET: bucket, ...settings }: StorageEnv): Storage {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket || !accessKeyId || !secretAccessKey) return diskStorage(path.join(DATA_DIR, "storage"));
  const region = settings.S3_REGION ?? "us-east-1";
  const tempDir = path.join(DATA_DIR, "uploads");
  return s3Storage({ endpoint: settings.S3_ENDPOINT, bucket, region, accessKeyId, secretAccessKey }, tempDir);
}

export async function deleteFiles(paths: string[]): Promise<void> {
  const results = await Promise.allSettled(paths.map((file) => storage().remove(file)));
  for (const result of results) {
    if (result.status === "rejected") log.warn({ err: result.reason }, "a file was not removed");
  }
}

/**
 * Files are stored before their rows and deleted if the rows are not written. When the database is lost meanwhile, it is
 * unknown whether they are: the orphaned-files task finds out.
 */
export async function deleteOnFailure<T>(paths: string[], write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (toDatabaseError(error)?.code !== "unavailable") await deleteFiles(paths);
    throw error;
  }
}
