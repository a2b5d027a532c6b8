let load: () => Promise<unknown> = async () => {};

/** Set by pages that start without some of their area's messages: loads all of them. */
export function setLazyMessages(loadAll: () => Promise<unknown>): void {
  load = loadAll;
}

/** Code that is loaded on demand, with the messages that its components may show. */
export async function withLazyMessages<T>(code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, load()]);
  return loaded;
}
