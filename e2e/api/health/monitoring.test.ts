import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { sendSignal } from "@/scripts/services/postgres/processes";
import { appOfFile } from "../../support/app-of-file";
import { origin } from "../../support/environment";

const token = "a-token-for-the-scraper";
const { app, folder } = appOfFile({ METRICS_TOKEN: token, LOG_LEVEL: "warn" });

const scrape = (authorization: string, method = "GET") =>
  fetch(`${app.origin}/metrics`, { method, headers: { authorization } });

// First, because it counts all requests of the application.
test("measures requests by endpoint, and the services", async () => {
  await fetch(`${app.origin}/api/health`);
  await fetch(`${app.origin}/api/posts/123456789`);
  await (await fetch(`${app.origin}/login`)).text();
  const response = await scrape(`Bearer ${token}`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const isCounted = (labels: string) => text.includes(`http_request_duration_seconds_count{${labels}} 1\n`);
  expect(isCounted('endpoint="/api/health",method="GET",status="200"')).toBe(true);
  expect(isCounted('endpoint="/api/posts/{id}",method="GET",status="404"')).toBe(true);
  expect(isCounted('endpoint="page",method="GET",status="200"')).toBe(true);
  for (const line of ["preau_database_up 1", "preau_emails_due 0", "preau_websockets 0"])
    expect(text).toContain(`\n${line}\n`);
  expect(text).toMatch(/\npreau_database_connections [1-9]/);
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
});

test("counts an email that was not accepted and is sent again later, but none that is only due later", async () => {
  const figures = async () => {
    const text = await (await scrape(`Bearer ${token}`)).text();
    const read = (name: string) => Number(new RegExp(`^preau_emails_${name} (.*)$`, "m").exec(text)?.[1]);
    return { due: read("due"), hours: Math.floor(read("wait_seconds") / 3600) };
  };
  const insertEmail = (attempts: number) => app.sql`
    insert into emails (recipient, locale, kind, params, attempts, due_at, created_at) values
      ('lea@school.invalid', 'fr', 'reset_password', '{}', ${attempts}, now() + interval '1 hour', now() - interval '2 hours')`;
  await insertEmail(0);
  expect(await figures()).toEqual({ due: 0, hours: 0 });
  await insertEmail(3);
  expect(await figures()).toEqual({ due: 1, hours: 2 });
});

test("only GET and HEAD read the metrics", async () => {
  const head = await scrape(`Bearer ${token}`, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  for (const method of ["POST", "PUT", "DELETE"]) {
    const { status, headers } = await scrape(`Bearer ${token}`, method);
    expect([method, status, headers.get("allow")]).toEqual([method, 405, "GET, HEAD"]);
  }
});

test("responds with 404 without the token, or when none is configured", async () => {
  for (const authorization of ["", "Bearer", `Bearer ${token}x`, `Basic ${token}`])
    expect((await scrape(authorization)).status).toBe(404);
  const elsewhere = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(elsewhere.status).toBe(404);
});

test("is not ready and not healthy while no file can be stored", async () => {
  await vi.waitUntil(async () => (await get("/api/health/ready")).status === 200, 10_000);
  const storage = path.join(folder, "storage");
  renameSync(storage, `${storage}-away`);
  writeFileSync(storage, "");
  try {
    await vi.waitUntil(async () => (await get("/api/health/ready")).status === 503, 10_000);
    expect((await get("/api/health/ready")).body).toMatchObject({
      success: false,
      status: "unavailable",
      database: "ok",
      storage: "down",
      realtime: "ok",
    });
    expect((await get("/api/health")).status).toBe(503);
    expect((await get("/api/health/live")).status).toBe(200);
    const lines = () => app.output().match(/.*"service":"storage".*/g) ?? [];
    await expect.poll(lines).toEqual([expect.stringMatching(/ENOTDIR.*the service does not respond/)]);
    expect(app.output()).not.toContain("a call failed");
  } finally {
    rmSync(storage);
    renameSync(`${storage}-away`, storage);
  }
  await vi.waitUntil(async () => (await get("/api/health/ready")).status === 200, 10_000);
}, 60_000);

test("is healthy but not ready while realtime hangs", async () => {
  await vi.waitUntil(async () => (await get("/api/health/ready")).status === 200, 10_000);
  const realtime = app.running("realtime/server/main");
  process.kill(realtime, "SIGSTOP");
  try {
    const hung = await vi.waitUntil(async () => {
      const [ready, health] = [await get("/api/health/ready"), await get("/api/health")];
      return ready.status === 503 && { ready, health };
    }, 10_000);
    expect(hung.ready.body).toMatchObject({ database: "ok", storage: "ok", realtime: "down" });
    expect(hung.health.status).toBe(200);
    expect((await get("/api/health/live")).status).toBe(200);
  } finally {
    sendSignal(realtime, "SIGCONT");
  }
  await vi.waitUntil(async () => (await get("/api/health/ready")).status === 200, 20_000);
}, 60_000);

async function get(path: string) {
  const response = await fetch(app.origin + path);
  return { status: response.status, body: await response.json() };
}
