import type { Served } from "./bench";
import { milliseconds, times } from "./figures";
import { measureLatencies } from "./latency";
import type { Finding } from "./report";
import { type BenchUser, roundRobin } from "./users";

/**
 * A named read of some users. With `findsMore`, a school a hundred times larger has a hundred times as many results, so
 * the time has no goal.
 */
export type Read = { what: string; path: string; users: BenchUser[]; findsMore?: true };

const often = 150;

/** Compares the time of reads, one at a time, in the smallest school and each larger one (docs/performance.md#goals). */
export async function measureGrowth(served: Served[], reads: Read[], unit: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const [smallest] = served;
  for (const { what, path, users, findsMore } of reads) {
    const durations = await measureMedians(
      served.map(({ application }) => application.origin + path),
      users,
    );
    findings.push({ what: `${what}, ${smallest?.size} ${unit}`, measured: milliseconds(durations[0] ?? 0) });
    for (const [index, { size }] of served.entries()) {
      if (index === 0) continue;
      const { goal, met, ...times } = comparisonFinding(
        `${what}, ${size} ${unit}`,
        durations[index],
        durations[0],
        1.3,
      );
      findings.push(findsMore ? times : { ...times, goal, met });
    }
  }
  return findings;
}

export function measureMedians(urls: string[], users: BenchUser[]): Promise<number[]> {
  const next = roundRobin(users);
  return measureLatencies(
    urls.map((url) => ({ url, headers: () => headersOf(next()) })),
    often,
  );
}

const headersOf = ({ bearer, browser }: BenchUser) => ({ ...bearer, ...browser });

export function comparisonFinding(what: string, measured = 0, baseline = 0, goal: number): Finding {
  const ratio = measured / baseline;
  return {
    what,
    measured: milliseconds(measured),
    baseline: milliseconds(baseline),
    ratio: times(ratio),
    goal: `≤ ${times(goal)}`,
    met: ratio <= goal,
  };
}
