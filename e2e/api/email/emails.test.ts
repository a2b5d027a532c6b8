import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emails } from "@/db/schema/email";
import { sendContactMessage } from "@/lib/contact/contract";
import { getEmail, listEmails, markEmailRead } from "@/lib/email/contract";
import { getUnread } from "@/lib/notifications/contract";
import { ApiClient, tokenClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertEmail } from "../../support/emails";
import { databaseUrl } from "../../support/environment";
import { admin, company, newEmail, student } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

test("lists a user's emails, newest first, in their language", async () => {
  for (const user of [await student(), await company(), await admin()]) {
    const ids = await insertEmail(user, { count: 2 });
    const [first = 0, second] = ids;
    const here = await tokenClient(user, { language: "en" });
    const { body } = await here.call(listEmails, { query: { per_page: 100 } });
    // The same administrators receive contact messages of other tests.
    expect(body.data.data.filter(({ id }) => ids.includes(id))).toMatchObject([
      { id: second, is_read: false, subject: "Message from Ada, sent from the Contact page" },
      { id: first, is_read: false },
    ]);
    const email = (await here.call(getEmail, { params: { id: first } })).body.data;
    expect(email.paragraphs).toContain("à <b>tous</b>");
    expect(email).toMatchObject({ address: user.email, delivery: "mailbox_only" });
    expect(email.action?.href).toBe("/admin/dashboard#contact-messages");
  }
});

test("pages a mailbox and counts the unread", async () => {
  const user = await student();
  const [first, second] = await insertEmail(user, { count: 2 });
  const here = await tokenClient(user);
  const { body } = await here.call(listEmails, { query: { per_page: 1 } });
  expect(body.data).toMatchObject({ total: 2, last_page: 2, data: [{ id: second }] });
  expect(body.unread).toBe(2);
  const next = await here.call(listEmails, { query: { per_page: 1, page: 2 } });
  expect(next.body.data.data.map(({ id }) => id)).toEqual([first]);
});

test("rejects reading or marking another user's email", async () => {
  const [id = 0] = await insertEmail(await student());
  const stranger = await tokenClient(await company());
  expect((await stranger.call(getEmail, { params: { id } })).status).toBe(404);
  expect((await stranger.call(markEmailRead, { params: { id } })).status).toBe(404);
  expect((await stranger.call(listEmails, {})).body.data.total).toBe(0);
  expect((await visitorClient().call(listEmails, {})).status).toBe(401);
  const [row] = await sql`select read_at from emails where public_id = ${id}`;
  expect(row?.read_at).toBeNull();
});

test("marks an email read once, and updates the count", async () => {
  const user = await student();
  const [id = 0] = await insertEmail(user, { count: 2 });
  const here = await tokenClient(user);
  expect((await here.call(getUnread, {})).body.emails).toBe(2);
  for (let times = 0; times < 2; times++)
    expect((await here.call(markEmailRead, { params: { id } })).body.unread).toBe(1);
  expect((await here.call(getEmail, { params: { id } })).body.data.is_read).toBe(true);
  expect((await here.call(getEmail, { params: { id: 2_147_483_647 } })).status).toBe(404);
});

test("shows a verification link only in an email that was never sent", async () => {
  const user = await student();
  const emailRow = { kind: "verify_email", params: { linkId: crypto.randomUUID() } };
  const [stored = 0] = await insertEmail(user, emailRow);
  const [sent = 0] = await insertEmail(user, { ...emailRow, status: "sent" });
  const here = await tokenClient(user);
  const hrefOf = async (id: number) => (await here.call(getEmail, { params: { id } })).body.data.action?.href;
  expect(await hrefOf(stored)).toMatch(/^\/verify-email\?token=[\w-]{43}$/);
  expect(await hrefOf(sent)).toBeNull();
});

test("lists emails even if one is of an unknown kind", async () => {
  const user = await student();
  await insertEmail(user, { kind: "of_another_time", params: {} });
  await insertEmail(user);
  const { status, body } = await (await tokenClient(user)).call(listEmails, {});
  expect([status, body.data.data.length]).toEqual([200, 2]);
});

