import { AppError, type ErrorCode } from "@/lib/core/errors/app-error";
import { type BodyTimes, readTimed } from "@/lib/core/http/timed-body";

type Body = ReadableStream<Uint8Array>;

/** Half a kilobyte a second is what common web servers ask of a request, too. */
const times: BodyTimes = { timeoutMs: 60_000, windowMs: 10_000, minBytesPerSecond: 500 };

/**
 * Reads a body with `read`, which may refuse it in the middle. Browsers listen only when they have sent everything:
 * so that they hear the refusal, the rest is taken too, `most` bytes of it. Throws `body_timeout`; then nobody waits for
 * the rest.
 */
export async function readBodyStream<T>(
  body: Body,
  most: number,
  read: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const late = new AppError("body_timeout");
  const timed = () => readTimed(body, times, () => late);
  try {
    return await read(chunksOf(timed()));
  } catch (error) {
    if (error !== late) await drainBody(timed, most);
    throw error;
  }
}

/** Throws `body_malformed` when the sender went away: no error of ours, so none is logged. */
async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("body_malformed");
  }
}

async function drainBody(rest: () => AsyncIterable<Uint8Array>, most: number): Promise<void> {
  let left = most;
  try {
    for await (const chunk of rest()) {
      left -= chunk.length;
      if (left < 0) return;
    }
  } catch {
    // Whoever sent it has gone, or is too slow to be waited for.
  }
}

/** Passes chunks on until there are too many bytes of them. */
export async function* limitBytes(source: AsyncIterable<Uint8Array>, most: number, code: ErrorCode) {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > most) throw new AppError(code);
    yield chunk;
  }
}
