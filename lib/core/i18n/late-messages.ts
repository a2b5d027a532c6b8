let load: () => Promise<unknown> = async () => {};

/** A page that begins without some of its area's messages gives what loads all of them. */
export function setLateMessages(loadAll: () => Promise<unknown>): void {
  load = loadAll;
}

/** Code that is loaded when it is needed, with the messages that its components may say. */
export async function withLateMessages<T>(code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, load()]);
  return loaded;
}
