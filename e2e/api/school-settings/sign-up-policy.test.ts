import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import en from "@/messages/en/users.json" with { type: "json" };
import { newIpAddress } from "../../support/api";
import { appOfFile } from "../../support/app-of-file";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { randomKey } from "../../support/random-key";
import { defaultSchoolSettings } from "../../support/school-settings";
import { newEmail, password } from "../../support/users";

/** A separate application, because other tests sign up while this one is closed. */
const { app } = appOfFile({ SMTP_URL: "smtp://127.0.0.1:9" });
let principal: InstanceUser;

beforeAll(async () => {
  [principal] = (await signInStudents(app.origin, app.sql, 1)) as [InstanceUser];
  await app.sql`update users set role = 'admin' where id = ${principal.id}`;
}, 180_000);

async function change(settings: object) {
  const response = await principal.call("PUT", "/api/admin/school-settings", {
    ...defaultSchoolSettings,
    ...settings,
  });
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

async function signUp(role: "student" | "company", domain = "test.invalid") {
  const form = {
    name: "Amélie Nguyễn",
    company_name: `Atelier ${randomKey()}`,
    email: `${randomUUID()}@${domain}`,
    password,
    password_confirmation: password,
    terms: true,
  };
  const response = await fetch(`${app.origin}/api/signup/${role}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "accept-language": "en",
      "x-forwarded-for": newIpAddress(),
    },
    body: JSON.stringify(form),
  });
  return { status: response.status, body: await response.json() };
}

async function isShown(path: string, message: string) {
  const page = await fetch(app.origin + path, { headers: { "accept-language": "en" } });
  const html = (await page.text()).replace(/<script.*?<\/script>/gs, "").replaceAll("&#x27;", "'");
  return html.includes(String(message.split("<")[0]));
}

test("sign-up can be closed to students and open to companies, and the other way round", async () => {
  await change({ student_sign_up: "closed" });
  expect(await signUp("student")).toMatchObject({ status: 403, body: { code: "sign_up_closed" } });
  expect((await signUp("company")).status).toBe(201);
  expect(await isShown("/signup", en.signup.closed)).toBe(true);
  expect(await isShown("/signup/company", en.companySignup.closed)).toBe(false);
  await change({ company_sign_up: "closed" });
  expect(await signUp("company")).toMatchObject({ status: 403, body: { code: "sign_up_closed" } });
  expect((await signUp("student")).status).toBe(201);
  expect(await isShown("/signup", en.signup.closed)).toBe(false);
  expect(await isShown("/signup/company", en.companySignup.closed)).toBe(true);
});

test("students sign up only with emails of the school's domains", async () => {
  const settings = await change({
    email_domains: ["@Ecole.example", "ecole.example", " etu.ecole.example "],
  });
  expect(settings).toMatchObject({ email_domains: ["ecole.example", "etu.ecole.example"] });
  for (const domain of ["ecole.example", "ETU.ecole.example"])
    expect((await signUp("student", domain)).status).toBe(201);
  for (const domain of ["test.invalid", "notecole.example", "x.ecole.example", "ecole.example.test.invalid"])
    expect(await signUp("student", domain)).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringContaining("does not accept addresses of this domain")] } },
    });
  expect((await signUp("company")).status).toBe(201);
});

const signIn = async (email: string, typed = password) => {
  const response = await fetch(`${app.origin}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": newIpAddress() },
    body: JSON.stringify({ email, password: typed }),
  });
  return { status: response.status, code: (await response.json()).code };
};

test("with domains, a student signs in only once their address is verified", async () => {
  await change({ email_domains: ["ecole.example"] });
  const { email } = (await signUp("student", "ecole.example")).body.user;
  const countEmails = async () => {
    const rows = await app.sql`select 1 from emails where recipient = ${email} and kind = 'verify_email'`;
    return rows.length;
  };
  expect(await signIn(email)).toEqual({ status: 403, code: "account_unverified" });
  expect(await countEmails(), "the link of the sign-up is valid").toBe(1);
  expect(await signIn(email, "another password")).toEqual({ status: 401, code: "invalid_credentials" });
  await app.sql`update user_tokens set expires_at = now() where email = ${email}`;
  expect(await signIn(email)).toEqual({ status: 403, code: "account_unverified" });
  expect(await countEmails()).toBe(2);
  await app.sql`update users set email_verified_at = now() where email = ${email}`;
  expect((await signIn(email)).status).toBe(200);
});

test("without domains, a student signs in before their address is verified", async () => {
  await change({});
  const { email } = (await signUp("student")).body.user;
  expect((await signIn(email)).status).toBe(200);
});

test("a student changes only to an email of those domains", async () => {
  await change({});
  const [student] = (await signInStudents(app.origin, app.sql, 1)) as [InstanceUser];
  await change({ email_domains: ["ecole.example"] });
  const changeTo = async (email: string) =>
    (await student.call("PUT", "/api/user/email", { email, current_password: password })).status;
  expect(await changeTo(newEmail())).toBe(422);
  expect(await changeTo(`${randomUUID()}@ecole.example`)).toBe(202);
});
