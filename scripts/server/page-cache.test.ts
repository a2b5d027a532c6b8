import http from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { defaultSite, setCurrentSite } from "@/lib/site";
import { scriptHash } from "../app/script-hashes";
import { withPageCache } from "./page-cache";
import type { RequestHandler } from "./request-handler";

const cspOf = (nonce: number) =>
  `script-src 'self' 'nonce-n${nonce}' 'strict-dynamic' 'sha256-theme='; style-src 'self' 'nonce-n${nonce}' x`;

/** A server that counts how often it renders a page. */
async function startServer({
  ttlMs = 600_000,
  ...options
}: {
  ttlMs?: number;
  handle?: RequestHandler;
} = {}) {
  const rendered: string[] = [];
  const handle: RequestHandler = async (request, response) => {
    rendered.push(request.url ?? "");
    await delay(10);
    response.setHeader("content-security-policy", cspOf(rendered.length));
    response.setHeader("content-type", "text/html");
    if (options.handle) return options.handle(request, response);
    response.end(
      `<script nonce="n${rendered.length}">ours()</script><script>theirs()</script>${"é".repeat(40_000)}`,
    );
  };
  const isFixed = (path: string) => path === "/fixed";
  const port = await listenOnFreePort(http.createServer(withPageCache(handle, ttlMs, isFixed)));
  return {
    rendered,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  };
}

test("a hundred concurrent requests wait for one rendering", async () => {
  const { rendered, get } = await startServer();
  const responses = await Promise.all(Array.from({ length: 100 }, () => get("/offre")));
  const texts = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain("é".repeat(40_000));
  expect((await get("/offre", { headers: { cookie: "next-auth.session-token=x" } })).status).toBe(200);
  expect(rendered).toEqual(["/offre"]);
  expect(new Set(responses.map(({ headers }) => headers.get("x-request-id"))).size).toBe(100);
});

test.each(["/offre", "/en/offre", "/offre/7", "/entreprise", "/en/entreprise/7"])(
  "caches %s",
  async (path) => {
    const { rendered, get } = await startServer();
    for (let times = 0; times < 3; times++) await (await get(path)).text();
    expect(rendered).toHaveLength(1);
  },
);

test("renders the documentation of the API once per language, regardless of the request", async () => {
  const { rendered, get } = await startServer({
    ttlMs: 1,
    handle: async ({ headers }, response) => void response.end(headers.cookie),
  });
  const textOf = async (path: string, headers: HeadersInit) => (await get(path, { headers })).text();
  for (let times = 0; times < 2; times++) {
    expect(await textOf("/api/docs", { "accept-language": "fr" })).toBe("NEXT_LOCALE=fr");
    expect(await textOf("/api/docs?q=a", { rsc: "1", cookie: "NEXT_LOCALE=en" })).toBe("NEXT_LOCALE=en");
    await delay(10);
  }
  expect(rendered).toEqual(["/api/docs", "/api/docs"]);
  const { headers } = await get("/api/docs");
  expect(headers.get("vary")).toBe("accept-encoding, accept-language, cookie");
});

test("caches a prerendered page with its own CSP", async () => {
  const csp = "script-src 'self' 'sha256-a=' 'sha256-b='";
  const { rendered, get } = await startServer({
    handle: async (_, response) => {
      response.setHeader("content-security-policy", csp);
      response.end("<script>a()</script>");
    },
  });
  for (let times = 0; times < 3; times++)
    expect((await get("/fixed")).headers.get("content-security-policy")).toBe(csp);
  expect(rendered).toEqual(["/fixed"]);
  for (let times = 0; times < 2; times++) await get("/fixed?q=a");
  expect(rendered).toHaveLength(3);
});

test.each(["/", "/offre?q=a", "/offre/", "/offre/abc", "/offre/7/x", "/api/job-postings", "/fr/offre"])(
  "renders %s for each request",
  async (path) => {
    const { rendered, get } = await startServer();
    for (let times = 0; times < 2; times++) await (await get(path)).text();
    expect(rendered).toHaveLength(2);
  },
);

test("neither unknown paths nor many others evict a page that is requested repeatedly", async () => {
  const { rendered, get } = await startServer({
    ttlMs: 600_000,
    handle: async ({ url = "" }, response) => {
      const isUnknown = Number(url.split("/").at(-1)) >= 1000;
      response.writeHead(isUnknown ? 404 : 200).end(url);
    },
  });
  const requestJobs = async (ids: number[]) => {
    for (const id of ids) await (await get(`/offre/${id}`)).text();
  };
  await requestJobs([1, 2]);
  const unknown = Array.from({ length: 310 }, (_, index) => 1000 + index);
  await Promise.all([0, 1, 2, 3].map((part) => requestJobs(unknown.filter((id) => id % 4 === part))));
  await requestJobs([1, 2]);
  for (const first of [100, 300, 500]) {
    await Promise.all(
      [0, 1].map((part) => requestJobs(Array.from({ length: 100 }, (_, index) => first + 2 * index + part))),
    );
    await requestJobs([1]);
  }
  await requestJobs([2]);
  expect(["/offre/1", "/offre/2"].map((path) => rendered.filter((url) => url === path).length)).toEqual([
    1, 2,
  ]);
});

