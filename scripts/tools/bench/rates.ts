import { percent, perSecond } from "./figures";
import { sideBySide, type Target } from "./load";
import type { Finding } from "./report";

/** A target beside an empty response of the same build. */
export type Pair = { what: string; target: Target; baseline: Target; against: string; goal?: number };

/** Requests a second beside empty responses of the same build (docs/performance.md#goals). */
export async function rates(pairs: Pair[], seconds: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const pair of pairs) findings.push(await measure(pair, seconds));
  return findings;
}

async function measure({ what, target, baseline, against, goal }: Pair, seconds: number): Promise<Finding> {
  const rate = await sideBySide(target, baseline, seconds);
  return {
    what,
    measured: perSecond(rate.target),
    baseline: `${perSecond(rate.baseline)}, ${against}`,
    ratio: percent(rate.ratio),
    ...(goal && { goal: `≥ ${percent(goal)}`, met: rate.ratio >= goal }),
  };
}
