import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod/mini";
import { log } from "@/lib/core/log";
import { stateMessage } from "@/lib/core/realtime/server/channel-state";
import type { Cluster } from "@/lib/core/realtime/server/cluster";
import { parseJsonAs } from "@/lib/core/realtime/server/frames";
import type { Hub } from "@/lib/core/realtime/server/hub";
import { limits } from "@/lib/core/realtime/server/limits";
import { parseUrl } from "@/lib/core/realtime/server/parse-url";
import { fromPeer, statePath } from "@/lib/core/realtime/server/peers";
import { listChannels, listUsers, showChannel } from "./channels";
import { publishBatch, publishEvent } from "./events";
import { HttpError } from "./http-error";
import { verifySignature } from "./verify-signature";
import { withPeers } from "./with-peers";

export async function handleRequest(
  hub: Hub,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    write(response, 200, JSON.stringify(await executeCall(hub, request)));
  } catch (error) {
    if (error instanceof HttpError) return write(response, error.status, error.message);
    if (request.destroyed && !request.complete) return;
    log.error({ err: error }, "A realtime call failed");
    write(response, 500, "Something went wrong.");
  }
}

async function executeCall(hub: Hub, request: IncomingMessage): Promise<object> {
  const method = request.method ?? "GET";
  const { path, query } = parseUrl(request);
  if (method === "GET" && path === "/up") return { ok: true };
  const [, appId, rest] = path.match(/^\/apps\/([^/]+)(\/.+)$/) ?? [];
  if (appId !== hub.app.id || rest === undefined) throw new HttpError(404, "There is nothing here.");
  const body = await readBody(request);
  verifySignature(hub.app, { method, path, query, body });
  if (rest === statePath && query.has(fromPeer)) return exchangeState(hub.cluster, method, body);
  return withPeers(hub, { method, path: rest, query, body }, dispatch(hub, `${method} ${rest}`, query, body));
}

/** Reads to the end even beyond the limit, so that the 413 arrives. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limits.bodyBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > limits.bodyBytes) throw new HttpError(413, `A body has at most ${limits.bodyBytes} bytes.`);
  return Buffer.concat(chunks);
}

function dispatch(hub: Hub, call: string, query: URLSearchParams, body: Buffer): object {
  if (call === "POST /events") return publishEvent(hub, body);
  if (call === "POST /batch_events") return publishBatch(hub, body);
  if (call === "GET /channels") return listChannels(hub, query);
  const [, path, part = "", action = ""] = /^(\w+ \/\w+)\/([^/]+)(\/\w+)?$/.exec(call) ?? [];
  if (path + action === "GET /channels") return showChannel(hub, decode(part), query);
  if (path + action === "GET /channels/users") return listUsers(hub, decode(part));
  if (path + action === "POST /channels/unsubscribe_users") return unsubscribeUsers(hub, decode(part), body);
  if (path + action !== "POST /users/terminate_connections")
    throw new HttpError(404, "There is nothing here.");
  hub.terminate(decode(part));
  return {};
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new HttpError(400, "The path is not well encoded.");
  }
}

function write(response: ServerResponse, status: number, text: string): void {
  const type = status === 200 ? "application/json" : "text/plain; charset=utf-8";
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(text);
}

/** Called by other servers only: returns the state of this one, or takes a message of another. */
function exchangeState(cluster: Cluster, method: string, body: Buffer): object {
  if (method === "GET") return cluster.snapshot();
  const message = parseJsonAs(stateMessage, body.toString());
  if (!message) throw new HttpError(400, "The body is not a server's state.");
  cluster.receive(message);
  return {};
}

const unsubscription = z.object({
  user_ids: z.array(z.string().check(z.maxLength(limits.memberIdLength))).check(z.maxLength(1000)),
  /** Milliseconds, by the clock that signs. */
  before: z.number(),
});

/** This call is not in the protocol: on other servers, the users' connections are closed instead. */
function unsubscribeUsers(hub: Hub, channel: string, body: Buffer): object {
  const input = parseJsonAs(unsubscription, body.toString());
  if (!input) throw new HttpError(400, "The body is not a list of user_ids with a time.");
  hub.removeUsers(channel, input.user_ids, input.before);
  return {};
}
