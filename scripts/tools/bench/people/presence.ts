import { setTimeout as delay } from "node:timers/promises";
import { openApplication } from "../application";
import type { Bench } from "../bench";
import type { RealtimeEnv } from "../chat/client";
import { openConcurrently, tabCount } from "../chat/crowd";
import { milliseconds } from "../figures";
import type { Finding } from "../report";
import { countRoundTrips } from "../round-trips";
import { createSessions } from "../users";
import { type Check, startChecks } from "./presence-checks";
import { countFriends, tabOpener } from "./presence-tabs";

const atOnce = 1000;
/** The interval of the real worker. */
const betweenChecksMs = 2000;
/** Longer than a lower status has to be reported (lib/presence/update-presence.ts). */
const graceMs = 7000;
/** The number of changes that a check announces per query (lib/presence/announce.ts). */
const changesPerQuery = 500;

/**
 * Opens 5,000 tabs of as many users with fifty friends each; measures the queries and calls of the worker and the
 * application.
 */
export async function measurePresence(bench: Bench): Promise<Finding[]> {
  const { appDir, services, schools, teardown } = bench;
  const trips = await countRoundTrips(schools[0].url, teardown);
  const env = { ...services.env, DATABASE_URL: trips.url, TRUSTED_PROXIES: "1" };
  const { origin } = await openApplication(appDir, env, teardown);
  const check = await startChecks(bench);
  // The first user is skipped, because they have thousands of friends.
  const users = Array.from({ length: tabCount }, (_, index) => ({ id: index + 2 }));
  const tabs = await createSessions("student", users, tabCount);
  const { open, repeated } = tabOpener(origin, services.env as RealtimeEnv);
  // The first checks are not measured: they open connections.
  for (let index = 0; index < 3; index++) await check();

  const before = trips.count();
  const opening = Promise.all(tabs.slice(0, atOnce).map(open));
  const meanwhile = await checkUntil(opening, check);
  const sockets = await opening;
  const perTab = (trips.count() - before) / atOnce;
  const repeatedAtOnce = repeated();
  sockets.push(...(await openConcurrently(tabs.slice(atOnce), open)));
  const arrivals = await check();
  const quiet = await check();
  const departed = sockets.splice(0, atOnce);
  const announced = countFriends(sockets);
  for (const socket of departed) socket.terminate();
  await delay(betweenChecksMs);
  await check();
  await delay(graceMs);
  const departures = await check();
  const expected = await friendsOfThoseWhoLeft(bench);
  await delay(betweenChecksMs);
  for (const socket of sockets) socket.terminate();
  const arrivedCount = tabCount - atOnce;
  return [
    finding(`${meanwhile.length} checks while ${atOnce} tabs connect`, sum(meanwhile), atOnce / 10),
    { what: "the application's round trips for each of these tabs", measured: perTab.toFixed(2) },
    { what: "attempts of these tabs that failed and were repeated", measured: String(repeatedAtOnce) },
    finding(`a check when ${arrivedCount} have come`, arrivals, 1 + tabCount / changesPerQuery),
    finding(`a check, ${tabCount} online and no difference`, quiet, 1),
    finding(`a check, ${atOnce} of ${tabCount} have left`, departures, 1 + atOnce / changesPerQuery),
    {
      what: "friends announced to those who stay",
      measured: String(announced()),
      goal: String(expected),
      met: announced() === expected,
    },
  ];
}

function finding(what: string, { calls, queries, durationMs }: Check, goal: number): Finding {
  const measured = `${queries} queries, ${calls} calls, ${milliseconds(durationMs)}`;
  return { what, measured, goal: `≤ ${goal} queries`, met: queries <= goal };
}

async function checkUntil(settled: Promise<unknown>, check: () => Promise<Check>): Promise<Check[]> {
  let isSettled = false;
  void settled.finally(() => {
    isSettled = true;
  });
  const checks: Check[] = [];
  while (!isSettled) {
    await delay(betweenChecksMs);
    checks.push(await check());
  }
  return checks;
}

function sum(checks: Check[]): Check {
  const total = (key: keyof Check) => checks.reduce((sum, check) => sum + check[key], 0);
  return { calls: total("calls"), queries: total("queries"), durationMs: total("durationMs") };
}

async function friendsOfThoseWhoLeft({ schools: [{ owner }] }: Bench): Promise<number> {
  const [row] = await owner`select count(*)::int as count from friendships
    where user_id between 2 and ${1 + atOnce} and friend_id between ${2 + atOnce} and ${1 + tabCount}`;
  return row?.count;
}
