import { expect, test } from "vitest";
import type { UserStatus } from "@/db/enums";
import { type LimitName, limits } from "@/lib/core/api/rate-limits";
import { subnetKey } from "@/lib/core/api/subnet-key";
import { getUser } from "@/lib/users/contract";
import {
  ApiClient,
  deviceClient,
  newIpAddress,
  signIn,
  signInWithPassword,
  visitorClient,
} from "../../support/api";
import { sql } from "../../support/database";
import { company, setStatus, student, type TestUser } from "../../support/users";

test("a student signs in and receives their account, a token and a cookie", async () => {
  const user = await student({ name: "Inès Moreau" });
  const { status, headers, body } = await signInWithPassword(user);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    status: "success",
    user: {
      id: user.id,
      name: "Inès Moreau",
      role: "student",
      email: user.email,
      status: "active",
      avatar_url: null,
      locale: "en",
    },
    token: expect.stringMatching(/^[\w-]{43}$/),
    user_type: "student",
  });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^next-auth\.session-token=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=lax$/),
    expect.stringMatching(/^preau-device=[^;]+; Path=\/api; .*Max-Age=15552000; .*HttpOnly; SameSite=lax$/),
    expect.stringMatching(/^NEXT_LOCALE=en; Path=\/; .*Max-Age=31536000; .*SameSite=lax$/),
  ]);
});

test("authenticates by cookie and by token", async () => {
  const user = await student();
  const { cookie, token } = await signIn(user);
  for (const client of [new ApiClient({ cookie }), new ApiClient({ token })]) {
    const { status, body } = await client.call(getUser, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: user.id }, user_type: "student" });
  }
});

test("ignores case and spaces of the email", async () => {
  const { email } = await student();
  expect((await signInWithPassword({ email: ` ${email.toUpperCase()} ` })).status).toBe(200);
});

test("responds to a wrong password and an unknown email alike", async () => {
  const { email } = await student();
  expect((await signInWithPassword({ email })).status).toBe(200);
  const wrong = await signInWithPassword({ email }, { password: "sous les pavés" });
  const unknown = await signInWithPassword({ email: "nobody@test.invalid" }, { password: "sous les pavés" });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body).toEqual({
    success: false,
    status: "error",
    code: "invalid_credentials",
    message: "Wrong email or password.",
  });
});

test("reports each missing field of an empty form", async () => {
  const { status, body } = await visitorClient().json("/api/login", { method: "POST", body: {} });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: "validation_failed",
    errors: { email: ["Email is required"], password: ["Password is required"] },
  });
});

test.each<[UserStatus, string]>([
  ["suspended", "account_suspended"],
  ["banned", "account_banned"],
  ["inactive", "account_inactive"],
])("rejects a student who is %s, naming the status to the right password only", async (status, code) => {
  const user = await student();
  expect((await signInWithPassword(user)).status).toBe(200);
  await setStatus(user, status);
  const rejected = await signInWithPassword(user);
  expect([rejected.status, rejected.body.code]).toEqual([403, code]);
  expect(rejected.headers.getSetCookie()).toEqual([]);
  expect((await signInWithPassword(user, { password: "sous les pavés" })).body.code).toBe(
    "invalid_credentials",
  );
});

test("a pending student can sign in, a pending company cannot", async () => {
  const waiting = { status: "pending_verification" } as const;
  expect((await signInWithPassword(await student(waiting))).status).toBe(200);
  const rejected = await signInWithPassword(await company(waiting));
  expect([rejected.status, rejected.body.code]).toEqual([403, "account_pending"]);
});

test("limits guesses to six per minute, without locking the owner out", async () => {
  const user = await student();
  const attacker = visitorClient();
  const codes = await enterWrongPasswords(user, attacker, 7);
  expect(codes).toEqual([401, 401, 401, 401, 401, 401, 429]);
  const { status, headers, body } = await signInWithPassword(user, {}, attacker);
  expect([status, body.code]).toEqual([429, "too_many_requests"]);
  const retryAfterSeconds = Number(headers.get("retry-after"));
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(body.message).toBe(
    `Too many requests. Try again in ${retryAfterSeconds} second${retryAfterSeconds === 1 ? "" : "s"}.`,
  );
  expect((await signInWithPassword(user)).status, "from the owner's own address").toBe(200);
});

test("ignores further IP addresses in X-Forwarded-For when it counts guesses", async () => {
  const user = await student();
  const attacker = visitorClient();
  expect(await enterWrongPasswords(user, attacker, 6)).toEqual([401, 401, 401, 401, 401, 401]);
  const spoofed = visitorClient({ ipAddress: `${newIpAddress()}, ${attacker.ipAddress}` });
  expect(await enterWrongPasswords(user, spoofed, 1)).toEqual([429]);
});

