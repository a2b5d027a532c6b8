import { expect, onTestFinished, test, vi } from "vitest";
import { activeChannel, userChannel } from "@/lib/core/realtime/channels";
import { embeddedAppId } from "@/lib/core/realtime/config";
import { enableReconnection } from "@/lib/core/realtime/reconnection";
import { databaseOfFile } from "../../support/database-of-file";
import { realtimeEnv } from "../../support/realtime-env";
import { forkRealtimeServer } from "../../support/realtime-process";
import { createClient, newApp, subscribe } from "../../support/realtime-server";
import { killWorkers, startWorker } from "../../support/worker-instance";

const database = databaseOfFile();
/** The longest delay of a change after the realtime server has restarted. */
const maxDelayMs = 15_000;

test("after a kill of the realtime server, only users who left meanwhile are offline", async () => {
  const { url, sql } = database;
  await sql`insert into users (name, username, email, password_hash, role)
    select 'Student', 's' || n, 's' || n || '@test.invalid', '', 'student' from generate_series(1, 2) n`;
  const app = { ...newApp(), id: embeddedAppId };
  const { child, port } = await forkRealtimeServer(app);
  startWorker(url, realtimeEnv(app, port));
  const statuses = async () =>
    (await sql`select status from presence order by user_id`).map(({ status }) => status);
  const [staying, leaving] = ["1", "2"].map((id) =>
    createClient({ app, port }, id, { unavailableTimeout: 3000 }),
  );
  if (!staying || !leaving) return;
  onTestFinished(enableReconnection(staying));
  for (const [index, client] of [staying, leaving].entries()) {
    for (const channel of [userChannel(index + 1), activeChannel(index + 1)])
      await subscribe(client, channel);
  }
  await vi.waitUntil(async () => (await statuses()).join() === "online,online", 20_000);
  child.kill("SIGKILL");
  leaving.disconnect();
  // Stays down for as long as the supervisor takes to restart it, and longer.
  await vi.waitUntil(async () => staying.connection.state !== "connected", 10_000);
  await forkRealtimeServer(app, { port });
  await vi.waitUntil(
    async () => {
      const [first, second] = await statuses();
      expect(first).toBe("online");
      return second === "offline";
    },
    { timeout: maxDelayMs, interval: 50 },
  );
  expect(await statuses()).toEqual(["online", "offline"]);
}, 90_000);

test("a worker that was stopped for an hour does not update when users were last seen", async () => {
  const { url, sql } = database;
  killWorkers();
  const [user] = await sql`insert into users (name, username, email, password_hash, role)
    values ('Student', 's3', 's3@test.invalid', '', 'student') returning id`;
  await sql`insert into presence (user_id, status) values (${user?.id}, 'online')`;
  await sql`insert into scheduled_tasks (name, due_at, finished_at)
    values ('update-presence', now(), now() - interval '1 hour')
    on conflict (name) do update set due_at = now(), finished_at = now() - interval '1 hour'`;
  const app = { ...newApp(), id: embeddedAppId };
  const { port } = await forkRealtimeServer(app);
  startWorker(url, realtimeEnv(app, port));
  const row = await vi.waitUntil(
    async () =>
      (await sql`select last_seen_at from presence where user_id = ${user?.id} and status = 'offline'`)[0],
    30_000,
  );
  expect(Date.now() - row.last_seen_at.getTime()).toBeGreaterThan(59 * 60_000);
}, 60_000);
