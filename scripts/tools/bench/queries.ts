import { setTimeout as delay } from "node:timers/promises";
import { Teardown } from "../../services/teardown";
import { openApplication } from "./application";
import type { Bench } from "./bench";
import { median } from "./figures";
import type { Read } from "./growth";
import { disablePlanLog, enablePlanLog, planReader, sequentialScans } from "./plans";
import type { Finding } from "./report";
import { countRoundTrips } from "./round-trips";
import type { BenchUser } from "./users";

/**
 * How often each read waits for the database (at most twice is the goal), and which tables the plans of the largest
 * school scan.
 */
export async function measureQueries(
  { appDir, schools, services }: Bench,
  reads: Read[],
): Promise<Finding[]> {
  const school = schools.at(-1) ?? schools[0];
  const teardown = new Teardown();
  await enablePlanLog(school);
  teardown.defer(() => disablePlanLog(school));
  const trips = await countRoundTrips(school.url, teardown);
  const env = { ...services.env, DATABASE_URL: trips.url };
  const { origin } = await openApplication(appDir, env, teardown);
  const plansSince = planReader(String(services.env.DATA_DIR));
  const findings: Finding[] = [];
  for (const { what, path, users } of reads) {
    const waited = await countWaits(origin + path, users[0] as BenchUser, trips.count);
    const scans = sequentialScans(plansSince());
    findings.push(
      { what: `round trips, ${what}`, measured: String(waited), goal: "≤ 2", met: waited <= 2 },
      { what: `scans, ${what}`, measured: scans.join(", ") || "none", goal: "none", met: scans.length === 0 },
    );
  }
  await teardown.run();
  return findings;
}

const sampleCount = 9;

/** The median number of waits; the first calls also prepare statements, and some include other work. */
async function countWaits(url: string, { bearer, browser }: BenchUser, count: () => number): Promise<number> {
  const counts: number[] = [];
  for (let index = 0; index < sampleCount + 10; index++) {
    const before = count();
    const response = await fetch(url, { headers: { ...bearer, ...browser } });
    await response.arrayBuffer();
    await delay(5);
    if (index >= 10) counts.push(count() - before);
  }
  return median(counts);
}
