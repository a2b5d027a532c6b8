import { expect, test } from "vitest";
import { sendContactMessage } from "@/lib/contact/contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { newEmail, student } from "../../support/users";

const message = () => ({
  name: "Ada Lovelace",
  email: newEmail(),
  content: "Bonjour, où est la cour ?",
  locale: "fr" as const,
});

const messagesFrom = ({ email }: { email: string }) =>
  sql`select name, content, locale, is_suspect from contact_messages where email = ${email}`;

test("stores a visitor's message for the admins", async () => {
  const body = message();
  expect((await visitorClient().call(sendContactMessage, { body })).status).toBe(201);
  const { name, content, locale } = body;
  expect(await messagesFrom(body)).toEqual([{ name, content, locale, is_suspect: false }]);
});

test("marks messages that fill the honeypot or look like spam", async () => {
  for (const more of [{ website: "https://x.invalid" }, { content: "Casino!! https://x.invalid" }]) {
    const body = { ...message(), ...more };
    expect((await visitorClient().call(sendContactMessage, { body })).status).toBe(201);
    expect(await messagesFrom(body)).toMatchObject([{ is_suspect: true }]);
  }
});

test("rejects a message without name, email or text, at each field", async () => {
  const body = { ...message(), name: " ", email: "nobody", content: "" };
  const { status, body: error } = await visitorClient().call(sendContactMessage, { body });
  expect(status).toBe(422);
  expect(Object.keys(error.errors).sort()).toEqual(["content", "email", "name"]);
  expect(await messagesFrom(body)).toEqual([]);
});

test("accepts the form of a browser without scripts, and redirects", async () => {
  const { locale: _, ...fields } = message();
  const post = (client: ApiClient, sent: Record<string, string>) =>
    client.fetch("/en/contact/send", {
      method: "POST",
      body: new URLSearchParams(sent).toString(),
      headers: form,
    });
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const sent = await post(visitorClient(), { ...fields, website: "" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/en/contact/sent"]);
  expect(await messagesFrom(fields)).toMatchObject([{ locale: "en", is_suspect: false }]);
  const other = { ...message(), email: newEmail() };
  expect((await post(await browserClient(await student()), other)).headers.get("location")).toBe(
    "/en/contact/sent",
  );
  for (const wrong of [{ email: "nobody" }, { content: "" }, { content: "é".repeat(70_000) }])
    expect((await post(visitorClient(), { ...fields, ...wrong })).headers.get("location")).toBe(
      "/en/contact/unsent",
    );
  for (const page of ["/contact/sent", "/en/contact/sent", "/contact/unsent", "/en/contact/unsent"])
    expect((await visitorClient().fetch(page)).status, page).toBe(200);
});

test("rejects a cross-site form", async () => {
  const body = new URLSearchParams({ ...message(), website: "" }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://x.invalid" };
  const user = await browserClient(await student());
  const sent = await user.fetch("/contact/send", { method: "POST", body, headers });
  expect(sent.status).toBe(404);
  const rejected = await user.fetch("/fr/contact/send", { method: "POST", body, headers });
  expect(rejected.headers.get("location")).toBe("/contact/unsent");
});

test("limits messages per IP address", async () => {
  const from = visitorClient();
  for (let sent = 0; sent < 5; sent++)
    expect((await from.call(sendContactMessage, { body: message() })).status).toBe(201);
  const rejected = await from.call(sendContactMessage, { body: message() });
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await visitorClient().call(sendContactMessage, { body: message() })).status).toBe(201);
});
