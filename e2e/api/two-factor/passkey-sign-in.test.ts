import { expect, test } from "vitest";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { getTwoFactor } from "@/lib/two-factor/contract";
import { getLoginPasskeyOptions, getUser, loginWithCode } from "@/lib/users/contract";
import { changePassword } from "@/lib/users/settings-contract";
import { ApiClient, signInWithPassword, visitorClient } from "../../support/api";
import { enrolPasskey } from "../../support/authenticator";
import { makeDue, sql } from "../../support/database";
import {
  browserAfterPassword,
  countFailedSignIns,
  optionsFor,
  sendAssertion,
  signInWith,
} from "../../support/passkey-sign-in";
import { countSessions } from "../../support/sessions";
import { enrol } from "../../support/two-factor";
import { runUserCommand } from "../../support/user-command";
import { password, setStatus, student } from "../../support/users";

test("the password alone creates no session, but with the passkey it does", async () => {
  const user = await enrolPasskey(await student());
  const browser = await browserAfterPassword(user);
  const options = await optionsFor(browser);
  expect(options).toMatchObject({
    rpId: "localhost",
    userVerification: "preferred",
    allowCredentials: [{ id: user.authenticator.id, type: "public-key", transports: ["internal"] }],
  });
  expect((await browser.call(getUser, {})).status, "the pending cookie is no session").toBe(401);
  const { status, body, headers } = await sendAssertion(browser, user.authenticator.get(options));
  expect([status, body.user.id]).toEqual([200, user.id]);
  const [session, pending] = headers.getSetCookie();
  expect(pending).toMatch(/^preau-sign-in=;.*Max-Age=0/);
  const signedIn = new ApiClient({ cookie: session?.split(";")[0] });
  const { data } = (await signedIn.call(getTwoFactor, {})).body;
  expect(data.passkeys).toMatchObject([{ last_used_at: expect.any(String) }]);
  expect(await countFailedSignIns(user)).toBe(0);
});

test("a recovery code replaces a lost passkey, in a browser and in a program", async () => {
  const user = await enrolPasskey(await student());
  const [code = "", next = ""] = user.recoveryCodes;
  const browser = await browserAfterPassword(user);
  expect((await browser.call(loginWithCode, { body: { code: "123456" } })).status, "without an app").toBe(
    422,
  );
  expect((await browser.call(loginWithCode, { body: { code } })).status).toBe(200);
  expect((await signInWithPassword(user, { code })).status).toBe(422);
  expect((await signInWithPassword(user, { code: next })).status).toBe(200);
});

test("an assertion that is sent twenty times at once creates one session", async () => {
  const user = await enrolPasskey(await student());
  const browser = await browserAfterPassword(user);
  const assertion = user.authenticator.get(await optionsFor(browser));
  const before = await countSessions(user);
  const responses = await Promise.all(Array.from({ length: 20 }, () => sendAssertion(browser, assertion)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await countSessions(user)) - before).toBe(1);
});

test("counts together with codes: five wrong ones lock both", async () => {
  const user = await enrolPasskey(await student());
  const codes: string[] = [];
  for (let n = 0; n < 6; n++) codes.push((await signInWith(user, { rpId: "x" })).body.code);
  expect(codes).toEqual([...Array(5).fill("passkey_rejected"), "two_factor_locked"]);
  expect((await signInWithPassword(user, { code: user.recoveryCodes[0] })).body.code).toBe(
    "two_factor_locked",
  );
  expect(await countFailedSignIns(user)).toBe(5);
  await sql`delete from rate_limits where key like ${`twoFactor%:${user.id}`}`;
  expect((await signInWith(user)).status, "once that has passed").toBe(200);
});

