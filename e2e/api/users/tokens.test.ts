import { request } from "node:http";
import { expect, test } from "vitest";
import { limits } from "@/lib/core/api/rate-limits";
import { subnetKey } from "@/lib/core/api/subnet-key";
import { hashTokenSecret } from "@/lib/core/auth/token-secrets";
import { getUser, signupStudent } from "@/lib/users/contract";
import { forgotPassword, resetPassword, sendVerification } from "@/lib/users/tokens-contract";
import { browserClient, signInWithPassword, visitorClient } from "../../support/api";
import { auditActionsOf } from "../../support/audit-log";
import { sql } from "../../support/database";
import { origin } from "../../support/environment";
import { emailsTo, tokenOf, waitForEmail } from "../../support/outbox";
import { newEmail, student } from "../../support/users";
import { verifyAddress } from "../../support/verification";

const forgot = (email: string, from = visitorClient()) => from.call(forgotPassword, { body: { email } });
const reset = (token: string, password: string) =>
  visitorClient().call(resetPassword, { body: { token, password, password_confirmation: password } });

async function resetSecret(email: string, count = 1): Promise<string> {
  expect((await forgot(email)).status).toBe(202);
  return tokenOf(await waitForEmail(email, "reset_password", count));
}

test("resets a password by the link of an email, which ends every session", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const secret = await resetSecret(user.email);
  expect((await browser.call(getUser, {})).status).toBe(200);
  expect((await reset(secret, "un nouveau préau")).status).toBe(200);
  expect((await browser.call(getUser, {})).status).toBe(401);
  expect((await signInWithPassword(user)).status).toBe(401);
  expect((await signInWithPassword(user, { password: "un nouveau préau" })).status).toBe(200);
  expect(await emailsTo(user.email, "password_changed")).toHaveLength(1);
  expect(await auditActionsOf(user)).toEqual(["password_reset", "signed_in"]);
});

test("a password reset verifies the email that its link was sent to, and no other", async () => {
  const user = await student({ isUnverified: true });
  const isVerified = async () =>
    (await sql`select email_verified_at is not null as done from users where id = ${user.id}`)[0]?.done;
  const [first, second] = [await resetSecret(user.email), await resetSecret(user.email, 2)];
  await sql`update user_tokens set email = ${newEmail()} where user_id = ${user.id}
    and token_hash = ${hashTokenSecret(first)}`;
  expect((await reset(first, "une autre boîte")).status).toBe(422);
  expect(await isVerified()).toBe(false);
  expect((await reset(second, "un nouveau préau")).status).toBe(200);
  expect(await isVerified()).toBe(true);
});

test.each([
  [undefined, "en", "en"],
  ["fr", "en", "fr"],
] as const)(
  "sends an email to an account of the language %s, from a browser in %s, in %s",
  async (locale, language, expected) => {
    const user = await student({ locale });
    const browser = visitorClient({ language });
    expect((await forgot(user.email, browser)).status).toBe(202);
    const token = tokenOf(await waitForEmail(user.email, "reset_password"));
    const password = "un nouveau préau";
    const body = { token, password, password_confirmation: password };
    expect((await browser.call(resetPassword, { body })).status).toBe(200);
    const rows = await sql`select locale from emails where user_id = ${user.id}
    union all select locale from users where id = ${user.id}`;
    expect(rows.map(({ locale }) => locale)).toEqual([expected, expected, expected]);
  },
);

