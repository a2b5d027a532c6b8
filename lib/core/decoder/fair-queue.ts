/** The user whose file it is; null for the application's own files, which are not limited. */
export type Owner = number | null;

type WaitingRequest = { owner: Owner; arrivedAt: number; start: (tag: number) => void };

/** Start-time fair queueing: neither many files nor many owners delay anyone by more than one file of each. */
export class FairQueue {
  private readonly waiting: WaitingRequest[] = [];
  private readonly running = new Set<number>();
  private readonly clocks = new Map<number, number>();
  private clock = 0;
  private busy = 0;

  constructor(private readonly slots: number) {}

  async run<T>(owner: Owner, work: (charge: (durationMs: number) => void) => Promise<T>): Promise<T> {
    const tag = await new Promise<number>((start) => {
      this.waiting.push({ owner, arrivedAt: this.clock, start });
      this.startNext();
    });
    const startedAt = performance.now();
    let charged: number | undefined;
    try {
      return await work((durationMs) => {
        charged = durationMs;
      });
    } finally {
      this.finish(owner, tag + (charged ?? performance.now() - startedAt));
    }
  }

  private startNext(): void {
    while (this.busy < this.slots) {
      const next = this.waiting
        .filter(({ owner }) => owner === null || !this.running.has(owner))
        .reduce<WaitingRequest | undefined>(
          (first, request) => (first && this.tagOf(first) <= this.tagOf(request) ? first : request),
          undefined,
        );
      if (!next) return;
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.busy += 1;
      if (next.owner !== null) this.running.add(next.owner);
      const tag = this.tagOf(next);
      this.clock = Math.max(this.clock, tag);
      next.start(tag);
    }
  }

  private finish(owner: Owner, clock: number): void {
    this.busy -= 1;
    if (owner !== null) {
      this.running.delete(owner);
      this.clocks.set(owner, clock);
    }
    const isWaiting = (candidate: Owner) => this.waiting.some((entry) => entry.owner === candidate);
    if (this.busy === 0 && this.waiting.length === 0)
      this.clock = Math.max(this.clock, ...this.clocks.values());
    for (const [clockOwner, value] of this.clocks)
      if (value <= this.clock && !isWaiting(clockOwner)) this.clocks.delete(clockOwner);
    this.startNext();
  }

  private tagOf({ owner, arrivedAt }: WaitingRequest): number {
    return Math.max(arrivedAt, owner === null ? 0 : (this.clocks.get(owner) ?? 0));
  }
}
