/** Like `Promise.all`, but throws only when all promises have settled: the first error in their order. */
export async function waitForAll<T extends readonly unknown[]>(
  promises: readonly [...{ [K in keyof T]: PromiseLike<T[K]> }],
): Promise<T> {
  const results = await Promise.allSettled(promises);
  return results.map((result) => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  }) as unknown as T;
}
