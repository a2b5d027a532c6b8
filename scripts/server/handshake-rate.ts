type Settings = { perSecond: number; burst: number; maxWaitMs: number };

/**
 * Limits the rate of sockets from one network: after a burst, each waits for its turn. A rejected tab would retry at
 * once, and all tabs of a school, which may share one IP address, have to reconnect.
 */
export class HandshakeRate {
  /** Per network, the time at which the next handshake is due if bursts are not counted. */
  private readonly dueAt = new Map<string, number>();
  private cleanedAt = 0;

  constructor(private readonly settings: Settings) {}

  /** Milliseconds that a new handshake has to wait, or null when too many are already waiting. */
  reserve(network: string, now = Date.now()): number | null {
    const { perSecond, burst, maxWaitMs } = this.settings;
    this.deleteExpired(now);
    const intervalMs = 1000 / perSecond;
    const dueAt = Math.max(now, this.dueAt.get(network) ?? 0);
    const waitMs = Math.max(0, dueAt - now - (burst - 1) * intervalMs);
    if (waitMs > maxWaitMs) return null;
    this.dueAt.set(network, dueAt + intervalMs);
    return waitMs;
  }

  private deleteExpired(now: number): void {
    if (now - this.cleanedAt < 1000) return;
    this.cleanedAt = now;
    for (const [network, dueAt] of this.dueAt) if (dueAt <= now) this.dueAt.delete(network);
  }
}
