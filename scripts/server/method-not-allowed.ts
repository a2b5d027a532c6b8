import type { IncomingMessage, ServerResponse } from "node:http";
import { errorContent } from "./error-content";
import { localeOf } from "./error-page";
import { fetchInProcess } from "./fetch-in-process";
import type { RequestHandler } from "./request-handler";
import { allowedMethods, isApiPath, requestPath } from "./request-path";

/**
 * Completes 405 responses: those of Next.js lack `Allow`, and for an endpoint also a body. Its OPTIONS lists the
 * methods. Methods that no endpoint has would get a 500.
 */
export function withMethodNotAllowed(handle: RequestHandler): RequestHandler {
  return async (request, response) => {
    const { method = "" } = request;
    const path = requestPath(request);
    if (!isApiPath(path) || method === "OPTIONS") return handle(request, response);
    if (!allowedMethods(path).includes(method)) return rejectMethod(handle, request, response);
    const { writeHead, end } = response;
    let isIncomplete = false;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      isIncomplete = status === 405 && !["content-type", "allow"].every((name) => response.hasHeader(name));
      return isIncomplete ? response : Reflect.apply(writeHead, response, [status, ...rest]);
    };
    response.end = (...args: unknown[]) => {
      if (!response.headersSent && !isIncomplete) response.writeHead(response.statusCode);
      if (!isIncomplete) return Reflect.apply(end, response, args);
      Object.assign(response, { writeHead, end });
      void rejectMethod(handle, request, response);
      return response;
    };
    return handle(request, response);
  };
}

async function rejectMethod(handle: RequestHandler, request: IncomingMessage, response: ServerResponse) {
  const { url = "", headers } = request;
  const options = await fetchInProcess(handle, url, { host: headers.host }, "OPTIONS").catch(() => null);
  const status = options?.status === 404 ? 404 : 405;
  const code = status === 404 ? "not_found" : "method_not_allowed";
  const { type, text } = errorContent(code, requestPath(request), localeOf(headers));
  if (status === 405) response.setHeader("allow", options?.headers.allow ?? "");
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(request.method === "HEAD" ? undefined : text);
}
