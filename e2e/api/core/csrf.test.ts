import { expect, test } from "vitest";
import { getCsrfCookie } from "@/lib/users/contract";
import { ApiClient, signIn, visitorClient } from "../../support/api";
import { origin } from "../../support/environment";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

const { cookie, token } = await signIn(await student());
const { id } = await insertPost();
const like = `/api/posts/${id}/like`;
const xsrf = "XSRF-TOKEN=abcdef0123456789";

type Headers = Record<string, string>;

test.each<[string, Headers, number]>([
  ["no origin", {}, 419],
  ["our own origin", { origin }, 200],
  ["another origin", { origin: "https://evil.example" }, 419],
  ["a subdomain's origin", { origin: origin.replace("//", "//evil.") }, 419],
  ["an origin that begins like ours", { origin: `${origin}.evil.example` }, 419],
  ["our origin by another scheme", { origin: origin.replace("http:", "https:") }, 419],
  ["our host at another port", { origin: origin.replace(/:\d+$/, ":1") }, 419],
  ["an origin of nothing", { origin: "null" }, 419],
  ["a broken origin", { origin: "http://" }, 419],
  ["Sec-Fetch-Site same-origin", { "sec-fetch-site": "same-origin" }, 200],
  ["Sec-Fetch-Site same-site", { "sec-fetch-site": "same-site" }, 419],
  ["Sec-Fetch-Site cross-site", { "sec-fetch-site": "cross-site" }, 419],
  ["the address bar", { "sec-fetch-site": "none" }, 419],
  ["the token of the cookie", { cookie: `${cookie}; ${xsrf}`, "x-xsrf-token": "abcdef0123456789" }, 200],
  ["another token", { cookie: `${cookie}; ${xsrf}`, "x-xsrf-token": "abcdef0123456780" }, 419],
  ["a token of another length", { cookie: `${cookie}; ${xsrf}`, "x-xsrf-token": "abcdef" }, 419],
  ["a token without the cookie", { "x-xsrf-token": "abcdef0123456789" }, 419],
  ["two empty tokens", { cookie: `${cookie}; XSRF-TOKEN=`, "x-xsrf-token": "" }, 419],
])("checks a call with the cookie and %s", async (_, headers, status) => {
  const client = new ApiClient({});
  for (const method of ["POST", "DELETE"]) {
    const response = await client.json(like, { method, headers: { cookie, ...headers } });
    expect([response.status, response.body.code]).toEqual([
      status,
      status === 419 ? "csrf_failed" : undefined,
    ]);
  }
});

test("a read needs no CSRF token", async () => {
  const headers = { cookie, "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  expect((await new ApiClient({}).json("/api/user", { headers })).status).toBe(200);
});

test("a call with a bearer token needs no CSRF token", async () => {
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await new ApiClient({ token }).json(like, { method: "POST", headers })).status).toBe(200);
});

test("rejects a sign-in from another site's page, but not from a program", async () => {
  const attempt = (headers: Headers) =>
    visitorClient().json("/api/login", { method: "POST", body: {}, headers });
  expect((await attempt({})).status).toBe(422);
  expect((await attempt({ "sec-fetch-site": "same-origin" })).status).toBe(422);
  expect((await attempt({ origin })).status).toBe(422);
  for (const foreign of ["https://evil.example", origin.replace("http:", "https:"), "null", ""])
    for (const site of [{}, { "sec-fetch-site": "none" }, { "sec-fetch-site": "cross-site" }])
      expect((await attempt({ origin: foreign, ...site } as Headers)).status, foreign).toBe(419);
  expect((await attempt({ "sec-fetch-site": "cross-site" })).status).toBe(419);
  expect((await attempt({ "sec-fetch-site": "cross-site", "x-xsrf-token": "" })).status).toBe(419);
});

test("sets the CSRF cookie once, readable by scripts", async () => {
  const first = await visitorClient().call(getCsrfCookie, {});
  expect(first.status).toBe(204);
  const [set = ""] = first.headers.getSetCookie();
  expect(set).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=lax$/);
  const cookiePair = set.split(";")[0] ?? "";
  const again = await visitorClient().fetch("/sanctum/csrf-cookie", { headers: { cookie: cookiePair } });
  expect(again.headers.getSetCookie()[0]).toContain(cookiePair);
  const headers = { cookie: "XSRF-TOKEN=" };
  const instead = await visitorClient().fetch("/sanctum/csrf-cookie", { headers });
  expect(instead.headers.getSetCookie()[0], "an empty one is no token").toMatch(/^XSRF-TOKEN=[\w-]{32};/);
});