test("limits challenges per account", async () => {
  const user = await enrolPasskey(await student());
  const browser = await browserAfterPassword(user);
  await optionsFor(browser);
  await sql`update rate_limits set points = 30 where key = ${`passkeyChallenges:${user.id}`}`;
  expect((await browser.call(getLoginPasskeyOptions, {})).body.code).toBe("too_many_requests");
  expect((await signInWithPassword(user, { code: user.recoveryCodes[0] })).status, "codes still work").toBe(
    200,
  );
});

test("returns no options before the password, or after it was changed", async () => {
  const user = await enrolPasskey(await student());
  const visitor = visitorClient();
  expect((await visitor.call(getLoginPasskeyOptions, {})).body.code).toBe("sign_in_expired");
  expect((await sendAssertion(visitor, user.authenticator.get({ challenge: "AAAA" }))).body.code).toBe(
    "sign_in_expired",
  );
  const browser = await browserAfterPassword(user);
  const assertion = user.authenticator.get(await optionsFor(browser));
  const passwords = { password: "un autre préau", password_confirmation: "un autre préau" };
  const body = { current_password: password, ...passwords };
  expect((await user.browser.call(changePassword, { body })).status).toBe(200);
  expect((await sendAssertion(browser, assertion)).body.code).toBe("sign_in_expired");
});

test("returns no options for a passkey to an account with only an app", async () => {
  const user = await enrol(await student());
  const browser = await browserAfterPassword(user);
  expect((await browser.call(getLoginPasskeyOptions, {})).body.code).toBe("passkey_missing");
});

test("a suspended account cannot sign in, and a deleted one is restored only after the passkey", async () => {
  const user = await enrolPasskey(await student());
  const suspended = await browserAfterPassword(user);
  const assertion = user.authenticator.get(await optionsFor(suspended));
  await setStatus(user, "suspended");
  expect((await sendAssertion(suspended, assertion)).body.code).toBe("account_suspended");
  await setStatus(user, "active");

  const deleted = await browserAfterPassword(user);
  const early = user.authenticator.get(await optionsFor(deleted));
  expect((await user.browser.call(deleteOwnAccount, { body: { password } })).status).toBe(200);
  expect((await sendAssertion(deleted, early)).body.code).toBe("account_deleted");
  const browser = await browserAfterPassword(user, { restore: true });
  const options = await optionsFor(browser);
  const wrong = user.authenticator.get(options, { rpId: "x" });
  expect((await sendAssertion(browser, wrong)).body.code).toBe("passkey_rejected");
  const isDeleted = async () =>
    (await sql`select deleted_at is not null as is_deleted from users where id = ${user.id}`)[0]?.is_deleted;
  expect(await isDeleted()).toBe(true);
  expect((await sendAssertion(browser, user.authenticator.get(await optionsFor(browser)))).status).toBe(200);
  expect(await isDeleted()).toBe(false);
});

test("the command for a lost phone removes passkeys, and the pending sign-in", async () => {
  const user = await enrolPasskey(await student());
  const browser = await browserAfterPassword(user);
  await optionsFor(browser);
  const removed = await runUserCommand("remove-two-factor", "--email", user.email);
  expect(removed).toMatchObject({ code: 0, output: expect.stringContaining("its password alone") });
  const rows = await sql`select id::text from passkeys where user_id = ${user.id}
    union all select challenge from passkey_challenges where user_id = ${user.id}`;
  expect(rows).toHaveLength(0);
  expect((await signInWithPassword(user)).status).toBe(200);
});

test("deletes old challenges", async () => {
  const user = await enrolPasskey(await student());
  const [old, fresh] = [await browserAfterPassword(user), await browserAfterPassword(user)];
  await optionsFor(old);
  await sql`update passkey_challenges set created_at = now() - interval '6 minutes' where user_id = ${user.id}`;
  await optionsFor(fresh);
  const count = async () => (await sql`select from passkey_challenges where user_id = ${user.id}`).length;
  expect(await count()).toBe(2);
  await expect
    .poll(async () => {
      await makeDue("delete-expired-access");
      return count();
    })
    .toBe(1);
});
