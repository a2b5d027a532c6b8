import { expect, test } from "vitest";
import { hashPassword } from "@/lib/core/auth/passwords";
import { getUser, login } from "@/lib/users/contract";
import { changeEmail, changePassword } from "@/lib/users/settings-contract";
import { forgotPassword, resetPassword, verifyEmail } from "@/lib/users/tokens-contract";
import { ApiClient, browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { tokenOf, waitForEmail } from "../../support/outbox";
import { newEmail, password, student } from "../../support/users";

const next = "sous les marronniers";
// Hashed at its real cost, so that a sign-in takes as long as the change.
const hash = await hashPassword(password);
const newPassword = { current_password: password, password: next, password_confirmation: next };
const reset = (token: string) =>
  visitorClient().call(resetPassword, { body: { token, password: next, password_confirmation: next } });

test("keeps no session of the old password after a change, twenty times", {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < 20; round++) {
    const user = await student({ hash });
    const browser = await browserClient(user);
    const [changed, ...entered] = await Promise.all([
      browser.call(changePassword, { body: newPassword }),
      ...[1, 2].map(() => visitorClient().call(login, { body: { email: user.email, password } })),
    ]);
    expect(changed.status).toBe(200);
    for (const { status, body } of entered) {
      expect([200, 401]).toContain(status);
      if (status === 200)
        expect((await new ApiClient({ token: body.token }).call(getUser, {})).status, `round ${round}`).toBe(
          401,
        );
    }
    expect((await browser.call(getUser, {})).status, "who changed it stays").toBe(200);
    const again = await visitorClient().call(login, { body: { email: user.email, password: next } });
    expect(again.status).toBe(200);
  }
});

test("cancels a change of email that was requested with the old password, twenty times", {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < 20; round++) {
    const user = await student({ hash });
    const browser = await browserClient(user);
    const [requested, changed] = await Promise.all([
      browser.call(changeEmail, { body: { email: newEmail(), current_password: password } }),
      browser.call(changePassword, { body: newPassword }),
    ]);
    expect([202, 422]).toContain(requested.status);
    expect(changed.status).toBe(200);
    const open = await sql`select id from user_tokens where user_id = ${user.id} and used_at is null
      and purpose = 'change_email'`;
    expect(open, `round ${round}`).toEqual([]);
  }
});

test("rejects a reset link after a change of email, even a change back", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const requestLink = () => visitorClient().call(forgotPassword, { body: { email: user.email } });
  const move = async (email: string) => {
    const body = { email, current_password: password };
    expect((await browser.call(changeEmail, { body })).status).toBe(202);
    const token = tokenOf(await waitForEmail(email, "change_email"));
    expect((await visitorClient().call(verifyEmail, { body: { token } })).status).toBe(200);
  };
  await requestLink();
  const old = tokenOf(await waitForEmail(user.email, "reset_password"));
  await move(newEmail());
  await move(user.email);
  expect((await reset(old)).body.code).toBe("token_invalid");
  await requestLink();
  const fresh = tokenOf(await waitForEmail(user.email, "reset_password", 2));
  expect((await reset(fresh)).status).toBe(200);
});
