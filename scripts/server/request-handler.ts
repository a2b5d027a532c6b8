import type { IncomingMessage, ServerResponse } from "node:http";
import type { Env } from "@/lib/core/env";
import { type RequestContext, withRequestContext } from "@/lib/core/http/request-context";
import { log } from "@/lib/core/log";
import { errorContent } from "./error-content";
import { errorPage, localeOf } from "./error-page";
import { prepareRequest } from "./prepare-request";
import { allowedMethods, isApiPath } from "./request-path";
import { alwaysRevalidate } from "./send-page";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function createRequestHandler(handle: RequestHandler, env: Env) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const context = prepareRequest(request, response, env);
    const allowed = allowedMethods(context.path);
    if (!isApiPath(context.path) && !allowed.includes(request.method ?? "")) {
      const { type, text } = errorContent("method_not_allowed", context.path, localeOf(request.headers));
      return void response.writeHead(405, { allow: allowed.join(", "), "content-type": type }).end(text);
    }
    overrideErrorResponse(request, response, context);
    try {
      await withRequestContext(context, () => handle(request, response));
    } catch (error) {
      log.error({ err: error, request: context.id }, "the framework failed");
      sendText(response, 500, `Internal Server Error (${context.id})`);
    }
  };
}

/** Pages without a database are 500 to the framework; pages about missing rows get the status that pages cannot set. */
function overrideErrorResponse(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): void {
  const { writeHead, write, end } = response;
  let isReplaced = false;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    // The framework caches a static page for a year; the next build may change it.
    if (String(response.getHeader("cache-control")).startsWith("s-maxage="))
      response.setHeader("cache-control", alwaysRevalidate);
    if (status === 200 && context.status)
      return Reflect.apply(writeHead, response, [context.status, ...rest]);
    if (status !== 500 || isReplaced) return Reflect.apply(writeHead, response, [status, ...rest]);
    if (context.isDatabaseDown) response.setHeader("retry-after", "2");
    const replacement = context.isDatabaseDown ? 503 : 500;
    if (!String(request.headers.accept).includes("text/html")) {
      return Reflect.apply(writeHead, response, [replacement, ...rest]);
    }
    isReplaced = true;
    for (const name of ["content-length", "content-encoding", "etag"]) response.removeHeader(name);
    response.setHeader("content-type", "text/html; charset=utf-8");
    return Reflect.apply(writeHead, response, [replacement]);
  };
  const page = () =>
    errorPage(context.isDatabaseDown ? "away" : "failed", context.id, localeOf(request.headers));
  response.write = (...chunk: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return isReplaced || Reflect.apply(write, response, chunk);
  };
  response.end = (...chunk: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    const body = context.body === null ? chunk : [context.body];
    return Reflect.apply(end, response, isReplaced ? [page()] : body);
  };
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
}
