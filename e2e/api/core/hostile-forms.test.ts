import { beforeAll, expect, test } from "vitest";
import { errorStatus } from "@/lib/core/errors/app-error";
import { createPost } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";
import { type ApiClient, form, tokenClient } from "../../support/api";
import { hostileForms } from "../../support/hostile-forms";
import { resetRateLimits } from "../../support/rate-limits";
import { student, type TestUser } from "../../support/users";

let user: TestUser;
let client: ApiClient;

beforeAll(async () => {
  user = await student();
  client = await tokenClient(user);
});

/** Sends a valid form, then the hostile one, without the rate limits on writing. */
async function send(body: string, type: string) {
  expect((await client.call(createPost, { body: form({ content: "a" }) })).status).toBe(201);
  const call = { method: "POST", body, headers: { "content-type": type } };
  const response = await client.json<{ data?: Post }>("/api/posts", call);
  await resetRateLimits(user);
  return response;
}

test.each(hostileForms)("a form $description is rejected or harmless", async (hostile) => {
  const { status, body } = await send(hostile.body, hostile.type);
  if (hostile.errorCode) {
    expect([status, body.code]).toEqual([errorStatus[hostile.errorCode], hostile.errorCode]);
    expect(body.message).toMatch(/^\p{Lu}.+\.$/u);
  } else {
    expect([201, 422], body.code).toContain(status);
    expect(body).not.toHaveProperty("isAdmin");
  }
});

const part = (head: string, body: string) =>
  `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const field = (name: string, body: string) => part(`name="${name}"`, body);
const file = (name: string, body: string) => part(`name="${name}"; filename="a"`, body);
const type = "multipart/form-data; boundary=b";

test.each<[string, string, number, string]>([
  ["a text too long", field("content", "x".repeat(10_001)), 422, "validation_failed"],
  ["a null byte in the text", field("content", "a\0b"), 422, "validation_failed"],
  ["a file for the text", file("content", "a"), 422, "validation_failed"],
  ["tags that are no JSON", field("content", "a") + field("tags", "a,b"), 422, "validation_failed"],
  [
    "descriptions nested deep",
    field("content", "a") + field("alts", "[".repeat(60_000)),
    422,
    "validation_failed",
  ],
  ["an image of one byte", file("images[0]", "x"), 415, "file_kind_refused"],
])("rejects a form with %s", async (_, body, status, code) => {
  const response = await send(`${body}--b--\r\n`, type);
  expect([response.status, response.body.code]).toEqual([status, code]);
});

test("uses the last value of a repeated field", async () => {
  const { status, body } = await send(`${field("content", "un")}${field("content", "deux")}--b--\r\n`, type);
  expect([status, body.data?.content]).toEqual([201, "deux"]);
});
