/** Whose file it is; null for the application's own, of which any number may be decoded at once. */
export type Owner = number | null;

type Waiting = { owner: Owner; start: () => void };

const halfLifeMs = 60_000;

/**
 * Runs at most `slots` works at once and one per owner. When a slot is free, the owner who used least of late is next,
 * so that a newcomer never waits behind all files of those who send many.
 */
export class FairQueue {
  private readonly waiting: Waiting[] = [];
  private readonly running = new Set<number>();
  private readonly used = new Map<number, { ms: number; at: number }>();
  private free: number;

  constructor(slots: number) {
    this.free = slots;
  }

  /** `work` may say what it cost in milliseconds; else its duration counts. */
  async run<T>(owner: Owner, work: (charge: (ms: number) => void) => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.waiting.push({ owner, start });
      this.startNext();
    });
    const startedAt = performance.now();
    let charged: number | undefined;
    try {
      return await work((ms) => {
        charged = ms;
      });
    } finally {
      this.finish(owner, charged ?? performance.now() - startedAt);
    }
  }

  private finish(owner: Owner, ms: number): void {
    this.free += 1;
    if (owner !== null) {
      this.running.delete(owner);
      this.used.set(owner, { ms: this.recentMs(owner) + ms, at: performance.now() });
    }
    for (const each of this.used.keys()) if (this.recentMs(each) < 1) this.used.delete(each);
    this.startNext();
  }

  private startNext(): void {
    while (this.free > 0) {
      const next = this.waiting
        .filter(({ owner }) => owner === null || !this.running.has(owner))
        .reduce<Waiting | undefined>(
          (least, each) => (least && this.recentMs(least.owner) <= this.recentMs(each.owner) ? least : each),
          undefined,
        );
      if (!next) return;
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.free -= 1;
      if (next.owner !== null) this.running.add(next.owner);
      next.start();
    }
  }

  private recentMs(owner: Owner): number {
    const entry = owner === null ? undefined : this.used.get(owner);
    return entry ? entry.ms * 0.5 ** ((performance.now() - entry.at) / halfLifeMs) : 0;
  }
}
