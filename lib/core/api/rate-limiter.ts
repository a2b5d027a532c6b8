import { RateLimiterDrizzle, type RateLimiterRes } from "rate-limiter-flexible";
import { systemDb } from "@/db/client";
import { rateLimits } from "@/db/schema/counters";
import { AppError } from "@/lib/core/errors/app-error";
import { type LimitName, limits } from "./rate-limits";

const limiters = new Map<LimitName, RateLimiterDrizzle>();

function limiter(name: LimitName): RateLimiterDrizzle {
  const known = limiters.get(name);
  if (known) return known;
  const { points, seconds } = limits[name];
  const made = new RateLimiterDrizzle({
    storeClient: systemDb,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limiters.set(name, made);
  return made;
}

/** Uses one point of a limit, shared by all processes. Throws `too_many_requests` with the seconds to wait. */
export async function consume(name: LimitName, key: string | number): Promise<void> {
  try {
    await limiter(name).consume(String(key));
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    throw tooManyRequests(refusal as RateLimiterRes);
  }
}

/** Throws as `spend` does once no point is left, and uses none. */
export async function requireRemaining(name: LimitName, key: string | number): Promise<void> {
  const used = await limiter(name).get(String(key));
  if (used && used.remainingPoints === 0) throw tooManyRequests(used);
}

/** Uses one point, also when none is left; how many more than there are have been used. */
export async function penalize(name: LimitName, key: string | number): Promise<number> {
  const { consumedPoints } = await limiter(name).penalty(String(key));
  return Math.max(0, consumedPoints - limits[name].points);
}

/** Gives back a point of a call that failed. */
export async function refund(name: LimitName, key: string | number): Promise<void> {
  await limiter(name).reward(String(key));
}

function tooManyRequests({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError("too_many_requests", { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

/** Gives a key its points back: a sign-in that succeeded owes nothing for the failures before it. */
export async function reset(name: LimitName, key: string | number): Promise<void> {
  await limiter(name).delete(String(key));
}
