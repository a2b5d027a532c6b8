import { expect, test } from "vitest";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { login, type signupStudent } from "@/lib/users/contract";
import { type ApiClient, browserClient, newIpAddress, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { randomKey } from "../../support/random-key";
import { newEmail, student } from "../../support/users";

type Form = Record<string, unknown>;

const complete = (): Form => ({
  name: "Amélie Nguyễn",
  email: newEmail(),
  password: "huit lettres",
  password_confirmation: "huit lettres",
  terms: true,
});

const confirmed = (password: string) => ({ password, password_confirmation: password });

const signUp = (form: Form, from = visitorClient()) =>
  from.json<ResponseOf<typeof signupStudent>>("/api/signup/student", { method: "POST", body: form });

test("a student signs up and signs in", async () => {
  const form = complete();
  const { status, body } = await signUp(form);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    user: { name: form.name, email: form.email, role: "student", status: "active", locale: "en" },
    user_type: "student",
  });
  const credentials = { email: String(form.email), password: String(form.password) };
  expect((await visitorClient().call(login, { body: credentials })).status).toBe(200);
});

test("a username is the name, and has a suffix where it is taken or too short", async () => {
  const word = randomKey();
  expect(await usernameOf(`Élo-Ïse ${word}`)).toBe(`elo.ise.${word}`);
  expect(await usernameOf(`Elo Ise ${word}`)).toMatch(new RegExp(`^elo\\.ise\\.${word}\\.[0-9a-f]{8}$`));
  expect(await usernameOf(`Maximilienne de la Roche ${word}`)).toBe(
    `maximilienne.de.la.roche.${word}`.slice(0, 30),
  );
  expect(await usernameOf("Bo")).toMatch(/^bo\.[0-9a-f]{8}$/);
  expect(await usernameOf("李小龙")).toMatch(/^membre\.[0-9a-f]{8}$/);
});

test("simultaneous sign-ups of one name have different usernames", async () => {
  const name = `Nour ${randomKey()}`;
  const usernames = await Promise.all(Array.from({ length: 4 }, () => usernameOf(name)));
  expect(new Set(usernames).size).toBe(4);
});

/** The username that an account of this name gets. */
async function usernameOf(name: string): Promise<string> {
  const form: Form = { ...complete(), name };
  expect((await signUp(form)).status).toBe(201);
  const [user] = await sql`select username from users where email = ${form.email as string}`;
  return user?.username;
}

test.each<[string, string, Form, string]>([
  ["no name", "name", { name: undefined }, "Full name is required"],
  ["a blank name", "name", { name: "   " }, "Full name is required"],
  ["a name of one letter", "name", { name: " A " }, "Name must be at least 2 characters"],
  ["a name of 81 letters", "name", { name: "A".repeat(81) }, "This is too long"],
  ["no email", "email", { email: "" }, "Email is required"],
  ["an email without @", "email", { email: "amelie" }, "Please enter a valid email address"],
  ["an email without a dot", "email", { email: "amelie@school" }, "Please enter a valid email address"],
  ["an email of 255 characters", "email", { email: `${"a".repeat(250)}@b.fr` }, "This is too long"],
  ["no password", "password", { password: undefined }, "Password is required"],
  ["seven letters", "password", confirmed("sept789"), "Password must be at least 8 characters"],
  ["no confirmation", "password_confirmation", { password_confirmation: "" }, "Please confirm your password"],
  [
    "another confirmation",
    "password_confirmation",
    { password_confirmation: "huit" },
    "Passwords do not match",
  ],
  ["no consent to the terms", "terms", { terms: undefined }, "You must agree to the terms and conditions"],
  ["terms rejected", "terms", { terms: false }, "You must agree to the terms and conditions"],
  ["an unknown value for the terms", "terms", { terms: "no" }, "You must agree to the terms and conditions"],
])("rejects a form with %s at its %s", async (_, field, change, sentence) => {
  const { status, body } = await signUp({ ...complete(), ...change });
  expect([status, body.code]).toEqual([422, "validation_failed"]);
  expect(body.errors[field]).toEqual([sentence]);
  expect(Object.keys(body.errors)).toEqual([field]);
  expect(body.message).toBe(sentence);
});

