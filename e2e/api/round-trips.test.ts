import { afterAll, beforeAll, expect, test } from "vitest";
import { urlOf } from "@/lib/api/client";
import type { Endpoint } from "@/lib/api/endpoint";
import { declared } from "@/lib/api/registry";
import { openApplication } from "@/scripts/bench/application";
import { countRoundTrips, type RoundTrips } from "@/scripts/bench/round-trips";
import { root } from "@/scripts/engines/child";
import { Teardown } from "@/scripts/engines/teardown";
import { buildWhenNeeded } from "@/scripts/house/build";
import { signIn } from "../support/api";
import { admin } from "../support/people";
import { post } from "../support/posts";
import { databaseUrl } from "../support/running";

const teardown = new Teardown();
let trips: RoundTrips;
let origin: string;

// The same database as the other tests', but another application before it, whose every wait is counted.
beforeAll(async () => {
  await buildWhenNeeded(teardown);
  trips = await countRoundTrips(databaseUrl, teardown);
  const own = { DATABASE_URL: trips.url, AUTH_SECRET: "-".repeat(32), LOG_LEVEL: "silent" };
  const nobody = {
    PUSHER_APP_ID: "none",
    PUSHER_KEY: "none",
    PUSHER_SECRET: "none",
    PUSHER_HOST: "127.0.0.1",
  };
  ({ origin } = await openApplication(root, { ...own, ...nobody, PUSHER_PORT: "9" }, teardown));
}, 180_000);
afterAll(() => teardown.run());

const reads = declared.filter(({ endpoint, name }) => endpoint.method === "GET" && name !== "getHealth");

test.each(reads)(
  "$name waits for the database twice at most: for the session and for the answer",
  async ({ endpoint }) => {
    const { id, by } = await post();
    const someone = endpoint.access.includes("student") ? by : await admin();
    const { token } = await signIn(someone);
    const path = urlOf(endpoint as Endpoint, { ids: { id }, query: { q: "bonjour" } });
    expect(await fewestWaits(path, token)).toBeLessThanOrEqual(2);
  },
);

/** The first calls introduce a query to the database; what the application does once in a while rides on others. */
async function fewestWaits(path: string, token: string): Promise<number> {
  const counts: number[] = [];
  for (let at = 0; at < 12; at++) {
    const before = trips.count();
    const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
    counts.push(trips.count() - before);
  }
  return Math.min(...counts);
}
