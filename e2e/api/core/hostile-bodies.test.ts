import { expect, test } from "vitest";
import * as z from "zod/mini";
import { buildUrl } from "@/lib/core/api/client";
import { endpointEntries } from "@/lib/endpoints";
import { createPost } from "@/lib/posts/contract";
import { ApiClient, tokenClient, visitorClient } from "../../support/api";
import { insertPost } from "../../support/posts";
import { resetRateLimits } from "../../support/rate-limits";
import { student } from "../../support/users";

const json = { "content-type": "application/json" };

/** Sends the body as a new user, whom no rate limit rejects. */
async function send(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) {
  const client = await tokenClient(await student());
  expect((await client.call(createPost, { body: { content: "a" } })).status).toBe(201);
  return client.json<{ data: { content: string } }>("/api/posts", { method: "POST", body, headers });
}

test.each<[string, string]>([
  ["half a body", '{"content":"a"'],
  ["no JSON", "content=a"],
  ["a byte order mark", '\ufeff{"content":"a"}'],
  ["single quotes", "{'content':'a'}"],
  ["two objects", '{"content":"a"}{"content":"b"}'],
  ["a list", '[{"content":"a"}]'],
  ["a text", '"a"'],
  ["a number", "1e999"],
  ["nothing but null", "null"],
  ["lists in lists without end", "[".repeat(100_000)],
  ["lists in lists", "[".repeat(50_000) + "]".repeat(50_000)],
  ["a null byte", "\0"],
])("rejects a body of %s as malformed", async (_, body) => {
  const { status, body: error } = await send(body);
  expect([status, error.code, error.message]).toEqual([
    400,
    "body_malformed",
    "The request could not be read.",
  ]);
});

test.each<[string, string, number]>([
  ["nothing", "", 422],
  ["a null byte in the text", '{"content":"a\\u0000b"}', 422],
  ["objects in objects for the text", `${'{"content":'.repeat(10_000)}1${"}".repeat(10_000)}`, 422],
  ["a list for the text", '{"content":["a"]}', 422],
  ["a text too long", `{"content":"${"x".repeat(200_000)}"}`, 422],
  ["unknown keys, nested deep", `{"content":"a","b":${"[".repeat(9e4)}${"]".repeat(9e4)}}`, 201],
  ["the keys of every object", '{"content":"a","__proto__":{"role":"admin"},"constructor":1}', 201],
  ["the same key twice", '{"content":5,"content":"a"}', 201],
  ["a letter with endless marks", `{"content":"a${"\u0315".repeat(4900)}${"\u0300".repeat(4900)}"}`, 201],
])("rejects or parses a body with %s", async (_, body, expected) => {
  const { status, body: error } = await send(body);
  expect(status, error.message).toBe(expected);
  if (status === 422) expect(error.errors).toHaveProperty("content");
});

test("replaces a lone surrogate", async () => {
  const { status, body } = await send('{"content":"a\\ud800b"}');
  expect([status, body.data.content]).toEqual([201, "a\ufffdb"]);
});

test.each<[string, Buffer]>([
  ["Latin-1", Buffer.from('{"content":"Été"}', "latin1")],
  ["half a character", Buffer.from('{"content":"\xc3"}', "latin1")],
  ["bytes of no encoding", Buffer.from('{"content":"\xff\xfe\xc0"}', "latin1")],
])("rejects a body of %s instead of storing other characters", async (_, bytes) => {
  const { status, body } = await send(new Uint8Array(bytes));
  expect([status, body.code]).toEqual([400, "body_malformed"]);
});

test("rejects a body over 256 KB", async () => {
  const { status, body } = await send(JSON.stringify({ content: "x".repeat(300_000) }));
  expect([status, body.code]).toEqual([413, "body_too_large"]);
});

test.each(["text/plain", "text/html", "application/xml", "application/x-www-form-urlencoded", "x", "*/*"])(
  "rejects a body of the content type %s",
  async (type) => {
    const { status, body } = await send('{"content":"a"}', { "content-type": type });
    expect([status, body.code]).toEqual([415, "body_kind_refused"]);
  },
);

const wrong = [
  null,
  true,
  7,
  -1,
  1.5,
  1e308,
  "",
  "\u0000",
  "x".repeat(20_000),
  [],
  [[null]],
  {},
  { a: { b: [] } },
];

/** The text fields of a form; empty when it has only files. */
function fieldsOf(body: object): string[] {
  const schema = z.toJSONSchema(body as z.core.$ZodType, { io: "input", unrepresentable: "any" });
  return Object.keys(schema.properties ?? {});
}

test.each(endpointEntries.filter(({ endpoint: { body } }) => body && fieldsOf(body).length > 0))(
  "$name does not fail with a 500 on wrong types in any field",
  async ({ endpoint }) => {
    const fields = fieldsOf(endpoint.body as object);
    const user = await student();
    const { id } = await insertPost({ by: user });
    const client = endpoint.access.includes("visitor") ? null : await tokenClient(user);
    for (const value of wrong) {
      const body = Object.fromEntries(fields.map((field) => [field, value]));
      const path = buildUrl(endpoint, { params: { id } });
      const { status } = await (client ?? visitorClient()).json(path, { method: endpoint.method, body });
      expect(status, JSON.stringify(value).slice(0, 40)).toBeLessThan(500);
      await resetRateLimits(user);
    }
  },
);

test.each(endpointEntries.filter(({ endpoint }) => endpoint.query))(
  "$name does not fail with a 500 on unusual queries",
  async ({ endpoint }) => {
    const { id } = await insertPost();
    const schema = z.toJSONSchema(endpoint.query as z.core.$ZodType, { io: "input", unrepresentable: "any" });
    const fields = Object.keys(schema.properties ?? {});
    const strange = [
      "",
      "-1",
      "0",
      "1e9",
      "9".repeat(30),
      "null",
      "%00",
      "%ff",
      "'--",
      "[]",
      "a".repeat(5000),
    ];
    for (const value of strange) {
      const query = fields.map((field) => `${field}=${value}&${field}[]=${value}`).join("&");
      const { status } = await visitorClient().fetch(
        `${buildUrl(endpoint, { params: { id } })}?${query}&__proto__=1`,
      );
      expect(status, value.slice(0, 20)).toBeLessThan(500);
    }
  },
);

test.each<[string, Record<string, string>]>([
  ["a broken cookie", { cookie: "=;;=a; next-auth.session-token" }],
  ["an endless cookie", { cookie: `next-auth.session-token=${"a".repeat(6000)}` }],
  ["the cookie of another kind of token", { cookie: "next-auth.session-token=eyJhbGciOiJub25lIn0.e30." }],
  ["an endless language", { "accept-language": "fr,".repeat(2000) }],
  ["a strange token", { authorization: "Bearer \u00e9\u00e8" }],
  ["another kind of authorization", { authorization: "Basic YTpi" }],
  ["a strange range of pages", { range: "pages=1-" }],
  ["an address that is none", { "x-forwarded-for": "unknown, <script>" }],
])("treats a request with %s as a visitor's", async (_, headers) => {
  const client = new ApiClient({});
  expect((await client.json("/api/posts", { headers })).status).toBe(200);
  expect((await client.json("/api/user", { headers })).status).toBe(401);
});
