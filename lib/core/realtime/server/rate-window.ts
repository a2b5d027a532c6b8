export class RateWindow {
  private spent = 0;
  private since = 0;

  constructor(private readonly perSecond: number) {}

  take(now = Date.now()): boolean {
    if (now - this.since >= 1000) {
      this.since = now;
      this.spent = 0;
    }
    this.spent += 1;
    return this.spent <= this.perSecond;
  }
}
