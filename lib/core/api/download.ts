import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { toSchoolDay } from "@/lib/core/i18n/school-time";

export type Download = { type: string; name: string; body: string | Readable };

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

/** The file name, with the day in the school's time zone. */
export function downloadName(name: string, extension: string, at = new Date()): string {
  return `${name}-${toSchoolDay(at)}.${extension}`;
}
