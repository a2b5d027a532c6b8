import { LRUCache } from "lru-cache";
import { log } from "@/lib/core/log";

const quietMs = 10 * 60_000;
const repeated = new LRUCache<string, { loggedAt: number; since: number }>({ max: 1000 });

type Fields = Record<string, number | string | undefined>;

/** Work that fails at each run is logged at first, and then every ten minutes, with how many errors there were since. */
export async function logErrors(
  fields: Fields,
  message: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const key = JSON.stringify([message, fields]);
  try {
    await work();
    repeated.delete(key);
  } catch (error) {
    const { loggedAt, since } = repeated.get(key) ?? { loggedAt: 0, since: 0 };
    const isQuiet = Date.now() - loggedAt < quietMs;
    repeated.set(key, isQuiet ? { loggedAt, since: since + 1 } : { loggedAt: Date.now(), since: 0 });
    if (!isQuiet) log.error({ err: error, ...fields, ...(since > 0 && { repeated: since }) }, message);
  }
}
