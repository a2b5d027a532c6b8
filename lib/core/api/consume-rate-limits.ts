import type { Viewer } from "@/lib/core/auth/viewer";
import type { Endpoint } from "./endpoint";
import { consume } from "./rate-limiter";
import { limits } from "./rate-limits";
import { subnetKey } from "./subnet-key";

/** Uses a point of each limit that the endpoint declares. */
export async function consumeRateLimits(endpoint: Endpoint, viewer: Viewer, address: string): Promise<void> {
  for (const name of endpoint.limit ?? []) {
    const { by } = limits[name];
    if (by === "account" && viewer.id !== null) await consume(name, viewer.id);
    if (by === "address" || (by === "visitor" && viewer.id === null)) await consume(name, subnetKey(address));
  }
}
