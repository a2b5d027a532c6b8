import type { Hub } from "@/lib/core/realtime/server/hub";
import { fromPeer, isEvent } from "@/lib/core/realtime/server/peers";
import { HttpError } from "./http-error";
import type { ApiRequest } from "./verify-signature";

/** The outcome of a request here and on all peers. Counts of subscriptions are sums; users are known to each server. */
export async function withPeers(hub: Hub, request: ApiRequest, outcome: object): Promise<object> {
  const { method, path, query, body } = request;
  if (!hub.peers || query.has(fromPeer)) return outcome;
  if (method === "GET") {
    const responses = await hub.peers.get(path, query);
    return responses.reduce((sum, response) => merge(sum, response) as object, outcome);
  }
  const delivery = hub.peers.post(path, body.length > 0 ? JSON.parse(body.toString()) : {});
  // An event does not wait for a peer that hangs. A request that disconnects a user must reach all; the application
  // repeats it.
  if (!isEvent(path) && !(await delivery)) throw new HttpError(503, "Another server was not reached.");
  return outcome;
}

function merge(a: unknown, b: unknown, name = ""): unknown {
  if (typeof a === "number" && typeof b === "number") return name === "user_count" ? Math.max(a, b) : a + b;
  if (typeof a === "boolean") return a || b;
  if (!isObject(a) || !isObject(b)) return a ?? b;
  const entries = new Map(Object.entries(a));
  for (const [key, value] of Object.entries(b)) entries.set(key, merge(entries.get(key), value, key));
  return Object.fromEntries(entries);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
