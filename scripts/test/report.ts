export type Count = { passed: number; failed: number; skipped: number };

/**
 * Names of tests are printed last, so that a log whose beginning is cut contains them. `flaky` tests passed when they
 * were retried.
 */
export type Outcome = Count & { failedTests?: string[]; flaky?: string[] };

export class TestReport {
  readonly total: Count = { passed: 0, failed: 0, skipped: 0 };
  private readonly failedTests: string[] = [];
  private readonly flaky: string[] = [];

  async stage(name: string, run: () => Promise<Outcome | boolean>): Promise<boolean> {
    console.log(`\n── ${name}`);
    const startedAt = Date.now();
    const count = toOutcome(await run().catch(report));
    for (const key of ["passed", "failed", "skipped"] as const) this.total[key] += count[key];
    this.flaky.push(...(count.flaky ?? []));
    if (count.failed > 0) this.failedTests.push(name, ...(count.failedTests ?? []));
    console.log(`── ${name}: ${formatCount(count)} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
    return count.failed === 0;
  }

  close(): void {
    if (this.flaky.length > 0) console.log(`\nPassed at the second run only:\n${this.flaky.join("\n")}`);
    if (this.failedTests.length > 0) console.log(`\nFailed:\n${this.failedTests.join("\n")}`);
    console.log(`\n${formatCount(this.total)}`);
  }
}

function report(error: Error): false {
  console.error(error.message);
  return false;
}

function toOutcome(outcome: Outcome | boolean): Outcome {
  if (typeof outcome === "object") return outcome;
  return { passed: outcome ? 1 : 0, failed: outcome ? 0 : 1, skipped: 0 };
}

function formatCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}