test("sends a contact message to every active admin, and marks spam", async () => {
  const [here, suspended, other] = [await admin(), await admin({ status: "suspended" }), await student()];
  const email = newEmail();
  const body = { name: "Bob", email, content: "Bonjour, une question", locale: "fr" as const };
  expect((await visitorClient().call(sendContactMessage, { body })).status).toBe(201);
  const spam = { ...body, content: "Casino!! https://x.invalid" };
  expect((await visitorClient().call(sendContactMessage, { body: spam })).status).toBe(201);
  const rows = await sql`select user_id, kind from emails where params->>'email' = ${email}`;
  const kindsFor = ({ id }: { id: number }) =>
    rows.flatMap(({ user_id, kind }) => (user_id === id ? [kind] : [])).sort();
  expect(kindsFor(here)).toEqual(["contact_message", "suspect_contact_message"]);
  expect([...kindsFor(suspended), ...kindsFor(other)]).toEqual([]);
  const mailbox = await (await tokenClient(here, { language: "en" })).call(listEmails, {
    query: { per_page: 100 },
  });
  const subjects = mailbox.body.data.data.map(({ subject }) => subject);
  expect(subjects).toContain("[spam?] Message from Bob, sent from the Contact page");
});

test("unsubscribing requires only the token of the email", async () => {
  const path = "/api/emails/unsubscribe";
  for (const query of ["", "?token=", "?token=1.jobs.x"]) {
    const { status } = await visitorClient().json(path + query, { method: "POST" });
    expect(status).toBe(422);
  }
  const csrf = { "sec-fetch-site": "cross-site", origin: "https://mail.example" };
  const posted = await visitorClient().json(`${path}?token=1.jobs.x`, { method: "POST", headers: csrf });
  expect(posted.body.code).toBe("token_invalid");
  const opened = await new ApiClient({}).fetch(`${path}?token=x`);
  expect(opened.status).toBe(307);
  expect(opened.headers.get("location")).toMatch(/\/unsubscribe\?token=x$/);
});

test("unsubscribes by token from one category, even repeatedly", async () => {
  Object.assign(process.env, isolatedEnv(databaseUrl));
  const { unsubscribe } = await import("@/lib/email/mutations");
  const { unsubscribeToken } = await import("@/lib/core/email/unsubscribe-token");
  const { anonymousViewer } = await import("@/lib/core/auth/find-viewer");
  const user = await student();
  const token = unsubscribeToken({ userId: user.id, category: "jobs" });
  for (let times = 0; times < 2; times++)
    expect(await unsubscribe(anonymousViewer("fr"), token)).toEqual({ category: "jobs" });
  const rows =
    await sql`select category, app, email from notification_preferences where user_id = ${user.id}`;
  expect(rows).toEqual([{ category: "jobs", app: true, email: false }]);
  const unknown = unsubscribeToken({ userId: 2_147_483_647, category: "jobs" });
  expect(await unsubscribe(anonymousViewer("fr"), unknown)).toEqual({ category: "jobs" });
});

test("enqueues an email to more recipients than one statement may have parameters for", async () => {
  Object.assign(process.env, isolatedEnv(databaseUrl));
  const { systemDb } = await import("@/db/client");
  const { enqueueEmail } = await import("@/lib/core/email/outbox");
  const [email, to] = [newEmail(), { id: null, locale: "fr" } as const];
  const recipients = Array.from({ length: 20_000 }, () => ({ ...to, email }));
  let count = 0;
  const enqueued = systemDb.transaction(async (tx) => {
    await enqueueEmail(recipients, { kind: "account_deleted" }, tx);
    count = await tx.$count(emails, eq(emails.recipient, email));
    tx.rollback();
  });
  await expect(enqueued).rejects.toThrow("Rollback");
  expect(count).toBe(recipients.length);
});
