import path from "node:path";
import type { Readable } from "node:stream";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { diskStorage } from "./disk";

/** Both ends included, in bytes. */
export type Range = { start: number; end: number };

/** Where files are kept, under paths of `newPath`. A file is there whole or not at all, and never changes. */
export type Storage = {
  put(path: string, content: Uint8Array | Readable): Promise<void>;
  /** Null when there is no file of that path; likewise `open`. */
  stat(path: string): Promise<{ size: number } | null>;
  /** Whoever opens a file reads its stream to the end or cancels it. */
  open(path: string, range?: Range): Promise<{ size: number; stream: ReadableStream<Uint8Array> } | null>;
  /** A file that is gone already is no failure. */
  remove(path: string): Promise<void>;
};

let kept: Storage | undefined;

export function storage(): Storage {
  kept ??= diskStorage(path.join(env().DATA_DIR, "storage"));
  return kept;
}

/** Removes files whose rows are gone. What cannot be removed is a line in the log: the change itself stands. */
export async function discardFiles(paths: string[]): Promise<void> {
  const results = await Promise.allSettled(paths.map((each) => storage().remove(each)));
  for (const result of results) {
    if (result.status === "rejected") log.warn({ err: result.reason }, "a file was not removed");
  }
}
