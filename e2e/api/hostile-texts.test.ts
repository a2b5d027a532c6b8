import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { signupStudent } from "@/lib/accounts/contract";
import { reportPost } from "@/lib/moderation/contract";
import { createComment } from "@/lib/posts/comments-contract";
import { createPost, getPost } from "@/lib/posts/contract";
import { atBrowser, type Caller, visitor } from "../support/api";
import { hostileTexts } from "../support/hostile-texts";
import { type Person, password, student } from "../support/people";
import { post } from "../support/posts";

const texts = hostileTexts.map((text, at) => ({ text, at, shown: JSON.stringify(text).slice(0, 50) }));
const writers: { someone: Person; browser: Caller }[] = [];

// One person writes ten posts a minute.
beforeAll(async () => {
  for (let n = 0; n * 8 < texts.length; n++) {
    const someone = await student();
    writers.push({ someone, browser: await atBrowser(someone) });
  }
});

const writer = (at: number) => writers[Math.floor(at / 8)] as (typeof writers)[number];

test("there are at least forty of them", () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(40);
});

test.each(texts)("$shown in a post is text and stays text", async ({ text, at }) => {
  const { browser } = writer(at);
  const made = await browser.call(createPost, { body: { content: text, tags: [text.slice(0, 40)] } });
  expect(made.status, made.body.message).toBe(201);
  expect(made.headers.get("content-type")).toBe("application/json");
  expect(made.body.data.content).toBe(text);
  const { id } = made.body.data;
  expect((await visitor().call(getPost, { ids: { id } })).body.data.content).toBe(text);
  const page = await (await visitor().fetch(`/posts/${id}`)).text();
  if (/<\w/.test(text)) expect(page).not.toContain(text);
  expect(page).not.toMatch(/<[^>]*\son(error|load|begin|focus|toggle|mouseover)=["']?alert/i);
  expect(page).not.toMatch(/(href|src|action|data)=["']?\s*(javascript|data:text|vbscript):/i);
});

test.each(texts)("$shown in a comment and its author's name is text", async ({ text }) => {
  const { id, by } = await post();
  const member = await atBrowser(by);
  const made = await member.call(createComment, { ids: { id }, body: { content: text } });
  expect(made.status, made.body.message).toBe(201);
  expect(made.body.data.content).toBe(text);
  const author_name = text.slice(0, 80).trim().slice(0, 80);
  const body = { content: text, author_name, author_email: `${randomUUID()}@test.invalid` };
  const held = await visitor().call(createComment, { ids: { id }, body });
  expect(held.status, held.body.message).toBe(201);
  expect(held.body.data).toMatchObject({ content: text, author_name: author_name.trim() });
});

test.each(texts)("$shown is somebody's name, and only that", async ({ text }) => {
  const name = Array.from(text).slice(0, 30).join("").trim();
  const email = `${randomUUID()}@test.invalid`;
  const body = { name, email, password, password_confirmation: password, terms: true } as const;
  const made = await visitor().call(signupStudent, { body });
  expect(made.status, made.body.message).toBe(201);
  expect(made.body.user.name).toBe(name);
});

test.each(texts)("$shown is a reason to report", async ({ text, at }) => {
  const { id } = await post();
  const made = await writer(at).browser.call(reportPost, {
    ids: { id },
    body: { reason: text.slice(0, 1000) },
  });
  expect(made.status, made.body.message).toBe(201);
  expect(made.body.data.reason).toBe(text.slice(0, 1000));
});

test.each(texts)("$shown is searched for without harm", async ({ text, at }) => {
  const q = encodeURIComponent(Array.from(text).slice(0, 200).join(""));
  const { status, body } = await writer(at).browser.json(`/api/posts/search?q=${q}`);
  expect([200, 422], body.message).toContain(status);
});

test.each(texts)("$shown for an address, a password or an id is refused", async ({ text }) => {
  const signedIn = await visitor().json("/api/login", {
    method: "POST",
    body: { email: text, password: text },
  });
  expect([401, 422]).toContain(signedIn.status);
  const { status } = await visitor().json(`/api/posts?until=${encodeURIComponent(text)}`);
  expect(status).toBe(422);
  const missing = await visitor().fetch(`/api/posts/${encodeURIComponent(text.slice(0, 500))}`);
  expect(missing.status).toBe(404);
});
