import type { IncomingMessage } from "node:http";
import { limits } from "@/lib/core/realtime/server/limits";
import { Refused } from "./refused";

/** Reads to the end even beyond the limit, so that the 413 arrives. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limits.bodyBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > limits.bodyBytes) throw new Refused(413, `A body has at most ${limits.bodyBytes} bytes.`);
  return Buffer.concat(chunks);
}
