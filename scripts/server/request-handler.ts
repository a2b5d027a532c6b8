import type { IncomingMessage, ServerResponse } from "node:http";
import type { Env } from "@/lib/core/env";
import { type RequestContext, withRequestContext } from "@/lib/core/http/request-context";
import { log } from "@/lib/core/log";
import { type ErrorContent, errorContent } from "./error-content";
import { errorPage, localeOf } from "./error-page";
import { prepareRequest } from "./prepare-request";
import { allowedMethods, isApiPath } from "./request-path";
import { alwaysRevalidate } from "./send-page";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function createRequestHandler(handle: RequestHandler, env: Env) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const context = prepareRequest(request, response, env);
    if (env.NODE_ENV !== "development") disableFlush(response);
    if (!isApiPath(context.path) && respondToMethod(request, response, context.path)) return;
    overrideErrorResponse(request, response, context);
    try {
      await withRequestContext(context, () => handle(request, response));
    } catch (error) {
      log.error({ err: error, request: context.id }, "the framework failed");
      if (response.headersSent) return void response.destroy();
      const { type, text } = thrownErrorContent(request, context);
      response.writeHead(500, { "content-type": type }).end(text);
    }
  };
}

/**
 * Next.js flushes the compression after each part of a page, which makes it a quarter larger, although a page without
 * Suspense sends all its parts within milliseconds. The compression assigns this method later.
 */
function disableFlush(response: ServerResponse): void {
  Object.defineProperty(response, "flush", { get: () => undefined, set() {} });
}

/** Responds to OPTIONS and to methods that pages and files do not have, for which Next.js sends a 400 or a 500. */
function respondToMethod({ method = "", headers }: IncomingMessage, response: ServerResponse, path: string) {
  const allowed = allowedMethods(path);
  if (allowed.includes(method) && method !== "OPTIONS") return false;
  response.setHeader("allow", allowed.join(", "));
  if (method === "OPTIONS") response.writeHead(204).end();
  else {
    const { type, text } = errorContent("method_not_allowed", path, localeOf(headers));
    response.writeHead(405, { "content-type": type }).end(text);
  }
  return true;
}

function thrownErrorContent({ headers }: IncomingMessage, context: RequestContext): ErrorContent {
  return errorContent(errorCode(context), context.path, localeOf(headers), context.id);
}

function errorCode({ isDatabaseDown }: RequestContext): "unavailable" | "internal" {
  return isDatabaseDown ? "unavailable" : "internal";
}

/**
 * Next.js responds with its own text and a 500 to any error, such as an unreachable database: a page or the contract's
 * JSON replaces it. Pages of missing rows get the status that pages cannot set themselves.
 */
function overrideErrorResponse(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): void {
  const { writeHead, write, end } = response;
  let replacement: ErrorContent | null = null;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    // Next.js lets static pages be cached for a year, but the next build may change them.
    if (String(response.getHeader("cache-control")).startsWith("s-maxage="))
      response.setHeader("cache-control", alwaysRevalidate);
    if (status === 200 && context.status)
      return Reflect.apply(writeHead, response, [context.status, ...rest]);
    if (status !== 500 || replacement) return Reflect.apply(writeHead, response, [status, ...rest]);
    if (context.isDatabaseDown) response.setHeader("retry-after", "2");
    const ownStatus = context.isDatabaseDown ? 503 : 500;
    replacement = replacementFor(request, response, context);
    if (!replacement) return Reflect.apply(writeHead, response, [ownStatus, ...rest]);
    for (const name of ["content-length", "content-encoding", "etag"]) response.removeHeader(name);
    response.setHeader("content-type", replacement.type);
    response.setHeader("cache-control", "no-store");
    return Reflect.apply(writeHead, response, [ownStatus]);
  };
  response.write = (...chunk: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return replacement !== null || Reflect.apply(write, response, chunk);
  };
  response.end = (...chunk: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    const body = context.body === null ? chunk : [context.body];
    return Reflect.apply(end, response, replacement ? [replacement.text] : body);
  };
}

/** Null when an endpoint has already sent the contract's JSON, and for requests of the client-side router. */
function replacementFor(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): ErrorContent | null {
  if (String(request.headers.accept).includes("text/html")) {
    const page = errorPage(errorCode(context), context.id, localeOf(request.headers));
    return { type: "text/html; charset=utf-8", text: page };
  }
  const isOwn = String(response.getHeader("content-type")).startsWith("application/json");
  return isApiPath(context.path) && !isOwn ? thrownErrorContent(request, context) : null;
}
