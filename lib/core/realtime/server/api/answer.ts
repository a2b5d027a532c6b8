import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/core/log";
import { addressOf } from "@/lib/core/realtime/server/address";
import type { Hub } from "@/lib/core/realtime/server/hub";
import { readBody } from "./body";
import { Refused } from "./refused";
import { run } from "./routes";
import { checkSignature } from "./signed-call";

export async function answer(hub: Hub, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    write(response, 200, JSON.stringify(await outcome(hub, request)));
  } catch (error) {
    if (error instanceof Refused) return write(response, error.status, error.message);
    if (request.destroyed && !request.complete) return;
    log.error({ err: error }, "A realtime call failed");
    write(response, 500, "Something went wrong.");
  }
}

async function outcome(hub: Hub, request: IncomingMessage): Promise<object> {
  const method = request.method ?? "GET";
  const { path, query } = addressOf(request);
  if (method === "GET" && path === "/up") return { ok: true };
  const [, appId, rest] = path.match(/^\/apps\/([^/]+)(\/.+)$/) ?? [];
  if (appId !== hub.app.id || rest === undefined) throw new Refused(404, "There is nothing here.");
  const body = await readBody(request);
  checkSignature(hub.app, { method, path, query, body });
  return run(hub, method, rest, query, body);
}

function write(response: ServerResponse, status: number, text: string): void {
  const type = status === 200 ? "application/json" : "text/plain; charset=utf-8";
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(text);
}
