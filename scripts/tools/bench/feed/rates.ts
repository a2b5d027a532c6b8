import type { Application } from "../application";
import { visitor } from "../load";
import type { Pair } from "../rates";
import type { BenchUser } from "../users";

/** The feed and the pages around it, beside empty responses. */
export function feedPairs({ origin }: Application, users: BenchUser[]): Pair[] {
  const bearers = users.map(({ bearer }) => bearer);
  const browsers = users.map(({ browser }) => browser);
  return [
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
      target: { url: `${origin}/`, headers: [visitor] },
      baseline: { url: `${origin}/bench/static`, headers: [visitor] },
      against: "empty static page",
      goal: 0.8,
    },
    {
      what: "/login",
      target: { url: `${origin}/login`, headers: [visitor] },
      baseline: { url: `${origin}/bench/dynamic`, headers: [visitor] },
      against: "empty dynamic page",
    },
  ];
}
