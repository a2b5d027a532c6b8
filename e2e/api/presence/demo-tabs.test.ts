import { expect, test, vi } from "vitest";
import { embeddedAppId } from "@/lib/core/realtime/config";
import { databaseOfFile } from "../../support/database-of-file";
import { realtimeEnv } from "../../support/realtime-env";
import { forkRealtimeServer } from "../../support/realtime-process";
import { newApp } from "../../support/realtime-server";
import { startWorker } from "../../support/worker-instance";

const database = databaseOfFile();

test("some friends of the demo student are online, only in the demo school", async () => {
  const { url, sql } = database;
  await sql`insert into users (name, username, email, password_hash, role)
    select 'Student ' || n, 's' || n, case n when 1 then 'student@demo.preau' else 's' || n || '@test.invalid' end, '', 'student'
    from generate_series(1, 9) n`;
  await sql`insert into friendships (user_id, friend_id)
    select 1, n from generate_series(2, 8) n union all select n, 1 from generate_series(2, 8) n`;
  const app = { ...newApp(), id: embeddedAppId };
  const { port } = await forkRealtimeServer(app);
  const env = realtimeEnv(app, port);
  const statuses = async () =>
    (await sql`select status from presence where status <> 'offline' order by user_id`).map(
      ({ status }) => status,
    );

  const other = startWorker(url, env);
  const checked = async () =>
    (await sql`select finished_at from scheduled_tasks where name = 'update-presence'`)[0]?.finished_at;
  await vi.waitUntil(async () => (await checked()) > 0, 20_000);
  await other.end("SIGTERM");
  expect(await statuses()).toEqual([]);

  const demo = startWorker(url, { ...env, DEMO_TABS: "true" });
  await vi.waitUntil(
    async () => (await statuses()).join() === "online,online,online,online,idle,idle",
    20_000,
  );
  await demo.end("SIGTERM");
  startWorker(url, env);
  await vi.waitUntil(async () => (await statuses()).length === 0, 30_000);
}, 90_000);
