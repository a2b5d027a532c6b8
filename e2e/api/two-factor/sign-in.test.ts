import { expect, test } from "vitest";
import { disableTwoFactor } from "@/lib/two-factor/contract";
import { getUser, login, loginWithCode } from "@/lib/users/contract";
import { changePassword } from "@/lib/users/settings-contract";
import { forgotPassword, resetPassword } from "@/lib/users/tokens-contract";
import { ApiClient, signInWithPassword, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { emailsTo, tokenOf, waitForEmail } from "../../support/outbox";
import { countSessions } from "../../support/sessions";
import { clearLastCode, codeAt, type Enrolled, enrol } from "../../support/two-factor";
import { password, setStatus, student, type TestUser } from "../../support/users";

/** A browser whose user has entered the correct password and still needs the second factor. */
async function browserAfterPassword(
  user: TestUser,
  word = password,
  from = visitorClient(),
): Promise<ApiClient> {
  const response = await signInWithPassword(user, { password: word }, from);
  expect([response.status, response.body.code]).toEqual([401, "two_factor_required"]);
  const cookies = response.headers.getSetCookie();
  expect(cookies).toEqual([
    expect.stringMatching(/^preau-sign-in=[^;]+; Path=\/; .*Max-Age=300; .*HttpOnly/),
  ]);
  return new ApiClient({ cookie: cookies[0]?.split(";")[0], ipAddress: from.ipAddress });
}

const sendCode = (browser: ApiClient, code: string) => browser.call(loginWithCode, { body: { code } });

test("the password alone creates no session, but with a code it does", async () => {
  const user = await enrol(await student());
  const before = await countSessions(user);
  const browser = await browserAfterPassword(user);
  expect(await countSessions(user)).toBe(before);
  expect((await browser.call(getUser, {})).status, "the pending cookie is no session").toBe(401);
  const { status, body, headers } = await sendCode(browser, codeAt(user.secret));
  expect([status, body.user.id]).toEqual([200, user.id]);
  const [session, pending] = headers.getSetCookie();
  expect(pending).toMatch(/^preau-sign-in=;.*Max-Age=0/);
  const signedIn = new ApiClient({ cookie: session?.split(";")[0] });
  expect((await signedIn.call(getUser, {})).status).toBe(200);
});

test("a program sends the code with the password and gets its token", async () => {
  const user = await enrol(await student());
  expect((await signInWithPassword(user)).body.code).toBe("two_factor_required");
  const { status, body } = await signInWithPassword(user, { code: codeAt(user.secret) });
  expect(status).toBe(200);
  expect((await new ApiClient({ token: body.token }).call(getUser, {})).status).toBe(200);
  const wrong = await signInWithPassword(user, { code: codeAt(user.secret, 20) });
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { code: ["This code is wrong, expired or already used"] },
  ]);
  await clearLastCode(user);
  expect((await signInWithPassword(user, { code: codeAt(user.secret), password: "faux" })).body.code).toBe(
    "invalid_credentials",
  );
});

test("an account without two-factor sign-in ignores a code", async () => {
  expect((await signInWithPassword(await student(), { code: "123456" })).status).toBe(200);
});

test("a code works once", async () => {
  const user = await enrol(await student());
  const code = codeAt(user.secret, 1);
  expect((await signInWithPassword(user, { code })).status).toBe(200);
  expect((await signInWithPassword(user, { code })).status).toBe(422);
  expect((await signInWithPassword(user, { code: codeAt(user.secret) })).status, "an earlier one").toBe(422);
});

test("a code that is sent eight times at once creates one session", async () => {
  const user = await enrol(await student());
  const before = await countSessions(user);
  const browser = await browserAfterPassword(user);
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => sendCode(browser, codeAt(user.secret))),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countSessions(user)).toBe(before + 1);
});

test.each([-1, 0, 1])("accepts the code of a clock that is %i steps off", async (steps) => {
  const user = await enrol(await student());
  expect((await signInWithPassword(user, { code: codeAt(user.secret, steps) })).status).toBe(200);
});

test.each([-3, 3])("rejects the code of a clock that is %i steps off", async (steps) => {
  const user = await enrol(await student());
  expect((await signInWithPassword(user, { code: codeAt(user.secret, steps) })).status).toBe(422);
  expect((await signInWithPassword(user, { code: codeAt(user.secret) })).status).toBe(200);
});

test("a recovery code works once, in any case, and is reported by email", async () => {
  const user = await enrol(await student());
  const [code = "", next = ""] = user.recoveryCodes;
  const browser = await browserAfterPassword(user);
  expect((await sendCode(browser, ` ${code.toUpperCase().replace("-", " ")} `)).status).toBe(200);
  const [email] = await emailsTo(user.email, "recovery_code_used");
  expect(email?.params).toMatchObject({ left: 9 });
  expect((await signInWithPassword(user, { code })).status).toBe(422);
  expect((await signInWithPassword(user, { code: next })).status).toBe(200);
  const other = await enrol(await student());
  expect((await signInWithPassword(other, { code: user.recoveryCodes[2] })).status, "of another user").toBe(
    422,
  );
});

