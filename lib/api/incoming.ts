import { AppError, type ErrorCode } from "./errors";

type Body = ReadableStream<Uint8Array>;

/**
 * Reads a body with `read`, which may refuse it in the middle. Browsers listen only when they have sent everything:
 * so that they hear the refusal, the rest is taken too, `most` bytes of it.
 */
export async function readToEnd<T>(
  body: Body,
  most: number,
  read: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  try {
    return await read(body.values({ preventCancel: true }));
  } catch (error) {
    await takeRest(body, most);
    throw error;
  }
}

async function takeRest(body: Body, most: number): Promise<void> {
  let left = most;
  try {
    for await (const chunk of body) {
      left -= chunk.length;
      if (left < 0) return;
    }
  } catch {
    // Whoever sent it has gone.
  }
}

/** Passes chunks on until there are too many bytes of them. */
export async function* bounded(source: AsyncIterable<Uint8Array>, most: number, code: ErrorCode) {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > most) throw new AppError(code);
    yield chunk;
  }
}
