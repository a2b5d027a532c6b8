import type { Hub } from "@/lib/core/realtime/server/hub";
import { listChannels, listUsers, showChannel } from "./channels";
import { publishBatch, publishEvent } from "./events";
import { Refused } from "./refused";

type Route = {
  method: "GET" | "POST";
  path: RegExp;
  run: (hub: Hub, call: { part: string; query: URLSearchParams; body: Buffer }) => object;
};

const routes: Route[] = [
  { method: "POST", path: /^\/events$/, run: (hub, { body }) => publishEvent(hub, body) },
  { method: "POST", path: /^\/batch_events$/, run: (hub, { body }) => publishBatch(hub, body) },
  { method: "GET", path: /^\/channels$/, run: (hub, { query }) => listChannels(hub, query) },
  {
    method: "GET",
    path: /^\/channels\/([^/]+)$/,
    run: (hub, { part, query }) => showChannel(hub, part, query),
  },
  { method: "GET", path: /^\/channels\/([^/]+)\/users$/, run: (hub, { part }) => listUsers(hub, part) },
  {
    method: "POST",
    path: /^\/users\/([^/]+)\/terminate_connections$/,
    run: (hub, { part }) => terminate(hub, part),
  },
];

export function run(hub: Hub, method: string, path: string, query: URLSearchParams, body: Buffer): object {
  for (const route of routes) {
    const match = route.method === method && route.path.exec(path);
    if (match) return route.run(hub, { part: decode(match[1] ?? ""), query, body });
  }
  throw new Refused(404, "There is nothing here.");
}

function terminate(hub: Hub, userId: string): object {
  hub.terminate(userId);
  return {};
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refused(400, "The path is not well encoded.");
  }
}
