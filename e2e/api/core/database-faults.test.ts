import { randomUUID } from "node:crypto";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { imagePaths } from "@/lib/core/images/urls";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { type AppInstance, startApp } from "../../support/app-instance";
import { filesIn } from "../../support/data-dir";
import { type Fault, type FaultyProxy, openFaultyProxy } from "../../support/faulty-proxy";
import { imageFile } from "../../support/images";
import { password, passwordHash } from "../../support/users";
import { createDatabase } from "../../support/worker-instance";

const folder = createScratchDir();
let database: Awaited<ReturnType<typeof createDatabase>>;
let proxy: FaultyProxy;
let app: AppInstance;
beforeAll(async () => {
  database = await createDatabase();
  const { hostname, port } = new URL(database.url);
  proxy = await openFaultyProxy({ host: hostname, port: Number(port) });
  const proxied = Object.assign(new URL(database.url), {
    hostname: "127.0.0.1",
    port: String(proxy.port),
  }).href;
  app = await startApp(folder, { DATABASE_URL: proxied });
}, 180_000);
afterAll(async () => {
  proxy.fail("none");
  await app.close();
  await proxy.close();
  await database.drop();
  removeScratchDir(folder);
});

let token: string;
let cookie: string;
beforeEach(async () => {
  proxy.fail("none");
  await vi.waitUntil(async () => (await get("/api/health", {})).status === 200, 10_000);
  const name = randomUUID().slice(0, 13);
  const row = { name, username: name, email: `${name}@test.invalid`, role: "student" };
  await database.sql`insert into users ${database.sql({ ...row, password_hash: passwordHash })}`;
  const response = await send("/api/login", { email: row.email, password });
  ({ token } = await response.json());
  cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
});

test.each<Fault>(["close", "swallow", "silence"])(
  "responds with 503 within the timeout, then recovers, with the fault of the database connection: %s",
  async (fault) => {
    const created = await send("/api/posts", { content: randomUUID() });
    expect(created.status).toBe(201);
    const { data: post } = await created.json();

    proxy.fail(fault);
    if (fault !== "silence") proxy.disconnect();
    const first = await Promise.all(Array.from({ length: 30 }, () => get("/api/posts")));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([503]));
    // The application has detected the fault: requests no longer open connections of their own or wait for one.
    const requests = 100;
    await expect.poll(() => countConnectionsOf(requests)).toBeLessThan(requests);
    for (const path of ["/offre", "/entreprise", `/posts/${post.id}`, "/student/dashboard"]) {
      const page = await get(path, { cookie, accept: "text/html" });
      expect([path, page.status, page.headers.get("retry-after")]).toEqual([path, 503, "2"]);
      expect((await get(path, { accept: "text/html" })).status, `${path} of a visitor`).toBe(
        path === "/student/dashboard" ? 307 : 503,
      );
    }
    expect((await get("/api/health", {})).status).toBe(503);
    const ready = await get("/api/health/ready", {});
    expect([ready.status, (await ready.json()).database]).toEqual([503, "down"]);
    expect((await get("/api/health/live", {})).status).toBe(200);

    proxy.fail("none");
    await vi.waitUntil(async () => (await get("/api/posts")).status === 200, 3000);
    expect((await get("/student/dashboard", { cookie })).status).toBe(200);
    const again = await get(`/api/posts/${post.id}`);
    expect((await again.json()).data.created_at, "dates are read as before").toBe(post.created_at);
    expect((await send("/api/posts", { content: randomUUID() })).status).toBe(201);
  },
  60_000,
);

test("responds despite a slow database connection", async () => {
  proxy.fail("slow");
  const responses = await Promise.all(Array.from({ length: 10 }, () => get("/api/posts")));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
});

test("only the statement that exceeds the timeout fails", async () => {
  const created = await send("/api/posts", { content: randomUUID() });
  const { data: post } = await created.json();
  await database.sql.begin(async (tx) => {
    await tx`select from posts where id = ${post.id} for update`;
    const blocked = send(`/api/posts/${post.id}/like`, {});
    await vi.waitUntil(async () => {
      const [row] = await database.sql`select count(*)::int as n from pg_locks where not granted`;
      return row?.n > 0;
    }, 4000);
    expect((await get("/api/posts")).status, "others are served meanwhile").toBe(200);
    expect((await blocked).status).toBe(503);
  });
  expect((await send(`/api/posts/${post.id}/like`, {})).status).toBe(200);
}, 30_000);

test("the worker continues after the database has been silent", async () => {
  proxy.fail("silence");
  await vi.waitUntil(async () => (await get("/api/posts")).status === 503, 20_000);
  proxy.fail("none");
  const [emailRow] = await database.sql`
    insert into emails (user_id, recipient, kind, params, locale)
    select id, email, 'password_changed', '{}', 'fr' from users limit 1 returning id`;
  await vi.waitUntil(async () => {
    const [row] = await database.sql`select status from emails where id = ${emailRow?.id}`;
    return row?.status === "mailbox_only";
  }, 20_000);
}, 60_000);

test("keeps the files of a post whose commit the database no longer confirms", async () => {
  const holder = await database.sql.reserve();
  await holder`begin`;
  // The last row that the transaction locks, at its commit.
  await holder`select from user_activity where user_id = (select max(id) from users) for update`;
  const content = randomUUID();
  const body = new FormData();
  body.append("content", content);
  body.append("images", await imageFile());
  const headers = { authorization: `Bearer ${token}` };
  const response = fetch(`${app.origin}/api/posts`, { method: "POST", headers, body });
  await vi.waitUntil(async () => {
    const [row] = await database.sql`select count(*)::int as n from pg_locks where not granted`;
    return row?.n > 0;
  }, 20_000);
  proxy.fail("silence");
  await holder`commit`;
  holder.release();
  expect((await response).status).toBe(503);
  const [image] = await database.sql<{ path: string; width: number }[]>`
    select i.path, i.width from post_images i join posts p on p.id = i.post_id where p.content = ${content}`;
  const stored = filesIn(path.join(folder, "storage"));
  expect(image && stored).toEqual(image && imagePaths(image).sort());
}, 60_000);

async function expectUnavailable(): Promise<void> {
  const response = await get("/api/posts");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.json()).toMatchObject({ success: false, status: "error", code: "unavailable" });
}

async function countConnectionsOf(requests: number): Promise<number> {
  const before = proxy.accepted();
  await Promise.all(Array.from({ length: requests }, expectUnavailable));
  return proxy.accepted() - before;
}

/** The application's timeout, plus some seconds for a busy machine. */
const timeoutSignal = () => AbortSignal.timeout(9000);

function get(path: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) {
  return fetch(app.origin + path, { headers, redirect: "manual", signal: timeoutSignal() });
}

function send(path: string, body: object) {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (path !== "/api/login") headers.authorization = `Bearer ${token}`;
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return fetch(app.origin + path, { ...init, signal: timeoutSignal() });
}
