import { expect, test } from "vitest";
import {
  confirmTwoFactor,
  deleteAuthenticatorApp,
  disableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from "@/lib/two-factor/contract";
import {
  deletePasskey,
  getPasskeyOptions,
  renamePasskey,
  startPasskey,
} from "@/lib/two-factor/passkeys-contract";
import { ApiClient, browserClient, signInWithPassword, tokenClient, visitorClient } from "../../support/api";
import { Authenticator, enrolPasskey, type PasskeyUser, registerPasskey } from "../../support/authenticator";
import { sql } from "../../support/database";
import { emailsTo } from "../../support/outbox";
import { clearLastCode, codeAt, enrol, twoFactorOf } from "../../support/two-factor";
import { admin, company, password, student, suspend } from "../../support/users";

const start = async (client: ApiClient, proof: object = { current_password: password }) =>
  client.call(startPasskey, { body: proof });
const proofOf = async ({ browser, authenticator }: PasskeyUser) => {
  const { options } = (await browser.call(getPasskeyOptions, {})).body;
  return { current_password: password, passkey: authenticator.get(options) };
};
const actionsOf = async ({ id }: { id: number }) => {
  const rows = await sql`select action, details ->> 'factor' as factor from audit_log
    where actor_id = ${id} and action ~ 'factor|recovery' order by id`;
  return rows.map(({ action, factor }) => [action, factor].filter(Boolean).join(" "));
};

test.each([student, company, admin])("%o adds a passkey, which creates recovery codes", async (make) => {
  const user = await make();
  const browser = await browserClient(user);
  const { status, body } = await start(browser);
  expect(status).toBe(200);
  expect(body.options).toMatchObject({
    rp: { id: "localhost" },
    attestation: "none",
    excludeCredentials: [],
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  expect(body.options.user.id, "says nothing about the user").toMatch(/^[\w-]{43}$/);
  const added = await registerPasskey(browser, new Authenticator().create(body.options), "  Clé   bleue ");
  expect(added.status).toBe(201);
  expect(added.body.data).toMatchObject({ name: "Clé bleue", last_used_at: null });
  expect(added.body.recovery_codes).toHaveLength(10);
  expect(await twoFactorOf(browser)).toEqual({
    enabled_at: expect.any(String),
    app_enabled_at: null,
    passkeys: [added.body.data],
    recovery_codes_left: 10,
  });
  expect(await actionsOf(user)).toEqual(["second_factor_added passkey", "two_factor_enabled"]);
  expect(await emailsTo(user.email, "two_factor_enabled")).toHaveLength(1);
  const [row] = await sql`select transports, public_key from passkeys where user_id = ${user.id}`;
  expect(row?.transports, "known ones alone").toEqual(["internal"]);
});

test("a visitor, a suspended user and a user without the password cannot add a passkey", async () => {
  const user = await student();
  const browser = await browserClient(user);
  expect((await start(visitorClient())).status).toBe(401);
  expect((await start(browser, {})).body.errors).toHaveProperty("current_password");
  expect((await start(browser, { current_password: "pas le bon" })).body.errors).toHaveProperty(
    "current_password",
  );
  const { options } = (await start(browser)).body;
  await suspend(user);
  const passkey = new Authenticator().create(options);
  expect((await registerPasskey(browser, passkey)).status).toBe(401);
  expect((await start(browser)).status).toBe(401);
});

test("a credential belongs to a single account", async () => {
  const user = await enrolPasskey(await student());
  const other = await browserClient(await student());
  const { options } = (await start(other)).body;
  const rejected = await registerPasskey(other, user.authenticator.create(options));
  expect([rejected.status, rejected.body.code]).toEqual([409, "passkey_exists"]);
  expect(await twoFactorOf(other)).toMatchObject({ enabled_at: null, passkeys: [] });
});

test("allows ten passkeys but not eleven, even at once", async () => {
  const user = await enrolPasskey(await student());
  const rows = (count: number) => sql`insert into passkeys (user_id, name, credential_id, public_key, counter)
    select ${user.id}, 'x', gen_random_uuid(), '', 0 from generate_series(1, ${count}::int)`;
  await rows(8);
  const second = await browserClient({ ...user }).catch(() => null);
  expect(second, "signing in asks for the passkey").toBeNull();
  const { options } = (await start(user.browser, await proofOf(user))).body;
  expect(options.excludeCredentials).toHaveLength(9);
  await rows(1);
  const full = await registerPasskey(user.browser, new Authenticator().create(options));
  expect([full.status, full.body.code]).toEqual([409, "too_many_passkeys"]);
  expect((await start(user.browser, await proofOf(user))).body.code).toBe("too_many_passkeys");
  await sql`delete from passkeys where id in (select id from passkeys where user_id = ${user.id} and name = 'x' limit 1)`;
  const last = (await start(user.browser, await proofOf(user))).body.options;
  expect((await registerPasskey(user.browser, new Authenticator().create(last))).status).toBe(201);
});

test("with a second factor, adding another one requires more than the password", async () => {
  const withApp = await enrol(await student());
  const missing = await start(withApp.browser);
  expect(missing.body.errors).toEqual({ code: ["Please enter a code"] });
  const { options } = (
    await start(withApp.browser, { current_password: password, code: codeAt(withApp.secret) })
  ).body;
  const added = await registerPasskey(withApp.browser, new Authenticator().create(options));
  expect([added.status, added.body.recovery_codes]).toEqual([201, []]);
  expect(await twoFactorOf(withApp.browser)).toMatchObject({
    app_enabled_at: expect.any(String),
    recovery_codes_left: 10,
  });
  expect(await emailsTo(withApp.email, "second_factor_added")).toHaveLength(1);

  const withPasskey = await enrolPasskey(await student());
  const startApp = (proof: object) => withPasskey.browser.call(startTwoFactor, { body: proof });
  expect((await startApp({ current_password: password })).body.errors).toHaveProperty("code");
  const { secret } = (await startApp(await proofOf(withPasskey))).body;
  const confirmed = await withPasskey.browser.call(confirmTwoFactor, { body: { code: codeAt(secret) } });
  expect([confirmed.status, confirmed.body.recovery_codes]).toEqual([200, []]);
});

test("what was begun with only the password ends with the first second factor, other sessions too", async () => {
  const user = await student();
  const [browser, second, program] = [
    await browserClient(user),
    await browserClient(user),
    await tokenClient(user),
  ];
  const { secret } = (await browser.call(startTwoFactor, { body: { current_password: password } })).body;
  const [first, late] = [(await start(browser)).body.options, (await start(second)).body.options];
  expect((await registerPasskey(browser, new Authenticator().create(first))).status).toBe(201);
  expect((await registerPasskey(second, new Authenticator().create(late))).status).toBe(401);
  expect((await program.call(getTwoFactor, {})).status).toBe(401);
  const confirmed = await browser.call(confirmTwoFactor, { body: { code: codeAt(secret) } });
  expect(confirmed.body.code).toBe("two_factor_not_started");
});

test("a further second factor leaves the other sessions open", async () => {
  const user = await enrol(await student());
  const { body } = await signInWithPassword(user, { code: codeAt(user.secret) });
  const second = new ApiClient({ token: body.token });
  await clearLastCode(user);
  const { options } = (await start(user.browser, { current_password: password, code: codeAt(user.secret) }))
    .body;
  expect((await registerPasskey(user.browser, new Authenticator().create(options))).status).toBe(201);
  expect((await second.call(getTwoFactor, {})).status).toBe(200);
});

test("renames and deletes only the user's own passkeys", async () => {
  const [user, other] = [await enrolPasskey(await student()), await enrolPasskey(await student())];
  const params = { id: user.passkeyId };
  const rename = (client: ApiClient, name: string) => client.call(renamePasskey, { params, body: { name } });
  expect((await rename(other.browser, "À moi")).status).toBe(404);
  expect((await rename(visitorClient(), "À moi")).status).toBe(401);
  expect((await rename(user.browser, "")).body.errors).toHaveProperty("name");
  expect((await rename(user.browser, "Bureau")).body.data.name).toBe("Bureau");
  const remove = (client: ApiClient, body: object) => client.call(deletePasskey, { params, body });
  expect((await remove(other.browser, await proofOf(other))).status).toBe(404);
  expect((await twoFactorOf(user.browser)).passkeys).toMatchObject([{ name: "Bureau" }]);
  expect((await remove(user.browser, { current_password: password })).body.errors).toHaveProperty("code");
  expect((await remove(user.browser, { code: user.recoveryCodes[0] })).body.errors).toHaveProperty(
    "current_password",
  );
  expect((await remove(user.browser, await proofOf(user))).status).toBe(200);
  expect(await twoFactorOf(user.browser)).toEqual({
    enabled_at: null,
    app_enabled_at: null,
    passkeys: [],
    recovery_codes_left: 0,
  });
  expect(await actionsOf(user)).toEqual([
    "second_factor_added passkey",
    "two_factor_enabled",
    "second_factor_removed passkey",
    "two_factor_disabled",
  ]);
  expect(await emailsTo(user.email, "two_factor_disabled")).toHaveLength(1);
});

test("a passkey, a code and a recovery code each authorise a change", async () => {
  const user = await enrolPasskey(await student());
  const renew = (proof: object) => user.browser.call(renewRecoveryCodes, { body: proof });
  const used = await proofOf(user);
  const { body } = await renew(used);
  expect(body.recovery_codes).toHaveLength(10);
  expect((await renew(used)).body.code, "the same assertion again").toBe("passkey_rejected");
  const proof = { current_password: password, code: body.recovery_codes[0] };
  expect((await user.browser.call(disableTwoFactor, { body: proof })).status).toBe(200);
  expect(await twoFactorOf(user.browser)).toMatchObject({ enabled_at: null, passkeys: [] });
});

test("rejects another user's passkey and the challenge of another session as authorisation", async () => {
  const [user, other] = [await enrolPasskey(await student()), await enrolPasskey(await student())];
  const { options } = (await user.browser.call(getPasskeyOptions, {})).body;
  const disable = (passkey: object) =>
    user.browser.call(disableTwoFactor, { body: { current_password: password, passkey } as never });
  expect((await disable(other.authenticator.get(options))).body.code).toBe("passkey_rejected");
  expect((await disable((await proofOf(other)).passkey)).body.code).toBe("passkey_rejected");
  expect((await disable((await proofOf(user)).passkey)).status).toBe(200);
});

test("deleting the app keeps the passkeys, and the other way round", async () => {
  const user = await enrolPasskey(await student());
  const alone = await user.browser.call(deleteAuthenticatorApp, { body: await proofOf(user) });
  expect(alone.body.code).toBe("two_factor_disabled");
  const { secret } = (await user.browser.call(startTwoFactor, { body: await proofOf(user) })).body;
  await user.browser.call(confirmTwoFactor, { body: { code: codeAt(secret) } });
  const deleted = await user.browser.call(deleteAuthenticatorApp, { body: await proofOf(user) });
  expect(deleted.status).toBe(200);
  expect(await twoFactorOf(user.browser)).toMatchObject({
    enabled_at: expect.any(String),
    app_enabled_at: null,
    passkeys: [{ name: "Portable" }],
    recovery_codes_left: 10,
  });
  expect(await emailsTo(user.email, "second_factor_removed")).toHaveLength(1);
  expect(await emailsTo(user.email, "two_factor_disabled")).toHaveLength(0);
});

test("a program with a token adds a passkey under the same rules", async () => {
  const program = await tokenClient(await student());
  expect((await start(program, {})).status).toBe(422);
  const { options } = (await start(program)).body;
  expect((await registerPasskey(program, new Authenticator().create(options))).status).toBe(201);
  expect((await start(program)).body.errors).toHaveProperty("code");
});

test("more users than the database has connections for get their options at once", async () => {
  const users = await Promise.all(Array.from({ length: 24 }, async () => enrolPasskey(await student())));
  const responses = await Promise.all(users.map(({ browser }) => browser.call(getPasskeyOptions, {})));
  expect(responses.map(({ status }) => status)).toEqual(users.map(() => 200));
});

test("returns no options to an account without a passkey", async () => {
  const user = await enrol(await student());
  const missing = await user.browser.call(getPasskeyOptions, {});
  expect([missing.status, missing.body.code]).toEqual([409, "passkey_missing"]);
});
