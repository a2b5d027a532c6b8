type Step = () => unknown;

/** Steps that run once, in reverse order; when one fails, the others still run. */
export class Teardown {
  private readonly steps: Step[] = [];
  private running: Promise<void> | undefined;

  defer(step: Step): void {
    this.steps.push(step);
  }

  run(): Promise<void> {
    this.running ??= this.unwind();
    return this.running;
  }

  private async unwind(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
  }
}
