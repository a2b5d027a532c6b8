import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { replicaState } from "@/db/replica";
import { reply } from "@/lib/core/api/route";
import { AppError } from "@/lib/core/errors/app-error";
import { cachedProbe } from "@/lib/core/health/cached-probe";
import { isRealtimeReachable } from "@/lib/core/realtime/pusher";
import { storage } from "@/lib/core/storage/storage";
import { version } from "@/package.json";

const probes = [
  cachedProbe("database", () => db.execute(sql`select 1`), { ttlMs: 250, timeoutMs: 1000 }),
  cachedProbe("storage", () => storage().check(), { ttlMs: 5000, timeoutMs: 1000 }),
  isRealtimeReachable,
];

async function probeAll() {
  const results = await Promise.all(probes.map((probe) => probe()));
  const [database, storage, realtime] = results.map((isUp) => (isUp ? "ok" : "down"));
  return { database, storage, realtime } as Record<"database" | "storage" | "realtime", "ok" | "down">;
}

/** Does not affect the status, because the primary is read instead. */
function replicaPart(): { replica?: "ok" | "down" } {
  const state = replicaState();
  return state ? { replica: state.isUsable ? "ok" : "down" } : {};
}

/** Throws `unavailable`. */
export async function checkHealth() {
  const { database, storage, realtime } = await probeAll();
  if (database === "down" || storage === "down")
    throw new AppError("unavailable", { retryAfter: 2, isLogged: true });
  return { status: "ok", database, storage, realtime, ...replicaPart(), version } as const;
}

export async function checkReadiness() {
  const parts = await probeAll();
  const isReady = Object.values(parts).every((part) => part === "ok");
  const status = isReady ? "ok" : "unavailable";
  return reply({
    status: isReady ? 200 : 503,
    body: { success: isReady, status, ...parts, ...replicaPart(), version } as const,
  });
}

export async function checkLiveness() {
  return { status: "ok", version } as const;
}
