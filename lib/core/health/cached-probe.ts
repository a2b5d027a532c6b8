export function cachedProbe(check: () => Promise<unknown>, ttlMs: number, timeoutMs: number) {
  let startedAt = 0;
  let result: Promise<boolean> | undefined;
  return (): Promise<boolean> => {
    if (!result || Date.now() - startedAt > ttlMs) {
      startedAt = Date.now();
      result = succeedsWithin(check, timeoutMs);
    }
    return result;
  };
}

async function succeedsWithin(check: () => Promise<unknown>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const done = check().then(
    () => true,
    () => false,
  );
  return Promise.race([done, timeout]).finally(() => clearTimeout(timer));
}
