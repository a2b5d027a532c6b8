import { type Size, sizes } from "../arguments";
import type { Bench, Served } from "../bench";
import type { Dataset } from "../data/dataset";
import { searched } from "../data/words";
import { comparisonFinding, measureGrowth, measureMedians, type Read } from "../growth";
import { visitor } from "../load";
import { measureQueries } from "../queries";
import { measureRates, type Pair } from "../rates";
import type { Finding } from "../report";
import { type BenchUser, signIn } from "../users";
import { measurePhotoUpload } from "./photo";
import { measureWeights } from "./weight";

/** Measures the feed, and the goals of the whole application (docs/performance.md#goals). */
export async function measureFeed(bench: Bench): Promise<Finding[]> {
  const { schools, served, seconds } = bench;
  const [smallest] = schools;
  const users = await signIn("student", schools);
  const { application } = served[0];
  return [
    ...(await measureRates(application.origin, feedPairs(users), seconds)),
    ...(await measureWeights(application, smallest, users)),
    ...(await feedGrowth(served, users)),
    ...(await measureQueries(bench, await feedReads(schools.at(-1) ?? smallest, users))),
    ...(await measurePhotoUpload(application, users)),
  ];
}

/** The feed and related pages, each compared with an empty response. */
function feedPairs(users: BenchUser[]): Pair[] {
  const bearers = users.map(({ bearer }) => bearer);
  const browsers = users.map(({ browser }) => browser);
  const dashboard = { path: "/student/dashboard", headers: browsers, against: "empty dynamic page" } as const;
  const posts = { path: "/api/posts", headers: bearers, against: "empty route handler" } as const;
  return [
    { what: "GET /api/posts, 10 posts, signed in", ...posts, goal: 0.6 },
    { what: "/student/dashboard with 10 posts", ...dashboard, goal: 0.35 },
    { what: "landing page", path: "/", headers: [visitor], against: "empty static page", goal: 0.8 },
    { what: "/login", path: "/login", headers: [visitor], against: "empty dynamic page" },
  ];
}

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

/** How the time of reading the feed and of searching grows with the school. */
async function feedGrowth(served: Served[], users: BenchUser[]): Promise<Finding[]> {
  const requests = Object.entries(reads).map(([what, path]) => ({ what, path, users }));
  const findings = await measureGrowth(served, requests, "posts");
  for (const { size, application } of served)
    findings.push(await distantPage(size, application.origin, users));
  return findings;
}

/** The thousandth page, or one near the end of a school that has fewer pages. */
async function distantPage(size: Size, origin: string, users: BenchUser[]): Promise<Finding> {
  const page = Math.min(1000, (sizes[size] / 10) * 0.9);
  const [first, far] = await measureMedians(
    [`${origin}/api/posts`, `${origin}/api/posts?page=${page}`],
    users,
  );
  return comparisonFinding(`feed, page ${page} beside page 1, ${size} posts`, far, first, 3);
}

/** The reads of the feed whose queries are measured. */
async function feedReads({ owner }: Dataset, users: BenchUser[]): Promise<Read[]> {
  const [post] = await owner`select id from posts where comments_count > 3 and status = 'published'
    order by id desc limit 1`;
  const paths = {
    "GET /api/user": "/api/user",
    "GET /api/posts": "/api/posts",
    "GET /api/posts?page=1000": "/api/posts?page=1000",
    "GET /api/posts/{id}": `/api/posts/${post?.id}`,
    "GET /api/posts/{id}/comments": `/api/posts/${post?.id}/comments`,
    "GET /api/posts/search": `/api/posts/search?q=${encodeURIComponent(searched.common)}`,
    "GET /api/posts/search, mistyped": `/api/posts/search?q=${encodeURIComponent(searched.typo)}`,
    "/student/dashboard": "/student/dashboard",
  };
  return Object.entries(paths).map(([what, path]) => ({ what, path, users }));
}
