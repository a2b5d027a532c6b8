export class CircuitOpenError extends Error {}

/** After a failed call the next ones fail at once until the cooldown has passed; then one call tries again. */
export class CircuitBreaker {
  private openUntil = 0;

  constructor(
    private readonly cooldownMs: number,
    private readonly isOutage: (error: unknown) => boolean,
    private readonly now = Date.now,
  ) {}

  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.openUntil > 0) {
      if (this.now() < this.openUntil) throw new CircuitOpenError("The circuit is open");
      // The others wait for this one's outcome.
      this.openUntil = this.now() + this.cooldownMs;
    }
    try {
      const result = await call();
      this.openUntil = 0;
      return result;
    } catch (error) {
      this.openUntil = this.isOutage(error) ? this.now() + this.cooldownMs : 0;
      throw error;
    }
  }
}
