import type { IncomingMessage, ServerResponse } from "node:http";
import type { Env } from "@/lib/env";
import { withRequestContext } from "@/lib/http/request-context";
import { log } from "@/lib/log";
import { prepareRequest } from "./prepare-request";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Answers every request: marks it, refuses odd verbs, and lets the framework do the rest. */
export function answerWith(handle: Handler, env: Env) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const context = prepareRequest(request, response, env);
    if (!methods.includes(request.method ?? "")) {
      response.setHeader("allow", methods.join(", "));
      return plain(response, 405, "Method Not Allowed");
    }
    if (!readable(request.url)) return plain(response, 400, "Bad Request");
    sayWhenDatabaseIsDown(response, context);
    try {
      await withRequestContext(context, () => handle(request, response));
    } catch (error) {
      log.error({ err: error, request: context.id }, "the framework failed");
      plain(response, 500, `Internal Server Error (${context.id})`);
    }
  };
}

/** Whether an address's path can be decoded; to the framework one that cannot is its own failure. */
function readable(url = ""): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/** A page whose query found no database is an error page like any other to the framework: 500. We know better. */
function sayWhenDatabaseIsDown(response: ServerResponse, context: { databaseDown: boolean }): void {
  const writeHead = response.writeHead;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const unavailable = status === 500 && context.databaseDown;
    if (unavailable) response.setHeader("retry-after", "2");
    return Reflect.apply(writeHead, response, [unavailable ? 503 : status, ...rest]);
  };
}

function plain(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
}