test("accepts only one of simultaneous uses of a link", async () => {
  const { email } = await student();
  const secret = await resetSecret(email);
  const words = ["premier mot", "second mot", "autre mot", "quatrième mot"];
  const responses = await Promise.all(words.map((word) => reset(secret, word)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  const winner = words[responses.findIndex(({ status }) => status === 200)] as string;
  expect((await signInWithPassword({ email }, { password: winner })).status).toBe(200);
  const again = await reset(secret, "encore un mot");
  expect([again.status, again.body.code]).toEqual([422, "token_invalid"]);
});

test("a later request does not revoke the earlier link", async () => {
  const { email } = await student();
  const first = await resetSecret(email);
  let last = first;
  for (let count = 2; count <= 5; count++) last = await resetSecret(email, count);
  expect(last).not.toBe(first);
  expect((await reset(first, "le premier lien")).status).toBe(200);
  expect((await reset(last, "le dernier lien")).body.code, "once one is used").toBe("token_invalid");
});

test("accepts only one of several links used at once", async () => {
  const { email } = await student();
  await Promise.all([forgot(email), forgot(email), forgot(email)]);
  await waitForEmail(email, "reset_password", 3);
  const secrets = (await emailsTo(email, "reset_password")).map(tokenOf);
  const responses = await Promise.all(secrets.map((secret) => reset(secret, "un seul lien")));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test("a newer verification link revokes the older one", async () => {
  const late = await student({ isUnverified: true });
  const browser = await browserClient(late);
  await browser.call(sendVerification, {});
  const older = tokenOf(await waitForEmail(late.email, "verify_email"));
  await browser.call(sendVerification, {});
  const newer = tokenOf(await waitForEmail(late.email, "verify_email", 2));
  expect((await verifyAddress(older)).body.code).toBe("token_invalid");
  expect((await verifyAddress(newer)).status).toBe(200);
});

test("rejects an expired link, and one for another purpose", async () => {
  const user = await student({ isUnverified: true });
  const secret = await resetSecret(user.email);
  expect((await verifyAddress(secret)).body.code).toBe("token_invalid");
  await sql`update user_tokens set expires_at = now() where user_id = ${user.id}`;
  expect((await reset(secret, "trop tard")).body.code).toBe("token_invalid");
  expect((await reset("a".repeat(43), "tout inventé")).body.code).toBe("token_invalid");
  const [row] = await sql`select email_verified_at from users where id = ${user.id}`;
  expect(row?.email_verified_at).toBeNull();
});

test("no row of an email or a link contains the token", async () => {
  const { id, email } = await student();
  const secret = await resetSecret(email);
  const rows = await sql`select to_jsonb(t)::text as text from user_tokens t where user_id = ${id}
    union all select to_jsonb(m)::text from emails m where user_id = ${id}`;
  expect(rows.length).toBeGreaterThanOrEqual(2);
  for (const { text } of rows) expect(text).not.toContain(secret);
});

test("responds to registered and unknown emails alike, but sends an email only to registered ones", async () => {
  const { email } = await student();
  const stranger = newEmail();
  const [registered, other] = [await forgot(email), await forgot(stranger)];
  expect([registered.status, other.status]).toEqual([202, 202]);
  expect(registered.body).toEqual(other.body);
  const names = (headers: Headers) => [...headers.keys()].filter((name) => name !== "date").sort();
  expect(names(registered.headers)).toEqual(names(other.headers));
  await waitForEmail(email, "reset_password");
  expect(await emailsTo(stranger, "reset_password")).toEqual([]);
});

test("responds to registered and unknown emails in the same time", { timeout: 180_000 }, async () => {
  const ratios: number[] = [];
  // A busy machine delays single requests, whereas a real difference would show in every round.
  for (let round = 0; round < 5 && !ratios.some((ratio) => ratio < 1.5); round++) {
    const times: Record<"registered" | "unknown", number[]> = { registered: [], unknown: [] };
    for (let pair = 0; pair < 15; pair++) {
      const { email } = await student();
      times.registered.push(await measureForgot(email));
      // Waits for the work after the response, which would slow the next request.
      await waitForEmail(email, "reset_password");
      times.unknown.push(await measureForgot(newEmail()));
    }
    const [one, other] = [lowerQuartile(times.registered), lowerQuartile(times.unknown)];
    ratios.push(Math.max(one, other) / Math.min(one, other));
  }
  expect(Math.min(...ratios)).toBeLessThan(1.5);
});

async function measureForgot(email: string): Promise<number> {
  const startedAt = performance.now();
  await forgot(email);
  return performance.now() - startedAt;
}

function lowerQuartile(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] as number;
}

test("limits requests to five in half an hour per email, and allows a class to send them from one network", async () => {
  for (const email of [(await student()).email, newEmail()]) {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await forgot(n % 2 ? email : email.toUpperCase())).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  }
  for (const client of [visitorClient(), await browserClient(await student())]) {
    const responses = await Promise.all(Array.from({ length: 35 }, () => forgot(newEmail(), client)));
    expect(new Set(responses.map(({ status }) => status)), "signed in or not").toEqual(new Set([202]));
    await sql`update rate_limits set points = ${limits.forgotPassword.points}
      where key = ${`forgotPassword:${subnetKey(client.ipAddress)}`}`;
    expect((await forgot(newEmail(), client)).status).toBe(429);
  }
});

test("a new user verifies their email by the link in the email", async () => {
  const email = newEmail();
  const word = "huit lettres";
  const body = { name: "Amélie", email, password: word, password_confirmation: word, terms: true } as const;
  expect((await visitorClient().call(signupStudent, { body })).status).toBe(201);
  const [row] = await sql`select email_verified_at, terms_version from users where email = ${email}`;
  expect(row).toMatchObject({ email_verified_at: null, terms_version: expect.stringMatching(/\d/) });
  const emailRow = await waitForEmail(email, "verify_email");
  expect(JSON.stringify(emailRow.params), "it may be another's address").not.toContain("Amélie");
  const response = await verifyAddress(tokenOf(emailRow));
  expect([response.status, response.body.purpose]).toEqual([200, "verify_email"]);
  const [now] = await sql`select email_verified_at from users where email = ${email}`;
  expect(now?.email_verified_at).toBeInstanceOf(Date);
  expect((await verifyAddress(tokenOf(emailRow))).body.code).toBe("token_invalid");
});

test("resends the link only to unverified users, with a limit", async () => {
  const late = await student({ isUnverified: true });
  const browser = await browserClient(late);
  expect((await browser.call(sendVerification, {})).status).toBe(202);
  expect((await verifyAddress(tokenOf(await waitForEmail(late.email, "verify_email")))).status).toBe(200);
  expect((await browser.call(sendVerification, {})).status).toBe(202);
  expect(await emailsTo(late.email, "verify_email")).toHaveLength(1);
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await browser.call(sendVerification, {})).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
});

test("rejects a link to an email that the account had before", async () => {
  const user = await student({ isUnverified: true });
  await (await browserClient(user)).call(sendVerification, {});
  const proof = tokenOf(await waitForEmail(user.email, "verify_email"));
  const key = await resetSecret(user.email);
  await sql`update users set email = ${newEmail()} where id = ${user.id}`;
  expect((await verifyAddress(proof)).body.code).toBe("token_invalid");
  expect((await reset(key, "une autre boîte")).body.code).toBe("token_invalid");
});

test("a forged Host does not change a link", async () => {
  const { email } = await student();
  const status = await new Promise((resolve, reject) => {
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-for": visitorClient().ipAddress,
      "content-type": "application/json",
    };
    const call = request(`${origin}/api/forgot-password`, { method: "POST", headers }, (response) =>
      resolve(response.resume().statusCode),
    );
    call.on("error", reject).end(JSON.stringify({ email }));
  });
  expect(status).toBe(202);
  const emailRow = await waitForEmail(email, "reset_password");
  expect(JSON.stringify(emailRow)).not.toContain("evil");
  expect((await reset(tokenOf(emailRow), "pas chez eux")).status).toBe(200);
});
