import { percent, perSecond } from "./figures";
import { sideBySide, type Target } from "./load";
import type { Finding } from "./report";

/** A target beside an empty answer of the same build. */
export type Pair = { what: string; target: Target; baseline: Target; against: string; goal?: number };

/** How many requests a second we answer, beside empty answers of the same build (quality, Speed). */
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
