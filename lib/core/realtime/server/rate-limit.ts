/** An amount per key in each second. It survives the connections that used it. */
export class RateLimit {
  private used = new Map<string, number>();
  private windowStart = 0;

  constructor(private readonly maxPerSecond: number) {}

  consume(keys: readonly string[], amount: number): boolean {
    const now = Date.now();
    if (now - this.windowStart >= 1000) {
      this.windowStart = now;
      this.used = new Map();
    }
    for (const key of keys) this.used.set(key, (this.used.get(key) ?? 0) + amount);
    return keys.every((key) => (this.used.get(key) ?? 0) <= this.maxPerSecond);
  }
}
