import { type Size, sizes } from "../arguments";
import type { Served } from "../bench";
import { searched } from "../data/words";
import { compared, growth, medians } from "../growth";
import type { Finding } from "../report";
import type { BenchUser } from "../users";

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

/** What reading the feed and searching cost as the school grows. */
export async function feedGrowth(served: Served[], users: BenchUser[]): Promise<Finding[]> {
  const requests = Object.entries(reads).map(([what, path]) => ({ what, path, users }));
  const findings = await growth(served, requests, "posts");
  for (const { size, application } of served)
    findings.push(await distantPage(size, application.origin, users));
  return findings;
}

/** The thousandth page, or the last but few of a school that has fewer. */
async function distantPage(size: Size, origin: string, users: BenchUser[]): Promise<Finding> {
  const page = Math.min(1000, (sizes[size] / 10) * 0.9);
  const [first, far] = await medians([`${origin}/api/posts`, `${origin}/api/posts?page=${page}`], users);
  return compared(`feed, page ${page} beside page 1, ${size} posts`, far, first, 3);
}
