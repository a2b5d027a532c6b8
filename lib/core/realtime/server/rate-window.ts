export class RateWindow {
  private used = 0;
  private since = 0;

  constructor(private readonly perSecond: number) {}

  take(now = Date.now()): boolean {
    if (now - this.since >= 1000) {
      this.since = now;
      this.used = 0;
    }
    this.used += 1;
    return this.used <= this.perSecond;
  }
}
