import { percent, perSecond } from "./figures";
import { loadSideBySide } from "./load";
import type { Finding } from "./report";

/** Empty responses of the benchmark's copy of the application (bench/copy-app.ts). */
const emptyResponses = {
  "empty route handler": "/bench/route",
  "empty dynamic page": "/bench/dynamic",
  "empty static page": "/bench/static",
};

/** A path and an empty response of the same build, with the headers of the users who request both. */
export type Pair = {
  what: string;
  path: string;
  headers: Record<string, string>[];
  against: keyof typeof emptyResponses;
  goal?: number;
};

/** Requests per second, compared with empty responses of the same build (docs/performance.md#goals). */
export async function measureRates(origin: string, pairs: Pair[], seconds: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const pair of pairs) findings.push(await measure(origin, pair, seconds));
  return findings;
}

async function measure(origin: string, pair: Pair, seconds: number): Promise<Finding> {
  const { what, path, headers, against, goal } = pair;
  const target = { url: origin + path, headers };
  const rate = await loadSideBySide(target, { url: origin + emptyResponses[against], headers }, seconds);
  return {
    what,
    measured: perSecond(rate.target),
    baseline: `${perSecond(rate.baseline)}, ${against}`,
    ratio: percent(rate.ratio),
    ...(goal && { goal: `≥ ${percent(goal)}`, met: rate.ratio >= goal }),
  };
}
