import { expect, test } from "vitest";
import { Authenticator, enrolPasskey } from "../../support/authenticator";
import { sql } from "../../support/database";
import {
  browserAfterPassword,
  countFailedSignIns,
  optionsFor,
  sendAssertion,
  signInWith,
} from "../../support/passkey-sign-in";
import { student } from "../../support/users";

test("both a wrong assertion and a later one consume a challenge", async () => {
  const user = await enrolPasskey(await student());
  const browser = await browserAfterPassword(user);
  const first = await optionsFor(browser);
  expect(
    (await sendAssertion(browser, user.authenticator.get(first, { origin: "https://x.example" }))).status,
  ).toBe(422);
  expect((await sendAssertion(browser, user.authenticator.get(first))).body.code).toBe("passkey_rejected");
  const [second, third] = [await optionsFor(browser), await optionsFor(browser)];
  expect((await sendAssertion(browser, user.authenticator.get(second))).body.code).toBe("passkey_rejected");
  const last = await optionsFor(browser);
  expect(last.challenge).not.toBe(third.challenge);
  expect((await sendAssertion(browser, user.authenticator.get(last))).status).toBe(200);
  expect(await countFailedSignIns(user)).toBe(3);
});

test("rejects a challenge after five minutes", async () => {
  const user = await enrolPasskey(await student());
  const browser = await browserAfterPassword(user);
  const backdateChallenge = (seconds: number) =>
    sql`update passkey_challenges set created_at = now() - make_interval(secs => ${seconds}) where user_id = ${user.id}`;
  const old = await optionsFor(browser);
  await backdateChallenge(301);
  expect((await sendAssertion(browser, user.authenticator.get(old))).body.code).toBe("passkey_rejected");
  const fresh = await optionsFor(browser);
  await backdateChallenge(280);
  expect((await sendAssertion(browser, user.authenticator.get(fresh))).status).toBe(200);
});

test("rejects a challenge of another sign-in", async () => {
  const user = await enrolPasskey(await student());
  const [one, other] = [await browserAfterPassword(user), await browserAfterPassword(user)];
  const [options] = [await optionsFor(one), await optionsFor(other)];
  expect((await sendAssertion(other, user.authenticator.get(options))).body.code).toBe("passkey_rejected");
  expect((await sendAssertion(one, user.authenticator.get(options))).status).toBe(200);
});

test.each([
  ["of another origin", { origin: "https://preau.example" }],
  ["of another relying party", { rpId: "preau.example" }],
  ["of a registration", { type: "webauthn.create" }],
])("rejects an assertion %s", async (_, changes) => {
  const user = await enrolPasskey(await student());
  const { status, body } = await signInWith(user, changes);
  expect([status, body.code]).toEqual([422, "passkey_rejected"]);
  expect(await countFailedSignIns(user)).toBe(1);
  expect((await signInWith(user)).status).toBe(200);
});

test("rejects another user's passkey, and an unknown one under a known id", async () => {
  const [user, other] = [await enrolPasskey(await student()), await enrolPasskey(await student())];
  const foreign = async (authenticator: Authenticator, changes = {}) => {
    const browser = await browserAfterPassword(user);
    return (await sendAssertion(browser, authenticator.get(await optionsFor(browser), changes))).body.code;
  };
  expect(await foreign(other.authenticator)).toBe("passkey_rejected");
  expect(await foreign(other.authenticator, { id: user.authenticator.id })).toBe("passkey_rejected");
  expect(await foreign(new Authenticator())).toBe("passkey_rejected");
  expect((await signInWith(user)).status).toBe(200);
});

test("rejects a signature counter that does not increase once it has", async () => {
  const user = await enrolPasskey(await student());
  expect((await signInWith(user, { counter: 0 })).status).toBe(200);
  expect((await signInWith(user, { counter: 0 })).status, "authenticators that do not count").toBe(200);
  expect((await signInWith(user, { counter: 4_000_000_000 })).status).toBe(200);
  for (const counter of [0, 3, 4_000_000_000])
    expect((await signInWith(user, { counter })).body.code, String(counter)).toBe("passkey_rejected");
  expect((await signInWith(user, { counter: 4_000_000_001 })).status).toBe(200);
});

test("rejects a changed signature and a malformed assertion", async () => {
  const user = await enrolPasskey(await student());
  const browser = await browserAfterPassword(user);
  const assertion = user.authenticator.get(await optionsFor(browser));
  const changed = user.authenticator.get(await optionsFor(browser)).response.signature;
  const response = { ...assertion.response, signature: changed };
  expect((await sendAssertion(browser, { ...assertion, response })).body.code).toBe("passkey_rejected");
  const send = (body: object) => browser.json("/api/login/passkey", { method: "POST", body });
  for (const passkey of [
    undefined,
    "x",
    {},
    { ...assertion, id: "a\0b" },
    { ...assertion, rawId: "x".repeat(9999) },
  ])
    expect((await send({ passkey })).status).toBe(422);
  await optionsFor(browser);
  const broken = { ...assertion.response, authenticatorData: "AAAA", clientDataJSON: "AAAA" };
  expect((await sendAssertion(browser, { ...assertion, response: broken })).body.code).toBe(
    "passkey_rejected",
  );
});
