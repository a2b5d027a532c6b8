import type { Viewer } from "@/lib/core/auth/viewer";
import type { Endpoint } from "./endpoint";
import { consume, refund } from "./rate-limiter";
import { type LimitName, limits } from "./rate-limits";
import { subnetKey } from "./subnet-key";

/** Consumes a point of each `limit` of the endpoint. Throws `too_many_requests`. */
export async function consumeRateLimits(
  endpoint: Endpoint,
  viewer: Viewer,
  ipAddress: string,
): Promise<void> {
  for (const [name, key] of limitKeys(endpoint.limit, viewer, ipAddress)) await consume(name, key);
}

/** Consumes the points of `successLimit`, and returns them when `run` throws. Throws `too_many_requests`. */
export async function withSuccessLimits<T>(
  { successLimit }: Endpoint,
  viewer: Viewer,
  ipAddress: string,
  run: () => Promise<T>,
): Promise<T> {
  const keys = limitKeys(successLimit, viewer, ipAddress);
  for (const [name, key] of keys) await consume(name, key);
  try {
    return await run();
  } catch (error) {
    await Promise.allSettled(keys.map(([name, key]) => refund(name, key)));
    throw error;
  }
}

function limitKeys(names: readonly LimitName[] = [], viewer: Viewer, ipAddress: string) {
  return names.flatMap((name): [LimitName, string | number][] => {
    const { by } = limits[name];
    if (by === "account") return viewer.id === null ? [] : [[name, viewer.id]];
    const isCounted = by === "address" || (by === "visitor" && viewer.id === null);
    return isCounted ? [[name, subnetKey(ipAddress)]] : [];
  });
}
