import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Env } from "@/lib/core/env";
import type { RequestContext } from "@/lib/core/http/request-context";
import { isHttps } from "./client-errors";
import { requestIpAddress } from "./client-ip-address";
import { encodeBody } from "./encode-body";
import { securityHeaders } from "./headers";
import { isPrerenderBypassed, prerenderedHashes } from "./prerendered";
import { requestPath } from "./request-path";

const proxyHeaders = [
  "baggage",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "traceparent",
  "tracestate",
];

export const requestContexts = new WeakMap<ServerResponse, RequestContext>();

/** Overwrites the headers that a client must not set. */
export function prepareRequest(request: IncomingMessage, response: ServerResponse, env: Env): RequestContext {
  const id = randomUUID();
  const ipAddress = requestIpAddress(request, env);
  const path = requestPath(request);
  const headers = securityHeaders({
    path,
    hashes: isPrerenderBypassed(request) ? undefined : prerenderedHashes(path),
    nonce: randomBytes(16).toString("base64"),
    isHttps: isHttps(env),
    isDevelopment: env.NODE_ENV === "development",
    cluster: env.PUSHER_CLUSTER,
  });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("x-request-id", id);
  if (env.TRUSTED_PROXIES === 0) for (const name of proxyHeaders) delete request.headers[name];
  // Next.js reads the nonce for its own scripts from the CSP of the request.
  request.headers["content-security-policy"] = headers["content-security-policy"];
  request.headers["x-request-id"] = id;
  const context: RequestContext = {
    id,
    ipAddress,
    path,
    search: (request.url ?? "").slice(path.length),
    isDatabaseDown: false,
    status: null,
    endpoint: null,
    body: null,
    isComplete: () => request.complete,
    setBody: async (text) => {
      context.body = await encodeBody(text, request, response);
    },
    afterResponse: (work) => void response.once("close", work),
  };
  requestContexts.set(response, context);
  return context;
}
