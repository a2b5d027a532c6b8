export type BodyTimes = { timeoutMs: number; windowMs: number; minBytesPerSecond: number };

/**
 * Reads a body. Throws `timeoutError()` when it takes longer than `timeoutMs`, or when fewer than `minBytesPerSecond`
 * arrive in a period of `windowMs`.
 */
export async function* readTimed(
  body: ReadableStream<Uint8Array>,
  { timeoutMs, windowMs, minBytesPerSecond }: BodyTimes,
  timeoutError: () => Error,
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  let fail: (error: Error) => void = () => {};
  const expired = new Promise<never>((_, reject) => {
    fail = reject;
  });
  expired.catch(() => {});
  const timeout = setTimeout(() => fail(timeoutError()), timeoutMs);
  const window = setInterval(() => {
    if (bytes < (minBytesPerSecond * windowMs) / 1000) fail(timeoutError());
    bytes = 0;
  }, windowMs);
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), expired]);
      if (done) return;
      bytes += value.length;
      yield value;
    }
  } finally {
    clearTimeout(timeout);
    clearInterval(window);
    reader.releaseLock();
  }
}
