export type BodyTimes = { timeoutMs: number; windowMs: number; minBytesPerSecond: number };

/**
 * The chunks of a body while they come in time: all of them within `timeoutMs`, and in every window at least the given
 * rate. Throws what `lateError` makes otherwise, in the middle of a wait as well.
 */
export async function* readTimed(
  body: ReadableStream<Uint8Array>,
  { timeoutMs, windowMs, minBytesPerSecond }: BodyTimes,
  lateError: () => Error,
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  let fail: (error: Error) => void = () => {};
  const late = new Promise<never>((_, reject) => {
    fail = reject;
  });
  late.catch(() => {});
  const timeout = setTimeout(() => fail(lateError()), timeoutMs);
  const window = setInterval(() => {
    if (bytes < (minBytesPerSecond * windowMs) / 1000) fail(lateError());
    bytes = 0;
  }, windowMs);
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
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
