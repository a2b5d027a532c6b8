import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import type { route } from "@/lib/core/api/route";

/** A handler of `route`, which does not depend on Next.js. */
export type DeclaredHandler = ReturnType<typeof route>;
export type Params = Record<string, string>;

/** Next.js repeats cookies in this header, where scripts of a page could read `HttpOnly` ones; its own server removes it. */
const repeatedCookies = "x-middleware-set-cookie";

export async function callHandler(
  handler: DeclaredHandler,
  params: Params,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = await handler(toRequest(request), { params: Promise.resolve(params) });
  response.statusCode = status;
  for (const [name, value] of headers) if (name !== repeatedCookies) response.appendHeader(name, value);
  if (body === null) return void response.end();
  await pipeline(Readable.fromWeb(body as ReadableStream), response).catch((error) => {
    // The client has disconnected.
    if (!response.destroyed || !request.destroyed) throw error;
  });
}

function toRequest(request: IncomingMessage): Request {
  const { method, url } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const item of [value ?? []].flat()) headers.append(name, item);
  if (method === "GET") return new Request(`http://localhost${url}`, { headers });
  // A handler that stops reading the body must not destroy the connection, which the response uses.
  const body = ReadableStream.from(request.iterator({ destroyOnReturn: false })) as BodyInit;
  return new Request(`http://localhost${url}`, { method, headers, ...{ body, duplex: "half" } });
}
