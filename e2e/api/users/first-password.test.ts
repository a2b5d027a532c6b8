import { expect, test } from "vitest";
import { documentDates } from "@/lib/site";
import { forgotPassword, resetPassword } from "@/lib/users/tokens-contract";
import usersEn from "@/messages/en/users.json" with { type: "json" };
import { browserClient, signInWithPassword, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { tokenOf, waitForEmail } from "../../support/outbox";
import { roster, sendRoster } from "../../support/roster";
import { admin, password, student } from "../../support/users";

const school = await browserClient(await admin());
const next = "un nouveau préau";

async function importStudent(): Promise<{ email: string }> {
  const { key, lines } = roster(1);
  expect((await sendRoster(lines, { by: school })).body.data).toMatchObject({ created: 1 });
  return { email: `${key}-0@test.invalid` };
}

async function requestToken(email: string, count = 1): Promise<string> {
  await visitorClient().call(forgotPassword, { body: { email } });
  return tokenOf(await waitForEmail(email, "reset_password", count));
}

const reset = (token: string, more: { terms?: boolean } = {}) =>
  visitorClient().call(resetPassword, {
    body: { token, password: next, password_confirmation: next, ...more },
  });

async function readTerms(email: string) {
  const [row] = await sql`select terms_accepted_at as at, terms_version as version from users
    where email = ${email}`;
  return row as unknown as { at: Date | null; version: string | null };
}

const required = { terms: ["You must agree to the terms and conditions"] };

test("an imported student chooses the first password only by accepting the terms, of which the version is stored", async () => {
  const { email } = await importStudent();
  const token = await requestToken(email);
  for (const more of [{}, { terms: false }]) {
    const { status, body } = await reset(token, more);
    expect([status, body.errors]).toEqual([422, required]);
  }
  expect(await readTerms(email)).toEqual({ at: null, version: null });
  expect((await signInWithPassword({ email }, { password: next })).status).toBe(401);
  expect((await reset(token, { terms: true })).status, "the token was not used up").toBe(200);
  const accepted = await readTerms(email);
  expect(accepted).toEqual({ at: expect.any(Date), version: documentDates.terms });
  expect((await signInWithPassword({ email }, { password: next })).status).toBe(200);

  expect((await reset(await requestToken(email, 2))).status, "a later reset").toBe(200);
  expect(await readTerms(email)).toEqual(accepted);
});

test("a user who has accepted the terms resets the password without them, and keeps the accepted version", async () => {
  const { id, email } = await student();
  await sql`update users set terms_version = '2020-01-01' where id = ${id}`;
  const before = await readTerms(email);
  expect((await reset(await requestToken(email))).status).toBe(200);
  expect((await reset(await requestToken(email, 2), { terms: true })).status).toBe(200);
  expect(await readTerms(email)).toEqual(before);
});

test("an account that a command made with a password resets it without the terms", async () => {
  const { id, email } = await student();
  await sql`update users set terms_accepted_at = null, terms_version = null where id = ${id}`;
  expect((await reset(await requestToken(email))).status).toBe(200);
  expect(await readTerms(email)).toEqual({ at: null, version: null });
});

test("a response to an invalid token does not reveal whether the account has accepted the terms", async () => {
  const [imported, { email }] = [await importStudent(), await student()];
  const tokens = [await requestToken(imported.email), await requestToken(email)];
  await sql`update user_tokens set expires_at = now() from users
    where users.id = user_id and users.email in (${imported.email}, ${email})`;
  const responses = await Promise.all([...tokens, "a".repeat(43)].map((token) => reset(token)));
  for (const { status, body } of responses) expect([status, body.code]).toEqual([422, "token_invalid"]);
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await signInWithPassword({ email }, { password })).status).toBe(200);
});

test("the page of a valid link shows its address, and the terms only to who has not accepted them", async () => {
  const [imported, { email }] = [await importStudent(), await student()];
  const read = async (token: string) => {
    const text = await (await visitorClient().fetch(`/reset-password?token=${token}`)).text();
    return text.replace(/<script[\s\S]*?<\/script>/g, "");
  };
  const label = usersEn.signup.terms.split("<")[0] as string;
  const [first, later] = [await requestToken(imported.email), await requestToken(email)];
  const [firstPage, laterPage] = await Promise.all([read(first), read(later)]);
  expect(firstPage).toContain(imported.email);
  expect(firstPage).toContain(label);
  expect(laterPage).toContain(email);
  expect(laterPage).not.toContain(label);
  await sql`update user_tokens set expires_at = now() from users
    where users.id = user_id and users.email = ${imported.email}`;
  const expired = await read(first);
  expect(expired).toContain(usersEn.linkEnded);
  expect(expired).not.toContain(imported.email);
});
