import { beforeAll, expect, test } from "vitest";
import { createPost } from "@/lib/posts/contract";
import { type Caller, form, withToken } from "../support/api";
import { sql } from "../support/database";
import { type Person, student } from "../support/people";

let someone: Person;
let caller: Caller;

beforeAll(async () => {
  someone = await student();
  caller = await withToken(someone);
});

const type = (boundary: string) => ({ "content-type": `multipart/form-data; boundary=${boundary}` });

/** One part of a form, with whatever headers. */
const part = (head: string, body = "a") => `--b\r\n${head}\r\n\r\n${body}\r\n`;
const field = (name: string, body?: string) => part(`Content-Disposition: form-data; name="${name}"`, body);
const file = (name: string, fileName: string, body = "x") =>
  part(
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png`,
    body,
  );

async function sent(body: string, headers: Record<string, string> = type("b")) {
  expect((await caller.call(createPost, { body: form({ content: "a" }) })).status).toBe(201);
  const answer = await caller.json<{ data?: { content: string } }>("/api/posts", {
    method: "POST",
    body,
    headers,
  });
  await sql`delete from rate_limits where key like ${`%:${someone.id}`}`;
  return answer;
}

test.each<[string, string, Record<string, string>?]>([
  ["no boundary", `${field("content")}--b--`, { "content-type": "multipart/form-data" }],
  ["an empty boundary", `${field("content")}--b--`, type("")],
  ["another boundary", `${field("content")}--b--`, type("c")],
  ["no end", field("content")],
  ["an end in the middle of a file", file("images", "a.png").slice(0, -3)],
  ["an end in the middle of a head", "--b\r\nContent-Disposition: form-data; na"],
  ["nothing", ""],
  ["no form at all", '{"content":"a"}'],
  ["a null byte for a boundary", `${field("content")}--b--`, type("%00")],
  ["an endless boundary", `${field("content")}--b--`, type("b".repeat(5000))],
])("a form with %s cannot be read", async (_, body, headers) => {
  const { status, body: answer } = await sent(body, headers);
  expect([400, 422], answer.code).toContain(status);
  expect(answer.message).toMatch(/\.$|Please write something or add an image/);
});

test.each<[string, string, number, string]>([
  ["sixty fields", Array.from({ length: 60 }, (_, n) => field(`f${n}`)).join(""), 413, "body_too_large"],
  ["a field of 70 KB", field("content", "x".repeat(70_000)), 413, "body_too_large"],
  ["a text too long", field("content", "x".repeat(10_001)), 422, "validation_failed"],
  ["a null byte in the text", field("content", "a\0b"), 422, "validation_failed"],
  ["a file for the text", file("content", "a.txt"), 422, "validation_failed"],
  ["tags that are no JSON", field("content") + field("tags", "a,b"), 422, "validation_failed"],
  [
    "alternatives nested deep",
    field("content") + field("alts", "[".repeat(60_000)),
    422,
    "validation_failed",
  ],
  ["a picture of one letter", file("images[0]", "a.png"), 415, "file_kind_refused"],
  ["an empty picture", file("images[0]", "a.png", ""), 415, "file_kind_refused"],
])("a form with %s is refused", async (_, body, status, code) => {
  const answer = await sent(`${body}--b--\r\n`);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test.each<[string, string]>([
  [
    "a field of every object's",
    field("__proto__", '{"role":"admin"}') + field("constructor") + field("toString"),
  ],
  ["a file nobody asked for", file("virus", "a.exe", "MZ")],
  ["a field without a name", part("Content-Disposition: form-data")],
  ["a part without a head", "--b\r\n\r\na\r\n"],
  ["a kind of content of its own", part('Content-Disposition: form-data; name="b"\r\nContent-Type: x/y')],
  ["a name of 500 letters", field("n".repeat(500))],
])("a form with %s beside the text is read plainly or refused", async (_, extra) => {
  const { status, body } = await sent(`${field("content", "bien")}${extra}--b--\r\n`);
  expect([201, 400, 413]).toContain(status);
  if (status === 201) expect(body.data?.content).toBe("bien");
});

test("the last word counts when a field comes twice", async () => {
  const { status, body } = await sent(`${field("content", "un")}${field("content", "deux")}--b--\r\n`);
  expect([status, body.data?.content]).toEqual([201, "deux"]);
});
