import type { Application } from "../application";
import { type Size, sizes } from "../arguments";
import { searched } from "../data/words";
import { milliseconds, times } from "../figures";
import { latencies } from "../latency";
import { inTurn, type Person } from "../people";
import type { Finding } from "../report";

export type Served = { size: Size; application: Application };

const search = (word: string, more = "") => `/api/posts/search?q=${encodeURIComponent(word)}${more}`;

const reads = {
  "feed, page 1": "/api/posts",
  "feed page, server-rendered": "/student/dashboard",
  "search, a common word": search(searched.common),
  "search, a common word, by relevance": search(searched.common, "&sort=relevance"),
  "search, a common word in one category": search(searched.common, "&category=design"),
  "search, a rare word": search(searched.rare),
  "search, a common word mistyped": search(searched.typo),
};

const often = 150;

/** What reading costs in the smallest school and in each larger one, one reader at a time (quality, Speed: growth). */
export async function growth(served: Served[], people: Person[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const [smallest] = served;
  for (const [what, path] of Object.entries(reads)) {
    const taken = await medians(
      served.map(({ application }) => application.origin + path),
      people,
    );
    findings.push({ what: `${what}, ${smallest?.size} posts`, measured: milliseconds(taken[0] ?? 0) });
    for (const [at, { size }] of served.entries())
      if (at > 0) findings.push(compared(`${what}, ${size} posts`, taken[at], taken[0], 1.3));
  }
  for (const { size, application } of served) findings.push(await farBack(size, application, people));
  return findings;
}

/** The thousandth page, or the last but few of a school that has fewer. */
async function farBack(size: Size, { origin }: Application, people: Person[]): Promise<Finding> {
  const page = Math.min(1000, (sizes[size] / 10) * 0.9);
  const [first, far] = await medians([`${origin}/api/posts`, `${origin}/api/posts?page=${page}`], people);
  return compared(`feed, page ${page} beside page 1, ${size} posts`, far, first, 3);
}

function medians(urls: string[], people: Person[]): Promise<number[]> {
  const next = inTurn(people);
  return latencies(
    urls.map((url) => ({ url, headers: () => headersOf(next()) })),
    often,
  );
}

const headersOf = ({ bearer, browser }: Person) => ({ ...bearer, ...browser });

function compared(what: string, measured = 0, baseline = 0, goal: number): Finding {
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
