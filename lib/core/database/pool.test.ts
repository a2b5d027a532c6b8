import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Fault, type FaultyProxy, openFaultyProxy } from "@/e2e/support/faulty-proxy";
import { databaseUrl, type ServicesProcess, startServicesProcess } from "@/e2e/support/services-process";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { listen } from "./listener";
import { connect, Pool } from "./pool";

const folder = createScratchDir();
let services: ServicesProcess;
let direct: Sql;
const proxies: FaultyProxy[] = [];
beforeAll(async () => {
  services = await startServicesProcess(folder, ["--no-realtime"]);
  direct = connect(databaseUrl(folder), { connectMs: 3000, queryMs: 5000 }, { max: 2 });
}, 120_000);
afterAll(async () => {
  for (const proxy of proxies) await proxy.close();
  await direct.end();
  services.process.kill();
  await services.ended;
  removeScratchDir(folder);
});

const timeouts = { connectMs: 1500, queryMs: 2500 };

/** A proxy for each test: they wait for its faults at the same time. */
async function openProxy() {
  const address = new URL(databaseUrl(folder));
  const proxy = await openFaultyProxy({ host: address.hostname, port: Number(address.port) });
  proxies.push(proxy);
  const url = Object.assign(address, { port: String(proxy.port) }).href;
  return { proxy, url };
}

async function openPool() {
  const { proxy, url } = await openProxy();
  return { proxy, pool: new Pool({ url, ...timeouts, driver: { max: 5 } }) };
}

const outcome = (query: PromiseLike<unknown>) =>
  Promise.race([
    query.then(
      () => "responded",
      () => "failed",
    ),
    delay(8000, "nothing", { ref: false }),
  ]);

const many = (pool: Pool, count: number) =>
  Promise.all(Array.from({ length: count }, () => outcome(pool.current`select 1`.then())));

test.concurrent.each<[Fault, boolean]>([
  ["close", true],
  ["swallow", true],
  ["silence", false],
])(
  "every query fails, and the next ones succeed, around a database that does: %s",
  async (fault, isDisconnected) => {
    const { proxy, pool } = await openPool();
    expect(await many(pool, 20)).toEqual(Array(20).fill("responded"));
    proxy.fail(fault);
    if (isDisconnected) proxy.disconnect();
    expect(await many(pool, 40)).toEqual(Array(40).fill("failed"));
    await vi.waitUntil(async () => {
      const before = proxy.accepted();
      return (await many(pool, 200)).every((result) => result === "failed") && proxy.accepted() - before < 3;
    }, 20_000);
    proxy.fail("none");
    await vi.waitUntil(async () => (await outcome(pool.current`select 1`.then())) === "responded", 20_000);
    expect(await many(pool, 40)).toEqual(Array(40).fill("responded"));
    await pool.current.end({ timeout: 1 });
  },
  60_000,
);

test.concurrent("open connections continue while new ones are refused", async () => {
  const { proxy, pool } = await openPool();
  const open = await many(pool, 5);
  expect(open).toEqual(Array(5).fill("responded"));
  proxy.fail("close");
  for (let index = 0; index < 20; index++)
    expect(await outcome(pool.current`select 1`.then())).toBe("responded");
  await pool.current.end({ timeout: 1 });
});

test.concurrent("only a query that is silent for too long fails, with its connection", async () => {
  const { pool } = await openPool();
  const slow = outcome(pool.current`select pg_sleep(20)`.then());
  await delay(0);
  expect(await many(pool, 5)).toEqual(Array(5).fill("responded"));
  expect(await slow).toBe("failed");
  expect(await many(pool, 5)).toEqual(Array(5).fill("responded"));
  await pool.current.end({ timeout: 1 });
});

test.concurrent("a slow connection does not fail", async () => {
  const { proxy, pool } = await openPool();
  proxy.fail("slow");
  expect(await many(pool, 10)).toEqual(Array(10).fill("responded"));
  await pool.current.end({ timeout: 1 });
});

test.concurrent("a listener receives events again after its connection was silent", async () => {
  const { proxy, url } = await openProxy();
  const received: string[] = [];
  const stop = new AbortController();
  const done = listen(url, timeouts, ["faults"], (_, payload) => received.push(payload), stop.signal);
  const isReceived = async (payload: string) => {
    await direct`select pg_notify('faults', ${payload})`;
    return received.includes(payload);
  };
  await vi.waitUntil(() => isReceived("before"), 20_000);
  const connections = proxy.accepted();
  proxy.fail("silence");
  await vi.waitUntil(() => proxy.accepted() > connections, 20_000);
  proxy.fail("none");
  await vi.waitUntil(() => isReceived("after"), 20_000);
  stop.abort();
  await done;
}, 60_000);

// Terminates the connections of the others too, so it runs after them.
test("connections that the database terminates fail only their own queries", async () => {
  const { pool } = await openPool();
  await many(pool, 5);
  for (let round = 0; round < 30; round++) {
    const working = many(pool, 10);
    await delay(round % 5);
    await direct`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and application_name = 'postgres.js' and backend_type = 'client backend'`.catch(
      () => {},
    );
    expect(await working).not.toContain("nothing");
    await vi.waitUntil(async () => (await outcome(pool.current`select 1`.then())) === "responded", 20_000);
  }
  await pool.current.end({ timeout: 1 });
}, 60_000);
