import { expect, test } from "vitest";
import { getUser, login } from "@/lib/accounts/contract";
import { forgotPassword, resetPassword, verifyEmail } from "@/lib/accounts/link-contract";
import { changeEmail, changePassword } from "@/lib/accounts/settings-contract";
import { atBrowser, Caller, visitor } from "../support/api";
import { sql } from "../support/database";
import { mailTo, secretOf } from "../support/outbox";
import { password, student } from "../support/people";

const next = "sous les marronniers";
const newPassword = { current_password: password, password: next, password_confirmation: next };
const newAddress = () => `${crypto.randomUUID()}@test.invalid`;
const reset = (token: string) =>
  visitor().call(resetPassword, { body: { token, password: next, password_confirmation: next } });

test("a sign-in with the old password leaves no session after the change, twenty times", {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < 20; round++) {
    const someone = await student();
    const browser = await atBrowser(someone);
    const [changed, ...entered] = await Promise.all([
      browser.call(changePassword, { body: newPassword }),
      ...[1, 2].map(() => visitor().call(login, { body: { email: someone.email, password } })),
    ]);
    expect(changed.status).toBe(200);
    for (const { status, body } of entered) {
      expect([200, 401]).toContain(status);
      if (status === 200)
        expect((await new Caller({ token: body.token }).call(getUser, {})).status, `round ${round}`).toBe(
          401,
        );
    }
    expect((await browser.call(getUser, {})).status, "who changed it stays").toBe(200);
    const again = await visitor().call(login, { body: { email: someone.email, password: next } });
    expect(again.status).toBe(200);
  }
});

test("an address asked for with the old password is no way in after the change, twenty times", {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < 20; round++) {
    const someone = await student();
    const browser = await atBrowser(someone);
    const [asked, changed] = await Promise.all([
      browser.call(changeEmail, { body: { email: newAddress(), current_password: password } }),
      browser.call(changePassword, { body: newPassword }),
    ]);
    expect([202, 422]).toContain(asked.status);
    expect(changed.status).toBe(200);
    const open = await sql`select id from account_tokens where user_id = ${someone.id} and used_at is null
      and purpose = 'change_email'`;
    expect(open, `round ${round}`).toEqual([]);
  }
});

test("a link for a new password opens nothing once the address has changed, not even back", async () => {
  const someone = await student();
  const browser = await atBrowser(someone);
  const ask = () => visitor().call(forgotPassword, { body: { email: someone.email } });
  const move = async (email: string, count = 1) => {
    const body = { email, current_password: password };
    expect((await browser.call(changeEmail, { body })).status).toBe(202);
    const token = secretOf(await mailTo(email, "change_email", count));
    expect((await visitor().call(verifyEmail, { body: { token } })).status).toBe(200);
  };
  await ask();
  const old = secretOf(await mailTo(someone.email, "reset_password"));
  await move(newAddress());
  await move(someone.email);
  expect((await reset(old)).body.code).toBe("token_invalid");
  await ask();
  const fresh = secretOf(await mailTo(someone.email, "reset_password", 2));
  expect((await reset(fresh)).status).toBe(200);
});