test("reports all errors of an empty form at once, in French", async () => {
  const { body } = await signUp({}, visitorClient({ language: "fr-FR" }));
  expect(body.errors).toEqual({
    name: ["Le nom complet est obligatoire"],
    email: ["L’adresse e-mail est obligatoire"],
    password: ["Le mot de passe est obligatoire"],
    password_confirmation: ["Confirmez votre mot de passe"],
    terms: ["Vous devez accepter les conditions d’utilisation"],
  });
});

test("rejects a taken email in any case", async () => {
  const { email } = await student();
  const { status, body } = await signUp({ ...complete(), email: email.toUpperCase() });
  expect(status).toBe(422);
  // A message that contains "Email" is shown under that field.
  expect(body.errors).toEqual({ email: ["Email is already used by another account"] });
});

test("simultaneous sign-ups with one email create one account", async () => {
  const form = complete();
  const statuses = (await Promise.all([signUp(form), signUp(form), signUp(form)])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([201, 422, 422]);
});

test("ignores role, status and id in the body", async () => {
  const form = complete();
  const { body } = await signUp({ ...form, role: "admin", status: "banned", id: 1, user_type: "admin" });
  expect(body.user).toMatchObject({ role: "student", status: "active" });
  const [row] = await sql`select role, status, id from users where email = ${String(form.email)}`;
  expect(row).toEqual({ role: "student", status: "active", id: body.user.id });
});

test("stores a password of any characters as an argon2id hash", async () => {
  const secret = `  🌳 «\u00a0été\u00a0» ' " \\ <b> ${"é".repeat(150)}`;
  const form: Form = { ...complete(), ...confirmed(secret) };
  const { status, body } = await signUp(form);
  expect(status).toBe(201);
  const [row] = await sql`select password_hash from users where id = ${body.user.id}`;
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const credentials = { email: String(form.email), password: secret };
  expect((await visitorClient().call(login, { body: credentials })).status).toBe(200);
});

test("limits a password to 200 characters", async () => {
  expect((await signUp({ ...complete(), ...confirmed("x".repeat(200)) })).status).toBe(201);
  const { status, body } = await signUp({ ...complete(), ...confirmed("x".repeat(201)) });
  expect([status, body.errors.password]).toEqual([422, ["This is too long"]]);
});

test("limits sign-ups to five in half an hour per IP address", async () => {
  const school = visitorClient();
  expect(await fiveAccounts(school)).toEqual([201, 201, 201, 201, 201]);
  expect((await signUp(complete(), school)).status).toBe(429);
  const spoofed = visitorClient({ ipAddress: `${newIpAddress()}, ${school.ipAddress}` });
  expect((await signUp(complete(), spoofed)).status, "with an X-Forwarded-For header of its own").toBe(429);
  const member = await browserClient(await student(), { ipAddress: school.ipAddress });
  expect((await signUp(complete(), member)).status, "as a signed-in user").toBe(429);
  expect((await signUp(complete())).status, "from another IP address").toBe(201);
});

test("counts sign-ups of signed-in users and of one network together", async () => {
  const member = await browserClient(await student());
  expect(await fiveAccounts(member)).toEqual([201, 201, 201, 201, 201]);
  expect((await signUp(complete(), member)).status).toBe(429);
  const neighbour = visitorClient({ ipAddress: member.ipAddress.replace(/[^:]+$/, "1") });
  expect((await signUp(complete(), neighbour)).status).toBe(429);
});

test("counts invalid forms against a separate limit of one hundred", async () => {
  const school = visitorClient();
  const { email } = await student();
  const empty = Array.from({ length: 92 }, async () => (await signUp({}, school)).status);
  expect(new Set(await Promise.all(empty))).toEqual(new Set([422]));
  for (let n = 0; n < 7; n++) expect((await signUp({ ...complete(), email }, school)).status).toBe(422);
  expect((await signUp(complete(), school)).status).toBe(201);
  expect((await signUp({}, school)).status).toBe(429);
});

async function fiveAccounts(from: ApiClient): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) statuses.push((await signUp(complete(), from)).status);
  return statuses;
}
