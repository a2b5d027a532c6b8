import type { Viewer } from "@/lib/auth/viewer";
import { limits } from "@/lib/rate-limits";
import type { Endpoint } from "./endpoint";
import { spend } from "./limiter";
import { networkOf } from "./network";

/** Uses a point of each limit that the endpoint declares. */
export async function spendLimits(endpoint: Endpoint, viewer: Viewer, address: string): Promise<void> {
  for (const name of endpoint.limit ?? []) {
    const { by } = limits[name];
    if (by === "account" && viewer.id !== null) await spend(name, viewer.id);
    if (by === "address" || (by === "visitor" && viewer.id === null)) await spend(name, networkOf(address));
  }
}
