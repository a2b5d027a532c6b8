import { expect, test } from "vitest";
import { heroLoop, presentation } from "@/components/site/films";
import { browserClient, signInWithPassword, visitorClient } from "../../support/api";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

const commonHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
};

type Row = [what: string, status: number, path: string, method?: string];

const responses: Row[] = [
  ["a prerendered page", 200, "/"],
  ["the sign-in page", 200, "/login"],
  ["a page outside the areas", 200, "/websocket"],
  ["a film", 200, presentation.src],
  ["captions", 200, presentation.captions("fr")],
  ["an image", 200, heroLoop.poster],
  ["the feed of posts", 200, "/rss.xml"],
  ["the API", 200, "/api/posts"],
  ["a redirect to sign-in", 307, "/student/dashboard"],
  ["a path with the default language", 308, "/fr/apropos"],
  ["a page that is not there", 404, "/rien"],
  ["a file that is not there", 404, "/rien.png"],
  ["a stored file that is not there", 404, "/storage/images/rien.webp"],
  ["an endpoint that is not there", 404, "/api/rien"],
  ["an endpoint for members", 401, "/api/user"],
  ["an unknown method of an endpoint", 405, "/api/login", "DELETE"],
  ["an unknown method of a page", 405, "/offre", "PUT"],
  ["a malformed path", 404, "/%E0%A4%A"],
];

test.each(responses)("%s (%i) has the headers of every response", async (_, status, path, method = "GET") => {
  const response = await visitorClient().fetch(path, { method });
  await response.body?.cancel();
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject(commonHeaders);
  const csp = response.headers.get("content-security-policy") ?? "";
  expect(csp).toMatch(/^default-src 'none'; /);
  expect(csp).toContain("frame-ancestors 'none'");
  expect(csp).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect(response.headers.get("x-powered-by")).toBeNull();
  // When the Permissions-Policy does not mention them, the site itself may create and use passkeys.
  expect(response.headers.get("permissions-policy")).not.toContain("publickey-credentials");
});

test("a signed-in page has the headers of every response, and no-store", async () => {
  const response = await (await browserClient(await student())).fetch("/student/dashboard");
  await response.body?.cancel();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({ ...commonHeaders, "x-robots-tag": "noindex" });
  expect(response.headers.get("cache-control")).toContain("no-store");
});

test("no header that scripts can read contains a session cookie", async () => {
  const { status, headers } = await signInWithPassword(await student());
  expect(status).toBe(200);
  const [cookie = ""] = headers.getSetCookie();
  expect(cookie).toMatch(/^(__Host-)?next-auth\.session-token=.+; HttpOnly/i);
  const readable = [...headers].filter(([name]) => name !== "set-cookie");
  const value = cookie.slice(cookie.indexOf("=") + 1, cookie.indexOf(";"));
  expect(readable.filter(([, text]) => text.includes(value))).toEqual([]);
});

test("a JSON response is compressed for clients that accept it, and has its length", async () => {
  const { id } = await insertPost({ content: "Sous le préau. ".repeat(200) });
  const read = async (coding: string) => {
    const headers = { "accept-encoding": coding };
    const response = await visitorClient().fetch(`/api/posts/${id}`, { headers });
    const body = await response.text();
    const names = ["content-encoding", "content-length", "transfer-encoding", "vary"];
    const [encoding, length, transfer, vary] = names.map((name) => response.headers.get(name));
    expect([transfer, vary?.toLowerCase()]).toEqual([null, expect.stringContaining("accept-encoding")]);
    return { encoding, length: Number(length), body };
  };
  const [plain, gzip, rejected] = await Promise.all(["identity", "gzip, br", "gzip;q=0, deflate"].map(read));
  expect(plain).toEqual({ encoding: null, length: Buffer.byteLength(plain?.body ?? ""), body: plain?.body });
  expect(rejected).toEqual(plain);
  expect(gzip).toMatchObject({ encoding: "gzip", body: plain?.body });
  expect(gzip?.length).toBeLessThan((plain?.length ?? 0) / 2);
});
