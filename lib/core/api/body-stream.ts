import { AppError, type ErrorCode } from "@/lib/core/errors/app-error";
import { type BodyTimes, readTimed } from "@/lib/core/http/timed-body";

type Body = ReadableStream<Uint8Array>;

const times: BodyTimes = { timeoutMs: 60_000, windowMs: 10_000, minBytesPerSecond: 500 };

/** Browsers read a response only after they sent the whole body, so after an error the rest is drained. Throws `body_timeout`. */
export async function readBodyStream<T>(
  body: Body,
  maxBytes: number,
  read: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const timeout = new AppError("body_timeout");
  const withTimeout = () => readTimed(body, times, () => timeout);
  try {
    return await read(chunksOf(withTimeout()));
  } catch (error) {
    if (error !== timeout) await drainBody(withTimeout, maxBytes);
    throw error;
  }
}

/** A client that disconnected is not an error to log. */
async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("body_malformed");
  }
}

async function drainBody(rest: () => AsyncIterable<Uint8Array>, maxBytes: number): Promise<void> {
  let left = maxBytes;
  try {
    for await (const chunk of rest()) {
      left -= chunk.length;
      if (left < 0) return;
    }
  } catch {}
}

export async function* limitBytes(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  code: ErrorCode,
  params?: Record<string, string>,
) {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes) throw new AppError(code, { params });
    yield chunk;
  }
}
