type Settings = { perSecond: number; burst: number; maxWaitMs: number };

/**
 * Spreads the sockets that one network opens: after a burst each waits for its turn. Rejecting them at once would only
 * bring the next attempt at once, and a school's tabs, which may share one IP address, all have to reconnect.
 */
export class HandshakeRate {
  /** By network: when the next handshake would be due had there been no burst. */
  private readonly dueAt = new Map<string, number>();
  private cleanedAt = 0;

  constructor(private readonly settings: Settings) {}

  /** The time in ms that a new handshake has to wait. Null: too many wait already. */
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