test("a sign-in resets the count of wrong passwords", async () => {
  const user = await student();
  const home = visitorClient();
  expect(await enterWrongPasswords(user, home, 5)).toEqual([401, 401, 401, 401, 401]);
  expect((await signInWithPassword(user, {}, home)).status).toBe(200);
  expect(await enterWrongPasswords(user, home, 5)).toEqual([401, 401, 401, 401, 401]);
});

test("limits wrong passwords per network in an hour, for all accounts together", async () => {
  const school = visitorClient();
  await used("signInFailures", subnetKey(school.ipAddress), limits.signInFailures.points - 5);
  const fine = await student();
  expect((await signInWithPassword(fine, {}, school)).status, "it counts failed attempts alone").toBe(200);
  const others = Array.from({ length: 10 }, (_, n) => `nobody-${n}@test.invalid`);
  const responses = await Promise.all(
    others.map((email) => signInWithPassword({ email }, { password: "guess" }, school)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([
    ...Array(5).fill(401),
    ...Array(5).fill(429),
  ]);
  const { status, headers } = await signInWithPassword(fine, {}, school);
  expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
  const neighbour = visitorClient({ ipAddress: school.ipAddress.replace(/[^:]+$/, "1") });
  expect((await signInWithPassword(fine, {}, neighbour)).status, "from the same network").toBe(429);
  expect((await signInWithPassword(fine)).status, "from elsewhere").toBe(200);
});

test("accepts a browser that the account has signed in with, despite wrong passwords from its network", async () => {
  const [user, other] = [await student(), await student()];
  const school = visitorClient();
  const browser = await deviceClient(user, school);
  await used("signInFailures", subnetKey(school.ipAddress), limits.signInFailures.points);
  await used("signInMinute", `${subnetKey(school.ipAddress)}:${user.email}`, limits.signInMinute.points);
  expect((await signInWithPassword(user, {}, school)).status, "another browser").toBe(429);
  expect((await signInWithPassword(other, {}, browser)).status, "another account").toBe(429);
  const signedIn = await signInWithPassword({ email: user.email.toUpperCase() }, {}, browser);
  expect(signedIn.status).toBe(200);
  const forged = new ApiClient({
    ipAddress: school.ipAddress,
    cookie: "preau-device=eyJhbGciOiJkaXIifQ..a.b.c",
  });
  expect((await signInWithPassword(user, {}, forged)).status).toBe(429);
});

test("limits guesses in a browser that the account has signed in with, in any network", async () => {
  const user = await student();
  const browser = await deviceClient(user, visitorClient());
  expect(await enterWrongPasswords(user, browser, 7)).toEqual([401, 401, 401, 401, 401, 401, 429]);
  const elsewhere = new ApiClient({ ...browser.traits, ipAddress: newIpAddress() });
  expect(await enterWrongPasswords(user, elsewhere, 1)).toEqual([429]);
  const others = [`signInFailures:${subnetKey(browser.ipAddress)}`, `signInAccount:${user.email}`];
  expect(await sql`select from rate_limits where key in ${sql(others)}`, "rejects and delays no one").toEqual(
    [],
  );
  expect((await signInWithPassword(user)).status, "another browser").toBe(200);
});

test("a browser remembers all accounts that have signed in with it", async () => {
  const [first, second] = [await student(), await student()];
  const home = visitorClient();
  const both = await deviceClient(second, await deviceClient(first, home));
  await used("signInFailures", subnetKey(home.ipAddress), limits.signInFailures.points);
  for (const user of [first, second]) expect((await signInWithPassword(user, {}, both)).status).toBe(200);
});

test("delays attempts after many wrong passwords of an account, without locking it", async () => {
  const owner = await student();
  const unknown = `${owner.id}@nowhere.invalid`;
  for (const email of [owner.email, unknown]) {
    await used("signInAccount", email, 12);
    const startedAt = performance.now();
    expect((await signInWithPassword({ email: email.toUpperCase() }, { password: "guess" })).status).toBe(
      401,
    );
    expect(performance.now() - startedAt, email).toBeGreaterThan(990);
  }
  expect((await signInWithPassword(owner)).status, "the owner, from anywhere").toBe(200);
  const remaining = await sql`select key from rate_limits where key like ${`signIn%${owner.email}`}`;
  expect(remaining.map(({ key }) => key.split(":")[0]).sort(), "limits of the attacker's IP address").toEqual(
    ["signInHour", "signInMinute"],
  );
});

/** Uses up points of a rate limit. */
async function used(limit: LimitName, key: string, points: number): Promise<void> {
  const expire = new Date(Date.now() + limits[limit].seconds * 1000);
  await sql`insert into rate_limits (key, points, expire) values (${`${limit}:${key}`}, ${points}, ${expire})`;
}

async function enterWrongPasswords({ email }: TestUser, from: ApiClient, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++)
    statuses.push((await signInWithPassword({ email }, { password: `guess ${n}` }, from)).status);
  return statuses;
}
