import type Pusher from "pusher";
import { afterAll, expect, test, vi } from "vitest";
import { activeChannel, userChannel } from "@/lib/core/realtime/channels";
import { embeddedAppId } from "@/lib/core/realtime/config";
import { Teardown } from "@/scripts/services/teardown";
import { countRoundTrips } from "@/scripts/tools/bench/round-trips";
import { realtimeEnv } from "../../support/realtime-env";
import { forkRealtimeServer } from "../../support/realtime-process";
import {
  createClient,
  forwardedSocket,
  newApp,
  publisher,
  subscribe,
  type TestServer,
} from "../../support/realtime-server";
import { createDatabase, killWorkers, startWorker } from "../../support/worker-instance";

const userCount = 1000;
/** How many handshakes run at once; the server gives each ten seconds. */
const atOnce = 1000;
const friendsEach = 50;

const teardown = new Teardown();
afterAll(async () => {
  killWorkers();
  await teardown.run();
});

async function connect(server: TestServer, application: Pusher, userId: number): Promise<void> {
  const socket = forwardedSocket(server, `203.0.113.${userId % 250}`);
  const next = () =>
    new Promise<string>((resolve) => socket.once("message", (data) => resolve(String(data))));
  const id = JSON.parse(JSON.parse(await next()).data).socket_id as string;
  for (const channel of [userChannel(userId), activeChannel(userId)]) {
    const data = { channel, ...application.authorizeChannel(id, channel) };
    socket.send(JSON.stringify({ event: "pusher:subscribe", data }));
    await next();
  }
}

/** Round trips per millisecond of a worker that finds no changes. */
async function pollRate(count: () => number): Promise<number> {
  const [before, startedAt] = [count(), performance.now()];
  await vi.waitUntil(() => count() - before >= 20, 30_000);
  return 20 / (performance.now() - startedAt);
}

test("a thousand simultaneous connections do not run a query per connection and friend", async () => {
  const database = await createDatabase();
  const app = { ...newApp(), id: embeddedAppId };
  const server = { app, port: (await forkRealtimeServer(app)).port };
  await database.sql`insert into users (name, username, email, password_hash, role)
    select 'Student ' || n, 's' || n, 's' || n || '@test.invalid', '', 'student' from generate_series(1, ${userCount}) n`;
  await database.sql`insert into friendships (user_id, friend_id)
    select a, (a + d - 1) % ${userCount} + 1 from generate_series(1, ${userCount}) a, generate_series(1, ${friendsEach / 2}) d
    union select (a + d - 1) % ${userCount} + 1, a from generate_series(1, ${userCount}) a, generate_series(1, ${friendsEach / 2}) d`;
  const trips = await countRoundTrips(database.url, teardown);
  startWorker(trips.url, realtimeEnv(app, server.port));
  const online = async () =>
    (await database.sql`select count(*)::int as count from presence where status = 'online'`)[0]?.count;
  const received: number[] = [];
  const listener = await subscribe(createClient(server, "1"), userChannel(1));
  listener.bind("presence:changed", ({ online: ids }: { online: number[] }) => received.push(...ids));
  await vi.waitUntil(async () => (await database.sql`select from presence`).length === 1, 30_000);
  const [before, startedAt] = [trips.count(), performance.now()];
  const application = publisher(server);
  for (let first = 2; first <= userCount; first += atOnce) {
    const length = Math.min(atOnce, userCount + 1 - first);
    await Promise.all(Array.from({ length }, (_, index) => connect(server, application, first + index)));
  }
  const opened = performance.now();
  await vi.waitUntil(async () => (await online()) === userCount - 1, 30_000);
  await vi.waitUntil(() => received.length === friendsEach, 30_000);
  const [queries, durationMs] = [trips.count() - before, Math.round(performance.now() - opened)];
  console.log(
    `${userCount} connections, opened in ${Math.round(opened - startedAt)} ms; known ${durationMs} ms later: ${queries} round trips`,
  );
  expect(new Set(received).size).toBe(friendsEach);
  // One query per connection would be a thousand. The longer a slow machine takes, the more often the worker polls.
  const polls = (await pollRate(trips.count)) * (opened - startedAt + durationMs);
  expect(queries - polls).toBeLessThan(userCount / 4);
}, 120_000);
