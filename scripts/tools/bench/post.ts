import http from "node:http";
import { text } from "node:stream/consumers";
import type { BenchUser } from "./users";

const agent = new http.Agent({ keepAlive: true });

/** `fetch` would take twice the processor time, which the application would lack. */
export function post(url: string, { bearer }: BenchUser, body: string) {
  const headers = {
    ...bearer,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  };
  return new Promise<{ status?: number; reply: string }>((resolve, reject) => {
    const request = http.request(url, { method: "POST", agent, headers }, (response) => {
      const { statusCode: status } = response;
      text(response).then((reply) => resolve({ status, reply }), reject);
    });
    request.on("error", reject).end(body);
  });
}
