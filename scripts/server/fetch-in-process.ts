import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { inject } from "light-my-request";

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
export type InProcessResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const timeoutMs = 10_000;

export async function fetchInProcess(
  listener: Listener,
  url: string,
  headers: OutgoingHttpHeaders,
  method: "GET" | "OPTIONS" | "POST" = "GET",
): Promise<InProcessResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await inject(listener as never, { method, url, headers, signal });
  return {
    status: response.statusCode,
    headers: response.headers as IncomingHttpHeaders,
    body: response.rawPayload,
  };
}
