import { expect, test } from "vitest";
import { sendContactMessage } from "@/lib/contact/contract";
import { visitor } from "../support/api";
import { sql } from "../support/database";

const message = () => ({
  name: "Ada Lovelace",
  email: `${crypto.randomUUID()}@test.invalid`,
  content: "Bonjour, où est la cour ?",
  locale: "fr" as const,
});

const kept = ({ email }: { email: string }) =>
  sql`select name, content, locale, is_suspect from contact_messages where email = ${email}`;

test("a visitor's message is kept for the admins", async () => {
  const body = message();
  expect((await visitor().call(sendContactMessage, { body })).status).toBe(201);
  const { name, content, locale } = body;
  expect(await kept(body)).toEqual([{ name, content, locale, is_suspect: false }]);
});

test("what fills the hidden field, or reads like spam, is kept and marked", async () => {
  for (const more of [{ website: "https://x.invalid" }, { content: "Casino!! https://x.invalid" }]) {
    const body = { ...message(), ...more };
    expect((await visitor().call(sendContactMessage, { body })).status).toBe(201);
    expect(await kept(body)).toMatchObject([{ is_suspect: true }]);
  }
});

test("a message without a name, an address or words is refused at each field", async () => {
  const body = { ...message(), name: " ", email: "nobody", content: "" };
  const { status, body: answer } = await visitor().call(sendContactMessage, { body });
  expect(status).toBe(422);
  expect(Object.keys(answer.errors).sort()).toEqual(["content", "email", "name"]);
  expect(await kept(body)).toEqual([]);
});

test("nobody floods the school from one address", async () => {
  const from = visitor();
  for (let sent = 0; sent < 5; sent++)
    expect((await from.call(sendContactMessage, { body: message() })).status).toBe(201);
  const refused = await from.call(sendContactMessage, { body: message() });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await visitor().call(sendContactMessage, { body: message() })).status).toBe(201);
});
