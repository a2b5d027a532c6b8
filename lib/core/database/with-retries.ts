type Options = {
  maxAttempts: number;
  isTemporary: (error: unknown) => boolean;
  /** Creates the error to throw instead of the last one. */
  toError?: () => Error;
};

export async function withRetries<T>(
  { maxAttempts, isTemporary, toError }: Options,
  run: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      if (attempt === maxAttempts) throw toError?.() ?? error;
    }
  }
}
