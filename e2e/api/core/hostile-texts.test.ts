import { beforeAll, expect, test } from "vitest";
import { reportPost } from "@/lib/moderation/contract";
import { createComment } from "@/lib/posts/comments-contract";
import { createPost, getPost } from "@/lib/posts/contract";
import { signupStudent } from "@/lib/users/contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { hostileTexts } from "../../support/hostile-texts";
import { findExecutableMarkup } from "../../support/markup";
import { insertPost } from "../../support/posts";
import { newEmail, password, student, type TestUser } from "../../support/users";

const texts = hostileTexts.map((text, index) => ({
  text,
  index,
  /** The application stores every line break as one character. */
  stored: text.replaceAll("\r\n", "\n"),
  shown: JSON.stringify(text).slice(0, 50),
}));
let calm: string[];
const writers: { user: TestUser; browser: ApiClient }[] = [];

// Several authors, because each may write ten posts a minute.
beforeAll(async () => {
  calm = findExecutableMarkup(
    await (await visitorClient().fetch(`/posts/${(await insertPost()).id}`)).text(),
  );
  for (let n = 0; n * 8 < texts.length; n++) {
    const user = await student();
    writers.push({ user, browser: await browserClient(user) });
  }
});

/** The first `length` units of a text, without half a character at the end. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

const writer = (index: number) => writers[Math.floor(index / 8)] as (typeof writers)[number];

test("distinguishes executable markup from text", () => {
  const evil =
    '<a href="javascript:x">a</a><img src=x onerror=alert(1)><script>x</script><iframe srcdoc="a"></iframe>';
  expect(findExecutableMarkup(evil)).toEqual([
    "<a> href",
    "<img> onerror",
    "<script> itself",
    "<iframe> itself",
  ]);
  const calm =
    '<meta content="&lt;img onerror=x&gt;"/><p title="a onclick=b">&lt;b&gt;</p><script nonce="n"></script>';
  expect(findExecutableMarkup(calm)).toEqual([]);
});

test("there are at least forty hostile texts", () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(40);
});

test.each(texts)("renders $shown in a post as text", async ({ text, stored, index }) => {
  const { browser } = writer(index);
  const created = await browser.call(createPost, { body: { content: text, tags: [cut(text, 40)] } });
  expect(created.status, created.body.message).toBe(201);
  expect(created.headers.get("content-type")).toBe("application/json");
  expect(created.body.data.content).toBe(stored);
  const { id } = created.body.data;
  expect((await visitorClient().call(getPost, { params: { id } })).body.data.content).toBe(stored);
  const page = await (await visitorClient().fetch(`/posts/${id}`)).text();
  expect(findExecutableMarkup(page), "runs what every post's page runs").toEqual(calm);
  if (/<\w/.test(text)) expect(page).not.toContain(stored);
});

test.each(texts)("renders $shown in a comment and in its author's name as text", async ({ text, stored }) => {
  const { id, by } = await insertPost();
  const member = await browserClient(by);
  const created = await member.call(createComment, { params: { id }, body: { content: text } });
  expect(created.status, created.body.message).toBe(201);
  expect(created.body.data.content).toBe(stored);
  const { name, isRejected } = asName(cut(text, 76), " (v)");
  const body = { content: text, author_name: name, author_email: newEmail() };
  const held = await visitorClient().call(createComment, { params: { id }, body });
  if (isRejected) expect(Object.keys(held.body.errors)).toEqual(["author_name"]);
  else expect(held.body.data).toMatchObject({ content: stored, author_name: name });
});

test.each(texts)("renders $shown in a name as text, or rejects it", async ({ text }) => {
  const { name, isRejected } = asName(text);
  const email = newEmail();
  const body = { name, email, password, password_confirmation: password, terms: true } as const;
  const created = await visitorClient().call(signupStudent, { body });
  if (isRejected) expect(Object.keys(created.body.errors)).toEqual(["name"]);
  else expect(created.body.user.name).toBe(name);
});

/** Converts a text to a valid name: one line, visible, with a letter, without a link or a reserved word. */
function asName(text: string, end = "") {
  const name = (cut(text, 80) + end).normalize("NFC").replace(/\s+/g, " ").trim();
  const isSeen = !/[\p{Cc}\u{ad}\u{200b}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{e0000}-\u{e007f}]/u.test(name);
  return {
    name,
    isRejected:
      !isSeen || !/\p{L}/u.test(name) || /:\/\/|www\.|evil\.example|\p{M}{4}|\badmin\b/iu.test(name),
  };
}

test.each(texts)("accepts $shown as the reason of a report", async ({ text, stored, index }) => {
  const { id } = await insertPost();
  const created = await writer(index).browser.call(reportPost, {
    params: { id },
    body: { reason: text.slice(0, 1000) },
  });
  expect(created.status, created.body.message).toBe(201);
  expect(created.body.data.reason).toBe(cut(stored, 1000));
});

test.each(texts)("rejects $shown as email, password or id", async ({ text }) => {
  const signedIn = await visitorClient().json("/api/login", {
    method: "POST",
    body: { email: text, password: text },
  });
  expect([401, 422]).toContain(signedIn.status);
  const { status } = await visitorClient().json(`/api/posts?until=${encodeURIComponent(text)}`);
  expect(status).toBe(422);
  const missing = await visitorClient().fetch(`/api/posts/${encodeURIComponent(cut(text, 500))}`);
  expect(missing.status).toBe(404);
});
