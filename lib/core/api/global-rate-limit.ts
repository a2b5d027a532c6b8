import { sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { log } from "@/lib/core/log";
import { subnetKey } from "./subnet-key";

const maxPerWindow = 1500;
const windowSeconds = 300;
type Bucket = { unsent: number; shared: number; window: number };
const buckets = new Map<string, Bucket>();
let isFlushScheduled = false;

/**
 * Counts in memory and adds to the shared row once a second: a write for every read would double its cost. Throws
 * `too_many_requests`.
 */
export function consumeGlobalRateLimit(viewer: Viewer, ipAddress: string): void {
  const window = Math.floor(Date.now() / 1000 / windowSeconds);
  const key = `everything:${viewer.id ?? subnetKey(ipAddress)}:${window}`;
  const bucket = buckets.get(key) ?? { unsent: 0, shared: 0, window };
  buckets.set(key, bucket);
  bucket.unsent += 1;
  if (!isFlushScheduled) setTimeout(flush, 1000).unref();
  isFlushScheduled = true;
  if (bucket.unsent + bucket.shared > maxPerWindow * (viewer.id === null ? visitorsPerIpAddress : 1)) {
    throw new AppError("too_many_requests", {
      retryAfter: windowSeconds - (Math.floor(Date.now() / 1000) % windowSeconds),
    });
  }
}

/** The limit of an IP address is this many times that of a user, because a whole school may share one. */
const visitorsPerIpAddress = 20;

async function flush(): Promise<void> {
  isFlushScheduled = false;
  const window = Math.floor(Date.now() / 1000 / windowSeconds);
  for (const [key, bucket] of buckets) if (bucket.window < window) buckets.delete(key);
  const due = [...buckets].filter(([, bucket]) => bucket.unsent > 0);
  if (due.length === 0) return;
  const sent = new Map(due.map(([key, bucket]) => [key, bucket.unsent]));
  const expire = new Date((window + 2) * windowSeconds * 1000);
  try {
    const rows = await systemDb
      .insert(rateLimits)
      .values([...sent].map(([key, unsent]) => ({ key, points: unsent, expire })))
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { points: sql`${rateLimits.points} + excluded.points` },
      })
      .returning({ key: rateLimits.key, points: rateLimits.points });
    for (const row of rows) mergeRow(row, sent.get(row.key) ?? 0);
  } catch (err) {
    log.warn({ err }, "the counts of the global rate limit were not shared");
  }
}

function mergeRow(row: { key: string; points: number }, sent: number): void {
  const bucket = buckets.get(row.key);
  if (!bucket) return;
  bucket.unsent -= sent;
  bucket.shared = row.points;
}
