import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";

/** A file that is made for whoever asks. `name` is plain letters, digits and signs. */
export type Download = { type: string; name: string; body: string | Readable };

/** Hands a file over to be saved; nobody on the way keeps it. */
export function downloadResponse({ type, name, body }: Download): Response {
  const bytes = body instanceof Readable ? (Readable.toWeb(body) as WebStream<Uint8Array>) : body;
  return new Response(bytes as BodyInit, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
