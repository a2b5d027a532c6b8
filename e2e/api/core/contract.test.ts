import { expect, test } from "vitest";
import { buildUrl } from "@/lib/core/api/client";
import { endpointEntries } from "@/lib/endpoints";
import { getPost, likePost } from "@/lib/posts/contract";
import { getUser } from "@/lib/users/contract";
import { ApiClient, browserClient, signIn, tokenClient, visitorClient } from "../../support/api";
import { insertConversation } from "../../support/chat";
import { insertPost } from "../../support/posts";
import { admin, company, student } from "../../support/users";

const { by, id } = await insertPost();
const clients = { cookie: await browserClient(by), token: await tokenClient(by) };
const [recruiter, administrator] = [await browserClient(await company()), await browserClient(await admin())];
const own = { content: "Bonjour" };
const friend = await student();
const chat = await insertConversation(by, friend);
const pageKeys = "from last_page per_page to total";

type Row = [method: string, path: string, status: number, keys: string, body?: object];

/** The rows of the contract: the keys of a success besides `success` and `status`. */
const rows: Row[] = [
  ["GET", "/api/user", 200, "user user_type"],
  ["GET", "/api/posts?page=1", 200, "data"],
  ["POST", "/api/posts", 201, "data", own],
  ["GET", `/api/posts/${id}`, 200, "data"],
  ["PUT", `/api/posts/${id}`, 200, "data", own],
  ["POST", `/api/posts/${id}/like`, 200, "liked likes_count"],
  ["DELETE", `/api/posts/${id}/like`, 200, "liked likes_count"],
  ["GET", `/api/posts/${id}/comments`, 200, "data"],
  ["POST", `/api/posts/${id}/comments`, 201, "comments_count data", own],
  ["GET", "/api/posts/search?q=bonjour", 200, "data"],
  ["POST", "/api/chat/conversations/direct", 200, "conversation conversation_id", { user_id: friend.id }],
  ["GET", "/api/chat/conversations", 200, `current_page data ${pageKeys}`],
  ["GET", `/api/chat/conversations/${chat}/messages`, 200, `conversation current_page data ${pageKeys}`],
  ["POST", `/api/chat/conversations/${chat}/messages`, 201, "data", own],
  ["GET", "/api/chat/users/search?q=bonjour", 200, "data"],
];

test.each(Object.entries(clients))("responds as the contract specifies, with the %s", async (_, client) => {
  for (const [method, path, status, keys, body] of rows) {
    const response = await client.json(path, { method, body });
    expect(response.status, `${method} ${path}`).toBe(status);
    const { success, status: word, ...rest } = response.body;
    expect([success, word]).toEqual([true, "success"]);
    expect(Object.keys(rest).sort().join(" "), `${method} ${path}`).toBe(keys);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toContain("no-store");
  }
});

// Endpoints that respond to everyone; the last one returns an empty list to other roles.
const alwaysAnswer = [
  "/api/health",
  "/api/health/ready",
  "/api/health/live",
  "/sanctum/csrf-cookie",
  "/api/all-users",
];

test("every endpoint has errors of the contract's shape, in the viewer's language", async () => {
  for (const { name, endpoint } of endpointEntries) {
    const { method, path } = endpoint;
    if (alwaysAnswer.includes(path)) continue;
    const wrong = visitorClient({ language: "fr" });
    const url = buildUrl(endpoint, { params: { id: 2_147_483_647 }, query: { page: "x", q: "x" } });
    const { status, body } = await wrong.json(url, { method, body: endpoint.body && {} });
    expect(status, name).toBeGreaterThanOrEqual(400);
    expect(body, name).toMatchObject({
      success: false,
      status: "error",
      code: expect.stringMatching(/^[a-z_]+$/),
    });
    expect(body.message, name).toMatch(/^\p{Lu}.*\p{L}[.\u00a0]?$/u);
    const keys = ["success", "status", "code", "message", ...(status === 422 ? ["errors"] : [])];
    expect(Object.keys(body).sort(), name).toEqual(keys.sort());
    if (status === 422) expect(body.message).toBe(Object.values(body.errors)[0]?.[0]);
  }
});

test("uses the language of the profile, else the cookie, else the browser, else French", async () => {
  const frenchSpeaker = await student({ locale: "fr" });
  const { cookie } = await signIn(frenchSpeaker);
  const missing = { id: 2_147_483_647 };
  const readMessage = async (client: ApiClient) =>
    (await client.call(getPost, { params: missing })).body.message;
  const [french, english] = [
    "Ce contenu n’existe pas, ou vous n’y avez pas accès.",
    "This does not exist, or you cannot see it.",
  ];
  expect(await readMessage(new ApiClient({ cookie: `${cookie}; NEXT_LOCALE=en`, language: "en" }))).toBe(
    french,
  );
  expect(await readMessage(new ApiClient({ cookie: "NEXT_LOCALE=en", language: "fr" }))).toBe(english);
  expect(await readMessage(visitorClient({ language: "en-GB,fr;q=0.5" }))).toBe(english);
  expect(await readMessage(visitorClient({ language: "en;q=0.3, fr-CA;q=0.7" }))).toBe(french);
  expect(await readMessage(visitorClient({ language: "de, es" }))).toBe(french);
  expect(await readMessage(visitorClient({ language: ";;;q=,=" }))).toBe(french);
});

