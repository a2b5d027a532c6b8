import { RateLimiterDrizzle, type RateLimiterRes } from "rate-limiter-flexible";
import { systemDb } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { AppError } from "@/lib/core/errors/app-error";
import { type LimitName, limits } from "./rate-limits";

const limiters = new Map<LimitName, RateLimiterDrizzle>();

function limiter(name: LimitName): RateLimiterDrizzle {
  const existing = limiters.get(name);
  if (existing) return existing;
  const { points, seconds } = limits[name];
  const created = new RateLimiterDrizzle({
    storeClient: systemDb,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limiters.set(name, created);
  return created;
}

/** Throws `too_many_requests` when the points are used up. */
export async function consume(name: LimitName, key: string | number, points = 1): Promise<void> {
  try {
    await limiter(name).consume(String(key), points);
  } catch (rejection) {
    if (rejection instanceof Error) throw rejection;
    throw tooManyRequests(rejection as RateLimiterRes);
  }
}

/** Throws `too_many_requests` when no points remain, and consumes none. */
export async function requireRemaining(name: LimitName, key: string | number): Promise<void> {
  const used = await limiter(name).get(String(key));
  if (used && used.remainingPoints === 0) throw tooManyRequests(used);
}

/** Consumes a point even where none remain. Returns by how many points the limit is exceeded. */
export async function penalize(name: LimitName, key: string | number): Promise<number> {
  const { consumedPoints } = await limiter(name).penalty(String(key));
  return Math.max(0, consumedPoints - limits[name].points);
}

/** Returns one consumed point. */
export async function refund(name: LimitName, key: string | number): Promise<void> {
  await limiter(name).reward(String(key));
}

function tooManyRequests({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError("too_many_requests", { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

/** Restores all points. */
export async function reset(name: LimitName, key: string | number): Promise<void> {
  await limiter(name).delete(String(key));
}
