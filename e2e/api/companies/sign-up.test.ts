import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listNotifications } from "@/lib/notifications/contract";
import { signupCompany } from "@/lib/users/contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { browserClient, signInWithPassword, tokenClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { emailsTo, tokenOf, waitForEmail } from "../../support/outbox";
import { admin, newEmail } from "../../support/users";
import { verifyAddress } from "../../support/verification";

const password = "huit lettres";
const form = () => ({
  company_name: `Atelier ${randomUUID()}`,
  name: "Camille Renard",
  email: newEmail(),
  password,
  password_confirmation: password,
  terms: true as const,
});
const signUp = (body: object) => visitorClient().json("/api/signup/company", { method: "POST", body });
const companyOf = async (email: string) => {
  const [row] = await sql`select c.name, c.status, m.role, u.status as account, u.id, u.status_reason
    from users u join company_members m on m.user_id = u.id join companies c on c.id = m.company_id
    where u.email = ${email}`;
  return row;
};

test("a company signs up, is accepted and signs in", async () => {
  const body = form();
  const { status, body: created } = await visitorClient().call(signupCompany, { body });
  expect(status).toBe(201);
  expect(created).toMatchObject({
    user: { name: body.name, role: "company", status: "pending_verification" },
    user_type: "company",
  });
  expect(await companyOf(body.email)).toMatchObject({
    name: body.company_name,
    status: "pending",
    role: "owner",
    account: "pending_verification",
  });
  expect((await signInWithPassword(body, { password })).body.code).toBe("account_pending");
  expect((await verifyAddress(tokenOf(await waitForEmail(body.email, "company_received")))).status).toBe(200);

  const school = await browserClient(await admin());
  const params = { id: created.user.id };
  const accepted = await school.call(setUserStatus, { params, body: { status: "active" } });
  expect(accepted.body.data).toMatchObject({ id: created.user.id, status: "active", posts_count: 0 });
  expect(await companyOf(body.email)).toMatchObject({ status: "active", account: "active" });
  expect((await waitForEmail(body.email, "account_accepted")).params).toMatchObject({
    company: body.company_name,
  });
  expect((await signInWithPassword(body, { password })).status).toBe(200);
});

test("a rejected company cannot sign in, and sees the reason", async () => {
  const body = form();
  const { user } = (await visitorClient().call(signupCompany, { body })).body;
  const school = await browserClient(await admin());
  const options = { status: "inactive", reason: "Nous ne vous connaissons pas." } as const;
  await school.call(setUserStatus, { params: { id: user.id }, body: options });
  expect(await companyOf(body.email)).toMatchObject({
    status: "rejected",
    account: "inactive",
    status_reason: options.reason,
  });
  const { params } = await waitForEmail(body.email, "account_refused");
  expect(params).toMatchObject({ reasoned: "yes", reason: options.reason });
  const rejected = await signInWithPassword(body, { password });
  expect([rejected.status, rejected.body.code]).toEqual([403, "account_inactive"]);
  expect(rejected.body.message).toBe(
    `The school has not accepted ${body.company_name} on Préau. Reason given: “${options.reason}” ` +
      "If things have changed, write to its administration.",
  );
  await school.call(setUserStatus, { params: { id: user.id }, body: { status: "active" } });
  expect(await companyOf(body.email), "may be accepted later").toMatchObject({ status: "active" });
  expect((await signInWithPassword(body, { password })).status).toBe(200);
});

test("rejects the later of two administrators' decisions on a company", async () => {
  const [first, second] = [await browserClient(await admin()), await browserClient(await admin())];
  const expected_status = "pending_verification";
  for (const [status, later] of [
    ["active", "inactive"],
    ["inactive", "active"],
  ] as const) {
    const { email, ...body } = form();
    const { user } = (await visitorClient().call(signupCompany, { body: { email, ...body } })).body;
    const params = { id: user.id };
    const decide = (by: typeof first, body: { status: typeof status; reason?: string }) =>
      by.call(setUserStatus, { params, body: { ...body, expected_status } });
    expect((await decide(first, { status })).status).toBe(200);
    const decided = await decide(second, { status: later, reason: "Inconnue" });
    expect([decided.status, decided.body.code]).toEqual([409, "already_decided"]);
    expect(await companyOf(email)).toMatchObject({ account: status, status_reason: null });
  }
});

test("notifies every administrator of a pending company, with a link", async () => {
  const [here, suspended] = [await admin(), await admin({ status: "suspended" })];
  const school = await tokenClient(here, { language: "en" });
  const notifications = async () =>
    (await school.call(listNotifications, {})).body.data.data.filter(
      ({ kind }) => kind === "company_waiting",
    );
  const emailsAbout = async (company: string, to = here) =>
    (await emailsTo(to.email, "company_waiting")).filter(({ params }) => params.company === company);
  const [first, second, third] = [form(), form(), form()];
  for (const body of [first, second]) await signUp(body);
  const [only, ...others] = await notifications();
  expect(others, "all of them in one").toEqual([]);
  expect(only?.href).toBe("/admin/dashboard#companies");
  expect(only?.text).toMatch(/^.+ and (one other company|\d+ other companies) are waiting for the school/);
  const [emailRow] = await emailsAbout(first.company_name);
  expect(emailRow?.params, "the company, and nothing of the person").toEqual({ company: first.company_name });
  await signUp({ ...third, email: first.email });
  expect(await emailsAbout(third.company_name), "not of what was rejected").toEqual([]);
  expect(await emailsAbout(first.company_name, suspended)).toEqual([]);
});

test.each<[string, object, Record<string, string[]>]>([
  ["no company", { company_name: " " }, { company_name: ["The company’s name is required"] }],
  [
    "a company of one letter",
    { company_name: "A" },
    { company_name: ["The company’s name must be at least 2 characters"] },
  ],
  ["no name", { name: "" }, { name: ["Full name is required"] }],
  ["no address", { email: "" }, { email: ["Email is required"] }],
  [
    "other passwords",
    { password_confirmation: "autre mot" },
    { password_confirmation: ["Passwords do not match"] },
  ],
  ["no terms", { terms: false }, { terms: ["You must agree to the terms and conditions"] }],
])("rejects a form with %s", async (_, change, errors) => {
  const { status, body } = await signUp({ ...form(), ...change });
  expect([status, body.errors]).toEqual([422, errors]);
});

test("creates neither account nor company for a taken email", async () => {
  const first = form();
  expect((await signUp(first)).status).toBe(201);
  const second = { ...form(), email: first.email };
  expect((await signUp(second)).body.errors).toEqual({ email: ["Email is already used by another account"] });
  expect(await sql`select id from companies where name = ${second.company_name}`).toHaveLength(0);
});

test("ignores status and role in the body", async () => {
  const body = { ...form(), status: "active", role: "admin", user_type: "admin" };
  const created = await signUp(body);
  expect(created.status).toBe(201);
  expect(await companyOf(body.email)).toMatchObject({ status: "pending", account: "pending_verification" });
});
