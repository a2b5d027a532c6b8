import { expect, test } from "vitest";
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from "@/lib/two-factor/contract";
import { startPasskey } from "@/lib/two-factor/passkeys-contract";
import { login } from "@/lib/users/contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { auditActionsOf } from "../../support/audit-log";
import { Authenticator, registerPasskey } from "../../support/authenticator";
import { sql } from "../../support/database";
import { emailsTo } from "../../support/outbox";
import { clearLastCode, codeAt, enrol, twoFactorOf } from "../../support/two-factor";
import { admin, company, password, student } from "../../support/users";

const start = (client: ApiClient, word?: string) =>
  client.call(startTwoFactor, { body: { current_password: word } });
const confirm = (client: ApiClient, code: string) => client.call(confirmTwoFactor, { body: { code } });
const off = { enabled_at: null, app_enabled_at: null, passkeys: [], recovery_codes_left: 0 };
const actionsOf = async (user: { id: number }) =>
  (await auditActionsOf(user)).filter((action) => /^(two_factor|recovery)/.test(action));

test.each([student, company, admin])("%o enables two-factor sign-in by password and code", async (make) => {
  const user = await make();
  const browser = await browserClient(user);
  expect(await twoFactorOf(browser)).toEqual(off);
  const { status, body } = await start(browser, password);
  expect(status).toBe(200);
  expect(body.url).toContain(`secret=${body.secret}`);
  expect(body.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  expect(await twoFactorOf(browser), "before the first code").toMatchObject({ enabled_at: null });
  const confirmed = await confirm(browser, ` ${codeAt(body.secret).replace(/^.../, "$& ")} `);
  expect(confirmed.status).toBe(200);
  expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
  expect(await twoFactorOf(browser)).toEqual({
    enabled_at: expect.any(String),
    app_enabled_at: expect.any(String),
    passkeys: [],
    recovery_codes_left: 10,
  });
  expect(await actionsOf(user)).toEqual(["two_factor_enabled"]);
  expect(await emailsTo(user.email, "two_factor_enabled")).toHaveLength(1);
});

test("stores neither the secret nor a recovery code in plain text", async () => {
  const { id, secret, recoveryCodes } = await enrol(await student());
  const rows =
    await sql`select row_to_json(s)::text || coalesce(string_agg(row_to_json(c)::text, ''), '') as text
    from two_factor_secrets s join recovery_codes c using (user_id) where user_id = ${id} group by s.*`;
  expect(rows).toHaveLength(1);
  for (const word of [secret, ...recoveryCodes]) {
    expect(rows[0]?.text).not.toContain(word);
    expect(rows[0]?.text).not.toContain(word.replace("-", ""));
  }
});

test("requires the password and a valid code", async () => {
  const browser = await browserClient(await student());
  expect((await start(browser)).body.errors).toHaveProperty("current_password");
  expect((await start(browser, "pas le bon")).body.errors).toHaveProperty("current_password");
  expect((await confirm(browser, "123456")).body.code).toBe("two_factor_not_started");
  const { secret } = (await start(browser, password)).body;
  const wrong = await confirm(browser, codeAt(secret, 10));
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { code: ["This code is wrong, expired or already used"] },
  ]);
  expect(await twoFactorOf(browser)).toMatchObject({ enabled_at: null });
  expect((await confirm(browser, codeAt(secret))).status).toBe(200);
  expect((await start(browser, password)).body.code, "it is enabled already").toBe("two_factor_enabled");
  expect((await confirm(browser, codeAt(secret, 1))).body.code).toBe("two_factor_enabled");
});

test("rejects the confirmation of another user's enrolment, and of an expired one", async () => {
  const [user, other] = [await student(), await student()];
  const [own, stranger] = [await browserClient(user), await browserClient(other)];
  const { secret } = (await start(own, password)).body;
  expect((await confirm(stranger, codeAt(secret))).body.code).toBe("two_factor_not_started");
  await start(stranger, password);
  expect((await confirm(stranger, codeAt(secret))).body.errors).toHaveProperty("code");
  await sql`update two_factor_secrets set created_at = now() - interval '31 minutes' where user_id = ${user.id}`;
  expect((await confirm(own, codeAt(secret))).body.code).toBe("two_factor_not_started");
  const again = (await start(own, password)).body.secret;
  expect((await confirm(own, codeAt(again))).status).toBe(200);
});

test("a secret copied to another account does not work", async () => {
  const [one, other] = [await enrol(await student()), await enrol(await student())];
  await sql`update two_factor_secrets set secret = (
    select secret from two_factor_secrets where user_id = ${one.id}) where user_id = ${other.id}`;
  const body = { current_password: password, code: codeAt(one.secret) };
  expect((await other.browser.call(disableTwoFactor, { body })).body.errors).toHaveProperty("code");
  expect((await one.browser.call(disableTwoFactor, { body })).status).toBe(200);
});

test("disabling it requires password and code, after which sign-in requires no code", async () => {
  const user = await enrol(await student());
  const disable = (word: string | undefined, code: string) =>
    user.browser.call(disableTwoFactor, { body: { current_password: word, code } });
  expect((await disable("pas le bon", codeAt(user.secret))).body.errors).toHaveProperty("current_password");
  expect((await disable(password, "000 000")).body.errors).toHaveProperty("code");
  expect(await twoFactorOf(user.browser)).toMatchObject({ enabled_at: expect.any(String) });
  expect((await disable(password, codeAt(user.secret))).status).toBe(200);
  expect(await twoFactorOf(user.browser)).toEqual(off);
  const { status } = await visitorClient().call(login, { body: { email: user.email, password } });
  expect(status).toBe(200);
  expect((await disable(password, codeAt(user.secret))).body.code).toBe("two_factor_disabled");
  expect(await actionsOf(user)).toEqual(["two_factor_enabled", "two_factor_disabled"]);
  expect(await emailsTo(user.email, "two_factor_disabled")).toHaveLength(1);
});

test("new recovery codes replace the others", async () => {
  const user = await enrol(await student());
  const renew = (code = "") =>
    user.browser.call(renewRecoveryCodes, { body: { current_password: password, code } });
  const { status, body } = await renew(codeAt(user.secret));
  expect([status, body.recovery_codes.length]).toEqual([200, 10]);
  await clearLastCode(user);
  expect((await renew(user.recoveryCodes[0])).body.errors).toHaveProperty("code");
  expect(
    (await renew(body.recovery_codes[0])).status,
    "a new recovery code instead of a code of the app",
  ).toBe(200);
  expect(await twoFactorOf(user.browser)).toMatchObject({ recovery_codes_left: 10 });
  expect(await emailsTo(user.email, "recovery_codes_renewed")).toHaveLength(2);
});

test("an account without a password needs a session that started in the last minutes", async () => {
  const user = await student();
  const browser = await browserClient(user);
  await sql`update users set password_hash = '' where id = ${user.id}`;
  await sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${user.id}`;
  const rejected = await start(browser);
  expect([rejected.status, rejected.body.code]).toEqual([403, "sign_in_again"]);
  await sql`update sessions set created_at = now() where user_id = ${user.id}`;
  expect((await start(browser)).status).toBe(200);
});

test("a passkey that was begun with only the password ends with the first second factor", async () => {
  const browser = await browserClient(await student());
  const { secret } = (await start(browser, password)).body;
  const { options } = (await browser.call(startPasskey, { body: { current_password: password } })).body;
  expect((await confirm(browser, codeAt(secret))).status).toBe(200);
  const rejected = await registerPasskey(browser, new Authenticator().create(options));
  expect([rejected.status, rejected.body.code]).toEqual([422, "passkey_rejected"]);
});