test.each(["a code", "a recovery code"])(
  "%s that is sent fifty times at once creates one session",
  async (kind) => {
    const user = await enrol(await student());
    const code = kind === "a code" ? codeAt(user.secret, 1) : String(user.recoveryCodes[0]);
    const browser = await browserAfterPassword(user);
    const before = await countSessions(user);
    const responses = await Promise.all(Array.from({ length: 50 }, () => sendCode(browser, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await countSessions(user)) - before).toBe(1);
  },
);

test("locks codes after five wrong ones for every IP address, and reports it", async () => {
  const user = await enrol(await student());
  const attacker = await browserAfterPassword(user);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await sendCode(attacker, codeAt(user.secret, 10 + n))).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  const { status, body, headers } = await signInWithPassword(user, { code: codeAt(user.secret) });
  expect([status, body.code]).toEqual([429, "two_factor_locked"]);
  expect(body.message).toBe("Too many wrong codes. To be safe, no code is accepted for 15 minutes.");
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(800);
  const body2 = { current_password: password, code: codeAt(user.secret) };
  expect((await user.browser.call(disableTwoFactor, { body: body2 })).body.code).toBe("two_factor_locked");
  const failedAttempts =
    await sql`select from audit_log where action = 'sign_in_failed' and subject_id = ${user.id}`;
  expect(failedAttempts).toHaveLength(5);
  await sql`delete from rate_limits where key = ${`twoFactorCodes:${user.id}`}`;
  await sql`update rate_limits set points = 20 where key = ${`twoFactorCodesDay:${user.id}`}`;
  const ofDay = await signInWithPassword(user, { code: codeAt(user.secret) });
  expect(ofDay.body.code, "after twenty wrong ones in a day").toBe("two_factor_locked");
  await sql`delete from rate_limits where key like ${`twoFactor%:${user.id}`}`;
  expect((await signInWithPassword(user, { code: codeAt(user.secret) })).status, "once that has passed").toBe(
    200,
  );
});

test("a sign-in with a second factor resets the count of wrong passwords", async () => {
  const user = await enrol(await student());
  const home = visitorClient();
  const enterWrongPasswords = async (times: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++)
      statuses.push((await signInWithPassword(user, { password: `faux ${n}` }, home)).status);
    return statuses;
  };
  expect(await enterWrongPasswords(4)).toEqual([401, 401, 401, 401]);
  const browser = await browserAfterPassword(user, password, home);
  expect(await enterWrongPasswords(2), "the password alone resets nothing").toEqual([401, 429]);
  expect((await sendCode(browser, codeAt(user.secret))).status).toBe(200);
  expect(await enterWrongPasswords(6)).toEqual([401, 401, 401, 401, 401, 401]);
});

test("a pending sign-in ends when the account's status changes", async () => {
  const user = await enrol(await student());
  const browser = await browserAfterPassword(user);
  await setStatus(user, "suspended");
  expect((await sendCode(browser, codeAt(user.secret))).body.code).toBe("account_suspended");
  await setStatus(user, "active");
  expect((await sendCode(browser, codeAt(user.secret))).status).toBe(200);
});

test("a new password ends the pending sign-in, and a reset does not bypass the code", async () => {
  const user = await enrol(await student());
  const browser = await browserAfterPassword(user);
  const word = "un autre préau";
  const passwords = { password: word, password_confirmation: word };
  const changed = await user.browser.call(changePassword, {
    body: { current_password: password, ...passwords },
  });
  expect(changed.status).toBe(200);
  expect((await sendCode(browser, codeAt(user.secret))).body.code).toBe("sign_in_expired");
  const later = await browserAfterPassword(user, word);
  expect((await sendCode(later, codeAt(user.secret))).status).toBe(200);

  await visitorClient().call(forgotPassword, { body: { email: user.email } });
  const token = tokenOf(await waitForEmail(user.email, "reset_password"));
  const reset = await visitorClient().call(resetPassword, {
    body: { token, password, password_confirmation: password },
  });
  expect([reset.status, reset.headers.getSetCookie()]).toEqual([200, []]);
  await browserAfterPassword(user);
});

test("rejects a code without the cookie, or with a forged one or another user's", async () => {
  const user = await enrol(await student());
  const other = await enrol(await student());
  const code = () => codeAt(user.secret);
  expect((await sendCode(visitorClient(), code())).body.code).toBe("sign_in_expired");
  const session = user.browser.traits.cookie?.split("=")[1];
  for (const cookie of ["preau-sign-in=eyJhbGciOiJkaXIifQ..a.b.c", `preau-sign-in=${session}`])
    expect((await sendCode(new ApiClient({ cookie }), code())).body.code).toBe("sign_in_expired");
  expect(
    (await sendCode(await browserAfterPassword(other), code())).status,
    "of the user's own account",
  ).toBe(422);
  expect((await sendCode(await browserAfterPassword(user), code())).status).toBe(200);
});

test("a deleted account is restored only after the code", async () => {
  const user: Enrolled = await enrol(await student());
  const removed = await user.browser.json("/api/account/delete", { method: "POST", body: { password } });
  expect(removed.status).toBe(200);
  expect((await signInWithPassword(user)).body.code).toBe("account_deleted");
  const isDeleted = async () =>
    (await sql`select deleted_at is not null as is_deleted from users where id = ${user.id}`)[0]?.is_deleted;
  const withoutCode = await visitorClient().call(login, {
    body: { email: user.email, password, restore: true },
  });
  expect([withoutCode.body.code, await isDeleted()]).toEqual(["two_factor_required", true]);
  const browser = new ApiClient({ cookie: withoutCode.headers.getSetCookie()[0]?.split(";")[0] });
  expect((await sendCode(browser, codeAt(user.secret, 9))).status).toBe(422);
  expect(await isDeleted()).toBe(true);
  expect((await sendCode(browser, codeAt(user.secret))).status).toBe(200);
  expect(await isDeleted()).toBe(false);
});
