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
let isFlushing = false;

/** Counted in memory and added to the shared row once a second: a write for every read would double its cost. */
export function consumeGlobalRateLimit(viewer: Viewer, ipAddress: string): void {
  const window = Math.floor(Date.now() / 1000 / windowSeconds);
  const key = `everything:${viewer.id ?? subnetKey(ipAddress)}:${window}`;
  const account = buckets.get(key) ?? { unsent: 0, shared: 0, window };
  buckets.set(key, account);
  account.unsent += 1;
  if (!isFlushing) setTimeout(flush, 1000).unref();
  isFlushing = true;
  if (account.unsent + account.shared > maxPerWindow * (viewer.id === null ? visitorsBehindOneAddress : 1)) {
    throw new AppError("too_many_requests", {
      retryAfter: windowSeconds - (Math.floor(Date.now() / 1000) % windowSeconds),
    });
  }
}

/** A whole school may share one IP address. */
const visitorsBehindOneAddress = 20;

async function flush(): Promise<void> {
  isFlushing = false;
  const window = Math.floor(Date.now() / 1000 / windowSeconds);
  for (const [key, account] of buckets) if (account.window < window) buckets.delete(key);
  const due = [...buckets].filter(([, account]) => account.unsent > 0);
  if (due.length === 0) return;
  const sent = new Map(due.map(([key, account]) => [key, account.unsent]));
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
    log.warn({ err }, "the request budget was not shared");
  }
}

function mergeRow(row: { key: string; points: number }, sent: number): void {
  const account = buckets.get(row.key);
  if (!account) return;
  account.unsent -= sent;
  account.shared = row.points;
}
