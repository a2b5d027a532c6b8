import { expect, test } from "vitest";
import { updateChatSettings } from "@/lib/chat/receipts-contract";
import { updateNotificationPreferences } from "@/lib/notifications/preferences-contract";
import { updatePresenceSettings } from "@/lib/presence/contract";
import { updateAbout } from "@/lib/profiles/contract";
import { getUser } from "@/lib/users/contract";
import { changeEmail, changePassword } from "@/lib/users/settings-contract";
import { forgotPassword, resetPassword, verifyEmail } from "@/lib/users/tokens-contract";
import {
  browserClient,
  sessionStatus,
  signInWithPassword,
  tokenClient,
  visitorClient,
} from "../../support/api";
import { sql } from "../../support/database";
import { emailsTo, tokenOf, waitForEmail } from "../../support/outbox";
import { admin, company, newEmail, password, student } from "../../support/users";

const passwords = (current_password: string, word: string) => ({
  current_password,
  password: word,
  password_confirmation: word,
});

test.each([student, company, admin])(
  "%o changes their password, which ends every other session",
  async (make) => {
    const user = await make();
    const [here, there, program] = [
      await browserClient(user),
      await browserClient(user),
      await tokenClient(user),
    ];
    const { status } = await here.call(changePassword, { body: passwords(password, "un autre préau") });
    expect(status).toBe(200);
    expect([await sessionStatus(here), await sessionStatus(there), await sessionStatus(program)]).toEqual([
      200, 401, 401,
    ]);
    expect((await signInWithPassword(user)).status).toBe(401);
    expect((await signInWithPassword(user, { password: "un autre préau" })).status).toBe(200);
    expect(await emailsTo(user.email, "password_changed")).toHaveLength(1);
  },
);

test("a wrong or weak password changes nothing", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const wrong = await browser.call(changePassword, { body: passwords("pas le bon", "un autre préau") });
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { current_password: ["This is not your current password"] },
  ]);
  const weak = await browser.call(changePassword, { body: passwords(password, "court") });
  expect(weak.body.errors).toEqual({ password: ["Password must be at least 8 characters"] });
  const differing = { ...passwords(password, "un autre préau"), password_confirmation: "un autre prau" };
  const twice = await browser.call(changePassword, { body: differing });
  expect(twice.body.errors).toEqual({ password_confirmation: ["Passwords do not match"] });
  expect((await signInWithPassword(user)).status).toBe(200);
});

test("limits guesses of the current password", async () => {
  const browser = await browserClient(await student());
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++)
    statuses.push(
      (await browser.call(changePassword, { body: passwords(`guess ${n}`, "un autre préau") })).status,
    );
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});

test("changes the email once its link is followed, and notifies the old one", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const email = newEmail();
  const requested = await browser.call(changeEmail, { body: { email, current_password: password } });
  expect([requested.status, requested.body.pending_email]).toEqual([202, email]);
  expect((await browser.call(getUser, {})).body.user.email, "until then nothing changes").toBe(user.email);
  const secret = tokenOf(await waitForEmail(email, "change_email"));
  const proved = await visitorClient().call(verifyEmail, { body: { token: secret } });
  expect([proved.status, proved.body.purpose]).toEqual([200, "change_email"]);
  expect((await browser.call(getUser, {})).body.user.email).toBe(email);
  expect((await signInWithPassword(user)).status).toBe(401);
  expect((await signInWithPassword({ email })).status).toBe(200);
  expect((await waitForEmail(user.email, "email_changed")).params).toMatchObject({ email });
  expect((await visitorClient().call(verifyEmail, { body: { token: secret } })).body.code).toBe(
    "token_invalid",
  );
});

test("sends verification emails to five new addresses at most, and then to none", async () => {
  const browser = await browserClient(await student());
  const addresses = Array.from({ length: 6 }, newEmail);
  const statuses: number[] = [];
  for (const email of addresses) {
    const { status } = await browser.call(changeEmail, { body: { email, current_password: password } });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(5).fill(202), 429]);
  const sent = await Promise.all(addresses.map((email) => emailsTo(email, "change_email")));
  expect(sent.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0]);
});

test("does not send the new email to an old one that was never verified", async () => {
  const user = await student();
  await sql`update users set email_verified_at = null where id = ${user.id}`;
  const browser = await browserClient(user);
  const email = newEmail();
  await browser.call(changeEmail, { body: { email, current_password: password } });
  const token = tokenOf(await waitForEmail(email, "change_email"));
  expect((await visitorClient().call(verifyEmail, { body: { token } })).status).toBe(200);
  expect((await browser.call(getUser, {})).body.user.email).toBe(email);
  expect(await emailsTo(user.email, "email_changed")).toEqual([]);
});

test("rejects a taken email, the user's own, and a change without the password", async () => {
  const [user, other] = [await student(), await student()];
  const browser = await browserClient(user);
  const change = async (email: string, current_password = password) =>
    (await browser.call(changeEmail, { body: { email, current_password } })).body.errors;
  expect(await change(other.email.toUpperCase())).toEqual({
    email: ["Email is already used by another account"],
  });
  expect(await change(user.email.toUpperCase())).toEqual({
    email: ["This is already your account’s address"],
  });
  expect(await change(newEmail(), "pas le bon")).toEqual({
    current_password: ["This is not your current password"],
  });
  expect(await change("ailleurs")).toEqual({ email: ["Please enter a valid email address"] });
});

test("rejects a change to an email that was taken meanwhile", async () => {
  const browser = await browserClient(await student());
  const email = newEmail();
  await browser.call(changeEmail, { body: { email, current_password: password } });
  const secret = tokenOf(await waitForEmail(email, "change_email"));
  const quicker = await student();
  await sql`update users set email = ${email.toUpperCase()} where id = ${quicker.id}`;
  const late = await visitorClient().call(verifyEmail, { body: { token: secret } });
  expect([late.status, late.body.errors.email]).toEqual([422, ["Email is already used by another account"]]);
});

test("a password reset cancels a pending change of email", async () => {
  const user = await student();
  const attacker = await browserClient(user);
  const email = newEmail();
  await attacker.call(changeEmail, { body: { email, current_password: password } });
  const otherToken = tokenOf(await waitForEmail(email, "change_email"));
  await visitorClient().call(forgotPassword, { body: { email: user.email } });
  const token = tokenOf(await waitForEmail(user.email, "reset_password"));
  const word = "à moi seule";
  await visitorClient().call(resetPassword, { body: { token, password: word, password_confirmation: word } });
  expect((await visitorClient().call(verifyEmail, { body: { token: otherToken } })).body.code).toBe(
    "token_invalid",
  );
  expect((await signInWithPassword(user, { password: word })).status).toBe(200);
});

test("a pending student changes the settings of chat, presence and notifications, but not their profile", async () => {
  const browser = await browserClient(await student({ status: "pending_verification" }));
  const chat = await browser.call(updateChatSettings, { body: { shows_receipts: false } });
  expect([chat.status, chat.body.data?.shows_receipts]).toEqual([200, false]);
  const presence = await browser.call(updatePresenceSettings, { body: { is_hidden: true } });
  expect([presence.status, presence.body.data?.is_hidden]).toEqual([200, true]);
  const digest = await browser.call(updateNotificationPreferences, { body: { digest: "never" } });
  expect([digest.status, digest.body.data?.digest]).toEqual([200, "never"]);
  const profile = await browser.call(updateAbout, { body: { about: "Bonjour" } });
  expect([profile.status, profile.body.code]).toEqual([403, "account_pending"]);
});
