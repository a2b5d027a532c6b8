/**
 * An amount per key in each window of one second. A key's amount lives until the window ends, whatever becomes of the
 * connections that spent it.
 */
export class RateLimit {
  private spent = new Map<string, number>();
  private windowStart = 0;

  constructor(private readonly maxPerSecond: number) {}

  /** False when any of the keys has nothing left for this amount. */
  consume(keys: readonly string[], amount: number, now = Date.now()): boolean {
    if (now - this.windowStart >= 1000) {
      this.windowStart = now;
      this.spent = new Map();
    }
    for (const key of keys) this.spent.set(key, (this.spent.get(key) ?? 0) + amount);
    return keys.every((key) => (this.spent.get(key) ?? 0) <= this.maxPerSecond);
  }
}
