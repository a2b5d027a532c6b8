import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { login } from "@/lib/accounts/contract";
import { forgotPassword, resetPassword } from "@/lib/accounts/link-contract";
import { changePassword } from "@/lib/accounts/settings-contract";
import { acceptInvitation, inviteRecruiter } from "@/lib/companies/people-contract";
import { type Answer, atBrowser, visitor } from "../support/api";
import { invitationSecret } from "../support/companies";
import { mailTo, secretOf } from "../support/outbox";
import { lonelyEnv } from "../support/own-worker";
import { company, password, student } from "../support/people";
import { databaseUrl } from "../support/running";

const newEmail = () => `${randomUUID()}@test.invalid`;
const twice = (word: string) => ({ password: word, password_confirmation: word });
const common = "PassWord1";
const message = "This is one of the most common passwords: choose one that nobody else uses";
const refused = ({ status, body }: Answer<object>) => [status, body.errors];
const refusal = [422, { password: [message] }];

test.each([
  [
    "student",
    {},
    "fr",
    "Ce mot de passe fait partie des plus courants : choisissez-en un que personne d’autre n’utilise",
  ],
  ["company", { company_name: "Atelier" }, "en", message],
])("a %s does not sign up with a common password", async (kind, extra, language, sentence) => {
  const form = { name: "Lou Armand", email: newEmail(), terms: true, ...extra };
  const signUp = (word: string) =>
    visitor({ language }).json(`/api/signup/${kind}`, { method: "POST", body: { ...form, ...twice(word) } });
  expect(refused(await signUp(common))).toEqual([422, { password: [sentence] }]);
  expect((await signUp("un mot de personne")).status).toBe(201);
});

test("a common password neither uses up a reset link nor replaces a password", async () => {
  const someone = await student();
  await visitor().call(forgotPassword, { body: { email: someone.email } });
  const token = secretOf(await mailTo(someone.email, "reset_password"));
  const reset = (word: string) => visitor().call(resetPassword, { body: { token, ...twice(word) } });
  expect(refused(await reset(common))).toEqual(refusal);
  expect((await visitor().call(login, { body: { email: someone.email, password } })).status).toBe(200);
  expect((await reset("un mot de personne")).status).toBe(200);
});

test("a common password is not what somebody changes theirs to", async () => {
  const browser = await atBrowser(await student());
  const change = (word: string) =>
    browser.call(changePassword, { body: { current_password: password, ...twice(word) } });
  expect(refused(await change(common))).toEqual(refusal);
  expect((await change("un mot de personne")).status).toBe(200);
});

test("a common password does not use up an invitation", async () => {
  const email = newEmail();
  await (await atBrowser(await company())).call(inviteRecruiter, { body: { email, role: "recruiter" } });
  const token = await invitationSecret(email);
  const accept = (word: string) =>
    visitor().call(acceptInvitation, { body: { token, name: "Lou Armand", password: word, terms: true } });
  expect(refused(await accept(common))).toEqual(refusal);
  expect((await accept("un mot de personne")).status).toBe(200);
});

test("the command gives nobody a common password", async () => {
  const { email } = await student();
  Object.assign(process.env, lonelyEnv(databaseUrl));
  const { givePassword } = await import("@/lib/accounts/passwords");
  const { validationRefusal } = await import("@/scripts/user/validation-refusal");
  const error = await givePassword({ email, password: common }).catch(validationRefusal);
  expect(error).toMatchObject({ message: `password: ${message}` });
  expect(await givePassword({ email, password: "donné au guichet" })).toMatchObject({ email });
});
