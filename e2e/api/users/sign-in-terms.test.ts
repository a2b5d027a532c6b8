import { expect, onTestFinished, test } from "vitest";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { documentDates } from "@/lib/site";
import { loginWithCode } from "@/lib/users/contract";
import { forgotPassword, resetPassword } from "@/lib/users/tokens-contract";
import { ApiClient, browserClient, signInWithPassword, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { tokenOf, waitForEmail } from "../../support/outbox";
import { randomKey } from "../../support/random-key";
import { countSessions } from "../../support/sessions";
import { codeAt, enrol } from "../../support/two-factor";
import { password, student, type TestUser } from "../../support/users";

/** Another test may import a list of which only its own students are missing. */
async function addToSchoolList({ id }: TestUser): Promise<void> {
  await sql`update users set school_number = ${randomKey()} where id = ${id}`;
  onTestFinished(async () => void (await sql`update users set school_number = null where id = ${id}`));
}

/** An imported student who chose a password before the terms were required with it. */
async function studentWithoutTerms({ isImported = true } = {}): Promise<TestUser> {
  const user = await student();
  await sql`update users set terms_accepted_at = null, terms_version = null where id = ${user.id}`;
  if (isImported) await addToSchoolList(user);
  return user;
}

async function readVersion({ id }: TestUser): Promise<string | null> {
  const [row] = await sql`select terms_version as version from users where id = ${id}`;
  return row?.version;
}

const required = { terms: ["You must agree to the terms and conditions"] };

test("an imported student who has not accepted the terms signs in only by accepting them, once", async () => {
  const user = await studentWithoutTerms();
  const wrong = await signInWithPassword(user, { password: "faux", terms: true });
  expect([wrong.status, wrong.body.code], "reveals nothing without the password").toEqual([
    401,
    "invalid_credentials",
  ]);
  for (const fields of [{}, { terms: false }]) {
    const { status, body } = await signInWithPassword(user, fields);
    expect([status, body.errors]).toEqual([422, required]);
  }
  expect([await readVersion(user), await countSessions(user)]).toEqual([null, 0]);
  expect((await signInWithPassword(user, { terms: true })).status).toBe(200);
  expect(await readVersion(user)).toBe(documentDates.terms);
  expect((await signInWithPassword(user)).status, "the next sign-in").toBe(200);
});

test("an account that a command made, and one that has accepted earlier terms, sign in without them", async () => {
  const [byCommand, earlier] = [await studentWithoutTerms({ isImported: false }), await student()];
  await sql`update users set terms_version = '2020-01-01' where id = ${earlier.id}`;
  await addToSchoolList(earlier);
  for (const user of [byCommand, earlier]) {
    expect((await signInWithPassword(user)).status).toBe(200);
    expect((await signInWithPassword(user, { terms: true })).status).toBe(200);
  }
  expect([await readVersion(byCommand), await readVersion(earlier)]).toEqual([null, "2020-01-01"]);
});

test("the terms are accepted with the second factor, and required before it", async () => {
  const user = await enrol(await studentWithoutTerms());
  expect((await signInWithPassword(user)).body.errors).toEqual(required);
  const { headers, body } = await signInWithPassword(user, { terms: true });
  expect(body.code).toBe("two_factor_required");
  expect(await readVersion(user), "before the second factor").toBeNull();
  const browser = new ApiClient({ cookie: headers.getSetCookie()[0]?.split(";")[0] });
  expect((await browser.call(loginWithCode, { body: { code: codeAt(user.secret) } })).status).toBe(200);
  expect(await readVersion(user)).toBe(documentDates.terms);
});

test("a deleted account without the terms is restored only by accepting them", async () => {
  const user = await studentWithoutTerms();
  await (await browserClient(user)).call(deleteOwnAccount, { body: { password } });
  expect((await signInWithPassword(user, { terms: true })).body.code).toBe("account_deleted");
  expect((await signInWithPassword(user, { restore: true })).body.errors).toEqual(required);
  expect((await signInWithPassword(user, { restore: true, terms: true })).status).toBe(200);
});

test("an imported student who resets a password accepts the terms with it", async () => {
  const user = await studentWithoutTerms();
  await visitorClient().call(forgotPassword, { body: { email: user.email } });
  const token = tokenOf(await waitForEmail(user.email, "reset_password"));
  const reset = (terms: boolean) =>
    visitorClient().call(resetPassword, {
      body: { token, password: "un nouveau préau", password_confirmation: "un nouveau préau", terms },
    });
  expect((await reset(false)).body.errors).toEqual(required);
  expect((await reset(true)).status).toBe(200);
  expect(await readVersion(user)).toBe(documentDates.terms);
});
