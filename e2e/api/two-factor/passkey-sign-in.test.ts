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
  failuresOf,
  optionsFor,
  sendAssertion,
  signInWith,
} from "../../support/passkey-sign-in";
import { countSessions } from "../../support/sessions";
import { enrol } from "../../support/two-factor";
import { runUserCommand } from "../../support/user-command";
import { password, setStatus, student } from "../../support/users";

test("the password alone opens no session; with the passkey it does", async () => {
  const someone = await enrolPasskey(await student());
  const browser = await browserAfterPassword(someone);
  const options = await optionsFor(browser);
  expect(options).toMatchObject({
    rpId: "localhost",
    userVerification: "preferred",
    allowCredentials: [{ id: someone.authenticator.id, type: "public-key", transports: ["internal"] }],
  });
  expect((await browser.call(getUser, {})).status, "the pending cookie is no session").toBe(401);
  const { status, body, headers } = await sendAssertion(browser, someone.authenticator.get(options));
  expect([status, body.user.id]).toEqual([200, someone.id]);
  const [session, pending] = headers.getSetCookie();
  expect(pending).toMatch(/^preau-sign-in=;.*Max-Age=0/);
  const signedIn = new ApiClient({ cookie: session?.split(";")[0] });
  const { data } = (await signedIn.call(getTwoFactor, {})).body;
  expect(data.passkeys).toMatchObject([{ last_used_at: expect.any(String) }]);
  expect(await failuresOf(someone)).toBe(0);
});

test("a lost passkey is replaced by a recovery code, in a browser and in a program", async () => {
  const someone = await enrolPasskey(await student());
  const [code = "", next = ""] = someone.recoveryCodes;
  const browser = await browserAfterPassword(someone);
  expect((await browser.call(loginWithCode, { body: { code: "123456" } })).status, "without an app").toBe(
    422,
  );
  expect((await browser.call(loginWithCode, { body: { code } })).status).toBe(200);
  expect((await signInWithPassword(someone, { code })).status).toBe(422);
  expect((await signInWithPassword(someone, { code: next })).status).toBe(200);
});

test("an assertion opens one session, sent twenty times at once", async () => {
  const someone = await enrolPasskey(await student());
  const browser = await browserAfterPassword(someone);
  const assertion = someone.authenticator.get(await optionsFor(browser));
  const before = await countSessions(someone);
  const responses = await Promise.all(Array.from({ length: 20 }, () => sendAssertion(browser, assertion)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await countSessions(someone)) - before).toBe(1);
});

test("counts with codes: five wrong ones lock both", async () => {
  const someone = await enrolPasskey(await student());
  const codes: string[] = [];
  for (let n = 0; n < 6; n++) codes.push((await signInWith(someone, { rpId: "x" })).body.code);
  expect(codes).toEqual([...Array(5).fill("passkey_rejected"), "two_factor_locked"]);
  expect((await signInWithPassword(someone, { code: someone.recoveryCodes[0] })).body.code).toBe(
    "two_factor_locked",
  );
  expect(await failuresOf(someone)).toBe(5);
  await sql`delete from rate_limits where key like ${`twoFactor%:${someone.id}`}`;
  expect((await signInWith(someone)).status, "once that has passed").toBe(200);
});

test("limits challenges per account", async () => {
  const someone = await enrolPasskey(await student());
  const browser = await browserAfterPassword(someone);
  await optionsFor(browser);
  await sql`update rate_limits set points = 30 where key = ${`passkeyChallenges:${someone.id}`}`;
  expect((await browser.call(getLoginPasskeyOptions, {})).body.code).toBe("too_many_requests");
  expect(
    (await signInWithPassword(someone, { code: someone.recoveryCodes[0] })).status,
    "codes still work",
  ).toBe(200);
});

test("without a password before it, or after a changed one, there are no options", async () => {
  const someone = await enrolPasskey(await student());
  const visitor = visitorClient();
  expect((await visitor.call(getLoginPasskeyOptions, {})).body.code).toBe("sign_in_expired");
  expect((await sendAssertion(visitor, someone.authenticator.get({ challenge: "AAAA" }))).body.code).toBe(
    "sign_in_expired",
  );
  const browser = await browserAfterPassword(someone);
  const assertion = someone.authenticator.get(await optionsFor(browser));
  const passwords = { password: "un autre préau", password_confirmation: "un autre préau" };
  const body = { current_password: password, ...passwords };
  expect((await someone.browser.call(changePassword, { body })).status).toBe(200);
  expect((await sendAssertion(browser, assertion)).body.code).toBe("sign_in_expired");
});

test("an account with an app alone gets no options for a passkey", async () => {
  const someone = await enrol(await student());
  const browser = await browserAfterPassword(someone);
  expect((await browser.call(getLoginPasskeyOptions, {})).body.code).toBe("passkey_missing");
});

test("a suspended account stays out, and a deleted one comes back after the passkey, not before", async () => {
  const someone = await enrolPasskey(await student());
  const suspended = await browserAfterPassword(someone);
  const assertion = someone.authenticator.get(await optionsFor(suspended));
  await setStatus(someone, "suspended");
  expect((await sendAssertion(suspended, assertion)).body.code).toBe("account_suspended");
  await setStatus(someone, "active");

  const deleted = await browserAfterPassword(someone);
  const early = someone.authenticator.get(await optionsFor(deleted));
  expect((await someone.browser.call(deleteOwnAccount, { body: { password } })).status).toBe(200);
  expect((await sendAssertion(deleted, early)).body.code).toBe("account_deleted");
  const browser = await browserAfterPassword(someone, { restore: true });
  const options = await optionsFor(browser);
  const wrong = someone.authenticator.get(options, { rpId: "x" });
  expect((await sendAssertion(browser, wrong)).body.code).toBe("passkey_rejected");
  const isDeleted = async () =>
    (await sql`select deleted_at is not null as is_deleted from users where id = ${someone.id}`)[0]
      ?.is_deleted;
  expect(await isDeleted()).toBe(true);
  expect((await sendAssertion(browser, someone.authenticator.get(await optionsFor(browser)))).status).toBe(
    200,
  );
  expect(await isDeleted()).toBe(false);
});

test("the command for a lost phone removes passkeys, and the sign-in that waits for one", async () => {
  const someone = await enrolPasskey(await student());
  const browser = await browserAfterPassword(someone);
  await optionsFor(browser);
  const removed = await runUserCommand("remove-two-factor", "--email", someone.email);
  expect(removed).toMatchObject({ code: 0, output: expect.stringContaining("its password alone") });
  const rows = await sql`select id::text from passkeys where user_id = ${someone.id}
    union all select challenge from passkey_challenges where user_id = ${someone.id}`;
  expect(rows).toHaveLength(0);
  expect((await signInWithPassword(someone)).status).toBe(200);
});

test("old challenges are deleted", async () => {
  const someone = await enrolPasskey(await student());
  const [old, fresh] = [await browserAfterPassword(someone), await browserAfterPassword(someone)];
  await optionsFor(old);
  await sql`update passkey_challenges set created_at = now() - interval '6 minutes' where user_id = ${someone.id}`;
  await optionsFor(fresh);
  const count = async () => (await sql`select from passkey_challenges where user_id = ${someone.id}`).length;
  expect(await count()).toBe(2);
  await expect
    .poll(async () => {
      await makeDue("delete-expired-access");
      return count();
    })
    .toBe(1);
});
