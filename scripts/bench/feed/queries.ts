import { setTimeout as pause } from "node:timers/promises";
import type { Engines } from "../../engines/open";
import { Teardown } from "../../engines/teardown";
import { openApplication } from "../application";
import type { School } from "../data/school";
import { searched } from "../data/words";
import { median } from "../figures";
import type { Person } from "../people";
import { forgetPlans, notePlans, planReader, sequentialScans } from "../plans";
import type { Finding } from "../report";
import { countRoundTrips } from "../round-trips";

type Setting = { house: string; school: School; engines: Engines; people: Person[] };

/** How often each read waits for the database (quality: at most twice), and what the largest school's plans scan. */
export async function queries({ house, school, engines, people }: Setting): Promise<Finding[]> {
  const teardown = new Teardown();
  await notePlans(school);
  teardown.defer(() => forgetPlans(school));
  const trips = await countRoundTrips(school.url, teardown);
  const env = { ...engines.env, DATABASE_URL: trips.url };
  const { origin } = await openApplication(house, env, teardown);
  const plansSince = planReader(String(engines.env.DATA_DIR));
  const [person] = people as [Person];
  const findings: Finding[] = [];
  for (const [what, path] of Object.entries(await reads(school))) {
    const waited = await waits(origin + path, person, trips.count);
    const scans = sequentialScans(plansSince());
    findings.push(
      { what: `round trips, ${what}`, measured: String(waited), goal: "≤ 2", met: waited <= 2 },
      { what: `scans, ${what}`, measured: scans.join(", ") || "none", goal: "none", met: scans.length === 0 },
    );
  }
  await teardown.run();
  return findings;
}

async function reads({ owner }: School): Promise<Record<string, string>> {
  const [post] = await owner`select id from posts where comments_count > 3 and status = 'published'
    order by id desc limit 1`;
  return {
    "GET /api/user": "/api/user",
    "GET /api/posts": "/api/posts",
    "GET /api/posts?page=1000": "/api/posts?page=1000",
    "GET /api/posts/{id}": `/api/posts/${post?.id}`,
    "GET /api/posts/{id}/comments": `/api/posts/${post?.id}/comments`,
    "GET /api/posts/search": `/api/posts/search?q=${encodeURIComponent(searched.common)}`,
    "GET /api/posts/search, mistyped": `/api/posts/search?q=${encodeURIComponent(searched.typo)}`,
    "/student/dashboard": "/student/dashboard",
  };
}

const asked = 9;

/** The usual number; the first calls also make themselves known to the database, and some ride with other work. */
async function waits(url: string, { bearer, browser }: Person, count: () => number): Promise<number> {
  const counts: number[] = [];
  for (let at = 0; at < asked + 10; at++) {
    const before = count();
    const answer = await fetch(url, { headers: { ...bearer, ...browser } });
    await answer.arrayBuffer();
    await pause(5);
    if (at >= 10) counts.push(count() - before);
  }
  return median(counts);
}
