import { expect, test } from "vitest";
import { appOfFile } from "../../support/app-of-file";
import { origin } from "../../support/environment";

const token = "a-token-for-the-scraper";
const { app } = appOfFile({ METRICS_TOKEN: token });

const scrape = (authorization: string, method = "GET") =>
  fetch(`${app.origin}/metrics`, { method, headers: { authorization } });

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
