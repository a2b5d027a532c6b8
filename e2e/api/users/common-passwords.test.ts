import { expect, test } from "vitest";
import { acceptInvitation, inviteMember } from "@/lib/companies/members-contract";
import { login } from "@/lib/users/contract";
import { changePassword } from "@/lib/users/settings-contract";
import { forgotPassword, resetPassword } from "@/lib/users/tokens-contract";
import { type ApiResponse, browserClient, visitorClient } from "../../support/api";
import { invitationSecret } from "../../support/companies";
import { databaseUrl } from "../../support/environment";
import { tokenOf, waitForEmail } from "../../support/outbox";
import { company, newEmail, password, student } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

const confirmed = (word: string) => ({ password: word, password_confirmation: word });
const common = "PassWord1";
const message = "This is one of the most common passwords: choose one that nobody else uses";
const errorOf = ({ status, body }: ApiResponse<object>) => [status, body.errors];
const passwordError = [422, { password: [message] }];

test.each([
  [
    "student",
    {},
    "fr",
    "Ce mot de passe fait partie des plus courants : choisissez-en un que personne d’autre n’utilise",
  ],
  ["company", { company_name: "Atelier" }, "en", message],
])("rejects a common password at the sign-up of a %s", async (kind, extra, language, sentence) => {
  const form = { name: "Lou Armand", email: newEmail(), terms: true, ...extra };
  const signUp = (word: string) =>
    visitorClient({ language }).json(`/api/signup/${kind}`, {
      method: "POST",
      body: { ...form, ...confirmed(word) },
    });
  expect(errorOf(await signUp(common))).toEqual([422, { password: [sentence] }]);
  expect((await signUp("un mot de personne")).status).toBe(201);
});

test("rejects a common password at a reset, and keeps the link and the password", async () => {
  const user = await student();
  await visitorClient().call(forgotPassword, { body: { email: user.email } });
  const token = tokenOf(await waitForEmail(user.email, "reset_password"));
  const reset = (word: string) =>
    visitorClient().call(resetPassword, { body: { token, ...confirmed(word) } });
  expect(errorOf(await reset(common))).toEqual(passwordError);
  expect((await visitorClient().call(login, { body: { email: user.email, password } })).status).toBe(200);
  expect((await reset("un mot de personne")).status).toBe(200);
});

test("rejects a change to a common password", async () => {
  const browser = await browserClient(await student());
  const change = (word: string) =>
    browser.call(changePassword, { body: { current_password: password, ...confirmed(word) } });
  expect(errorOf(await change(common))).toEqual(passwordError);
  expect((await change("un mot de personne")).status).toBe(200);
});

test("rejects a common password at an invitation, and keeps the invitation", async () => {
  const email = newEmail();
  await (await browserClient(await company())).call(inviteMember, { body: { email, role: "recruiter" } });
  const token = await invitationSecret(email);
  const accept = (word: string) =>
    visitorClient().call(acceptInvitation, {
      body: { token, name: "Lou Armand", password: word, terms: true },
    });
  expect(errorOf(await accept(common))).toEqual(passwordError);
  expect((await accept("un mot de personne")).status).toBe(200);
});

test("the command rejects a common password", async () => {
  const { email } = await student();
  Object.assign(process.env, isolatedEnv(databaseUrl));
  const { setPasswordAsAdmin } = await import("@/lib/users/passwords");
  const { toCliError } = await import("@/scripts/user/run-user-command");
  const error = await setPasswordAsAdmin({ email, password: common }).catch(toCliError);
  expect(error).toMatchObject({ message: `password: ${message}` });
  expect(await setPasswordAsAdmin({ email, password: "donné au guichet" })).toMatchObject({ email });
});
