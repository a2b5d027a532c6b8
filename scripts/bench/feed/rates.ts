import type { Application } from "../application";
import { percent, perSecond } from "../figures";
import { sideBySide, type Target } from "../load";
import type { Person } from "../people";
import type { Finding } from "../report";

type Pair = { what: string; target: Target; baseline: Target; against: string; goal?: number };

/** How many requests a second we answer, beside empty answers of the same build (quality, Speed). */
export async function rates({ origin }: Application, people: Person[], seconds: number): Promise<Finding[]> {
  const bearers = people.map(({ bearer }) => bearer);
  const browsers = people.map(({ browser }) => browser);
  const pairs: Pair[] = [
    {
      what: "GET /api/posts, 10 posts, signed in",
      target: { url: `${origin}/api/posts`, headers: bearers },
      baseline: { url: `${origin}/bench/route`, headers: bearers },
      against: "empty route handler",
      goal: 0.6,
    },
    {
      what: "/student/dashboard with 10 posts",
      target: { url: `${origin}/student/dashboard`, headers: browsers },
      baseline: { url: `${origin}/bench/dynamic`, headers: browsers },
      against: "empty dynamic page",
      goal: 0.35,
    },
    {
      what: "landing page",
      target: { url: `${origin}/`, headers: [{}] },
      baseline: { url: `${origin}/bench/static`, headers: [{}] },
      against: "empty static page",
      goal: 0.8,
    },
    {
      what: "/login",
      target: { url: `${origin}/login`, headers: [{}] },
      baseline: { url: `${origin}/bench/dynamic`, headers: [{}] },
      against: "empty dynamic page",
    },
  ];
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