test("does not cache RSC requests or other methods", async () => {
  const { rendered, get } = await startServer();
  await get("/offre");
  await get("/offre", { headers: { rsc: "1" } });
  await get("/offre", { method: "POST" });
  expect(rendered).toHaveLength(3);
});

test("renders a page again after its TTL", async () => {
  const { rendered, get } = await startServer({ ttlMs: 30 });
  await get("/offre");
  await delay(60);
  await get("/offre");
  expect(rendered).toHaveLength(2);
});

test("a change of the site renders a page again, and does not cache one that was being rendered", async () => {
  onTestFinished(() => setCurrentSite(defaultSite));
  const { rendered, get } = await startServer();
  const edit = (name: string) =>
    setCurrentSite({ ...defaultSite, contact: { ...defaultSite.contact, name } });
  await get("/offre");
  edit("École des Tilleuls");
  edit("École des Tilleuls");
  await Promise.all([get("/offre"), get("/offre")]);
  expect(rendered).toHaveLength(2);
  edit("École des Ormes");
  const before = get("/offre");
  await expect.poll(() => rendered.length).toBe(3);
  edit("École des Aulnes");
  await Promise.all([before, get("/offre"), get("/offre")]);
  await get("/offre");
  expect(rendered).toHaveLength(4);
});

test("hashes a cached page's own scripts, but not an injected one", async () => {
  const { get } = await startServer();
  const csp = (await get("/offre")).headers.get("content-security-policy");
  expect(csp).toBe(`script-src 'self' ${scriptHash("ours()")} 'sha256-theme='; style-src 'self' x`);
  expect(csp).not.toContain(scriptHash("theirs()"));
});

test("caches 200 and 410, but no errors, cookies and 404", async () => {
  const removed = await startServer({
    handle: async (_, response) => void response.writeHead(410).end("gone"),
  });
  expect([(await removed.get("/offre/7")).status, (await removed.get("/offre/7")).status]).toEqual([
    410, 410,
  ]);
  expect(removed.rendered).toHaveLength(1);
  const failing: RequestHandler[] = [
    async (_, response) => void response.writeHead(500).end(),
    async (_, response) => void response.writeHead(404).end(),
    async (_, response) => void response.setHeader("set-cookie", "a=1").end(),
    async (_, response) => void response.destroy(),
  ];
  for (const handle of failing) {
    const { rendered, get } = await startServer({ handle });
    for (let times = 0; times < 2; times++) await get("/offre").catch(() => {});
    expect(rendered).toHaveLength(4);
  }
});

test("cached pages are revalidated by ETag", async () => {
  const { get } = await startServer({
    handle: async (_, response) => {
      response.setHeader("cache-control", "s-maxage=31536000");
      response.setHeader("etag", '"theirs"');
      response.end('<script nonce="n1">ours()</script>');
    },
  });
  const { headers } = await get("/offre");
  const etag = headers.get("etag") ?? "";
  expect([headers.get("cache-control"), etag]).toEqual([
    "public, max-age=0, must-revalidate",
    expect.stringMatching(/^W\/"[\w-]{43}"$/),
  ]);
  for (const tag of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
    const response = await get("/offre", { headers: { "if-none-match": tag } });
    expect([response.status, await response.text(), response.headers.get("etag")]).toEqual([304, "", etag]);
    expect(response.headers.get("content-security-policy")).toContain(scriptHash("ours()"));
  }
  const other = await get("/offre", { headers: { "if-none-match": 'W/"other"' } });
  expect([other.status, await other.text()]).toEqual([200, expect.stringContaining("ours()")]);
});

test("sends no body in response to HEAD", async () => {
  const { get } = await startServer();
  const head = await get("/offre", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["gzip, br;q=0", "gzip"],
  ["identity", null],
])("who reads %s gets %s", async (accepted, coding) => {
  const { get } = await startServer();
  const { headers, ...response } = await get("/offre", { headers: { "accept-encoding": accepted } }).then(
    async (response) => ({ headers: response.headers, text: await response.text() }),
  );
  expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([coding, "accept-encoding"]);
  expect(Number(headers.get("content-length")) < 1000).toBe(coding !== null);
  expect(response.text).toContain("ours()");
});