test.each([
  "0",
  "-1",
  "1.5",
  "abc",
  "2147483648",
  "9".repeat(40),
  "1e3",
  "0x10",
  "١",
  "%00",
  "1%0a",
  "..%2f1",
])("responds with 404 for a post with the id %s", async (wrong) => {
  expect((await visitorClient().call(getPost, { params: { id } })).status).toBe(200);
  const { status, body } = await visitorClient().json(`/api/posts/${wrong}`);
  expect([status, body.code]).toEqual([404, "not_found"]);
  const liked = await clients.token.json(`/api/posts/${wrong}/like`, { method: "POST" });
  expect(liked.status).toBe(404);
});

test("responds with the contract's 404 for an unknown path", async () => {
  expect((await visitorClient().fetch(`/api/posts/${id}`)).status).toBe(200);
  for (const path of ["/api", "/api/nothing", "/api/posts/1/nothing", "/api/docs/nothing"])
    for (const method of ["GET", "POST", "PATCH", "OPTIONS"]) {
      const { status, body } = await visitorClient().json(path, { method });
      expect([status, body], `${method} ${path}`).toEqual([
        404,
        { success: false, status: "error", code: "not_found", message: expect.stringMatching(/\.$/) },
      ]);
    }
});

test("responds with the contract's 405 for an unknown method, with Allow", async () => {
  for (const [method, path, allow] of [
    ["PATCH", "/api/login", "OPTIONS, POST"],
    ["GET", "/api/login", "OPTIONS, POST"],
    ["PATCH", `/api/posts/${id}`, "DELETE, GET, HEAD, OPTIONS, POST, PUT"],
    ["POST", "/api/openapi.json", "GET, HEAD"],
    ["GET", "/broadcasting/auth", "OPTIONS, POST"],
    ["PATCH", "/broadcasting/user-auth", "OPTIONS, POST"],
    ["DELETE", "/sanctum/csrf-cookie", "GET, HEAD, OPTIONS"],
    ["PUT", "/storage/images/nothing.webp", "GET, HEAD, OPTIONS"],
  ] as const) {
    const french = await visitorClient({ language: "fr" }).json(path, { method });
    const { status, headers, body } = await visitorClient().json(path, { method });
    expect([status, headers.get("allow")], `${method} ${path}`).toEqual([405, allow]);
    const error = { success: false, status: "error", code: "method_not_allowed" };
    expect(body).toEqual({ ...error, message: "This cannot be done at this address." });
    expect(french.body.message).toBe("Cette action n’est pas possible à cette adresse.");
  }
});

test("responds with 405 and Allow to a form without the `_method` that the path requires", async () => {
  const rejected = await clients.token.json(`/api/posts/${id}`, { method: "POST", body: own });
  expect([rejected.status, rejected.body.code]).toEqual([405, "method_not_allowed"]);
  expect(rejected.headers.get("allow")).toBe("DELETE, GET, HEAD, OPTIONS, POST, PUT");
  const body = { ...own, _method: "PUT" };
  expect((await clients.token.json(`/api/posts/${id}`, { method: "POST", body })).status).toBe(200);
});

const readsById = endpointEntries.filter(
  ({ endpoint }) => endpoint.method === "GET" && endpoint.path.includes("{id}"),
);

test.each(readsById)(
  "$name responds with 404 for an unknown id and for a missing id",
  async ({ endpoint }) => {
    const viewers = {
      visitor: visitorClient(),
      student: clients.cookie,
      company: recruiter,
      admin: administrator,
    };
    for (const role of endpoint.access)
      for (const id of ["2147483647", "2147483648", "0", "-1", "1.5", "x"]) {
        const path = endpoint.path.replaceAll("{id}", id).replaceAll(/\{\w+\}/g, "2147483646");
        const { status, body } = await viewers[role].json(path, {});
        expect([status, body.code], `${role} ${path}`).toEqual([404, "not_found"]);
      }
  },
);

test("responds with 404 for a path that cannot be decoded", async () => {
  for (const path of ["/api/posts/%E0%A4%A", "/api/%", "/api/users/%ff/groups?page=%"]) {
    const { status, body } = await clients.cookie.json(path, {});
    expect([status, body.code], path).toEqual([404, "not_found"]);
  }
  const page = await visitorClient({ language: "fr" }).fetch("/offre/%E0%A4%A", {
    headers: { accept: "text/html" },
  });
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('<html lang="fr"')]);
});

test("no response contains a secret of the account or another user's email", async () => {
  const { body } = await clients.cookie.call(getUser, {});
  expect(Object.keys(body.user).sort()).toEqual(
    ["id", "name", "role", "email", "status", "avatar_url", "locale"].sort(),
  );
  const read = await visitorClient().call(getPost, { params: { id } });
  expect(JSON.stringify(read.body)).not.toContain(by.email);
  expect(Object.keys(read.body.data.user)).toEqual(["id", "name", "profile"]);
});

test("every response has a request id and a CSP that forbids scripts", async () => {
  const numbers = new Set<string | null>();
  for (const path of ["/api/user", "/api/posts", `/api/posts/${id}/like`, "/api/nothing"]) {
    const { headers } = await visitorClient().fetch(path, { headers: { "x-request-id": "mine" } });
    numbers.add(headers.get("x-request-id"));
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-powered-by")).toBeNull();
  }
  expect(numbers.size).toBe(4);
  expect(numbers).not.toContain("mine");
  const { status } = await clients.token.call(likePost, { params: { id } });
  expect(status).toBe(200);
});
