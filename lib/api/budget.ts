import { sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { rateLimits } from "@/db/schema/kernel";
import type { Viewer } from "@/lib/auth/viewer";
import { log } from "@/lib/log";
import { AppError } from "./errors";
import { networkOf } from "./network";

const points = 1500;
const seconds = 300;
type Account = { unsent: number; shared: number; window: number };
const accounts = new Map<string, Account>();
let flushing = false;

/**
 * The budget of everything: 1,500 calls in 5 minutes per account. Counted here and shared with the other processes
 * once a second, because a write for every read would double what a read costs. Throws `too_many_requests`.
 */
export function spendBudget(viewer: Viewer, address: string): void {
  const window = Math.floor(Date.now() / 1000 / seconds);
  const key = `everything:${viewer.id ?? networkOf(address)}:${window}`;
  const account = accounts.get(key) ?? { unsent: 0, shared: 0, window };
  accounts.set(key, account);
  account.unsent += 1;
  if (!flushing) setTimeout(flush, 1000).unref();
  flushing = true;
  if (account.unsent + account.shared > points * (viewer.id === null ? visitorsBehindOneAddress : 1)) {
    throw new AppError("too_many_requests", {
      retryAfter: seconds - (Math.floor(Date.now() / 1000) % seconds),
    });
  }
}

/** A school is often one address. */
const visitorsBehindOneAddress = 20;

async function flush(): Promise<void> {
  flushing = false;
  const window = Math.floor(Date.now() / 1000 / seconds);
  for (const [key, account] of accounts) if (account.window < window) accounts.delete(key);
  const due = [...accounts].filter(([, account]) => account.unsent > 0);
  if (due.length === 0) return;
  const sent = new Map(due.map(([key, account]) => [key, account.unsent]));
  const expire = new Date((window + 2) * seconds * 1000);
  try {
    const rows = await systemDb
      .insert(rateLimits)
      .values([...sent].map(([key, unsent]) => ({ key, points: unsent, expire })))
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { points: sql`${rateLimits.points} + excluded.points` },
      })
      .returning({ key: rateLimits.key, points: rateLimits.points });
    for (const row of rows) settle(row, sent.get(row.key) ?? 0);
  } catch (err) {
    log.warn({ err }, "the request budget was not shared");
  }
}

function settle(row: { key: string; points: number }, sent: number): void {
  const account = accounts.get(row.key);
  if (!account) return;
  account.unsent -= sent;
  account.shared = row.points;
}
