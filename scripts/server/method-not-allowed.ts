import type { IncomingMessage, ServerResponse } from "node:http";
import type { Locale } from "@/lib/core/i18n/locales";
import en from "@/messages/en/errors.json";
import fr from "@/messages/fr/errors.json";
import { localeOf } from "./error-page";
import { fetchInProcess } from "./fetch-in-process";
import type { RequestHandler } from "./request-handler";
import { isApiPath, requestPath } from "./request-path";

const messages: Record<Locale, string> = { fr: fr.method_not_allowed, en: en.method_not_allowed };

/** The framework's 405 of an endpoint lacks a body and `Allow`; its OPTIONS knows the methods. */
export function withMethodNotAllowed(handle: RequestHandler): RequestHandler {
  return (request, response) => {
    const { url = "", method } = request;
    if (!isApiPath(requestPath(request)) || method === "OPTIONS") return handle(request, response);
    const { writeHead, end } = response;
    let isBare = false;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      isBare = status === 405 && !response.hasHeader("content-type");
      return isBare ? response : Reflect.apply(writeHead, response, [status, ...rest]);
    };
    response.end = (...args: unknown[]) => {
      if (!response.headersSent && !isBare) response.writeHead(response.statusCode);
      if (!isBare) return Reflect.apply(end, response, args);
      Object.assign(response, { writeHead, end });
      void fetchInProcess(handle, url, { host: request.headers.host }, "OPTIONS")
        .then(({ headers }) => headers.allow)
        .catch(() => undefined)
        .then((allow) => send(request, response, allow));
      return response;
    };
    return handle(request, response);
  };
}

function send(request: IncomingMessage, response: ServerResponse, allow = ""): void {
  const message = messages[localeOf(request.headers)];
  const body = JSON.stringify({ success: false, status: "error", code: "method_not_allowed", message });
  response.writeHead(405, { allow, "content-type": "application/json", "cache-control": "no-store" });
  response.end(request.method === "HEAD" ? undefined : body);
}
