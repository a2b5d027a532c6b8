import { expect, test } from "vitest";
import { limits } from "@/lib/core/api/rate-limits";
import { subnetKey } from "@/lib/core/api/subnet-key";
import { ApiClient, deviceClient, signInWithPassword, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { codeAt, type Enrolled, enrol } from "../../support/two-factor";
import { student } from "../../support/users";

const failuresKey = ({ ipAddress }: ApiClient) => `twoFactorFailures:${subnetKey(ipAddress)}`;

async function sendCode({ email, secret }: Enrolled, from: ApiClient, steps = 0) {
  const { status, body } = await signInWithPassword({ email }, { code: codeAt(secret, steps) }, from);
  return body.code ?? status;
}

/** A client whose network has used up its wrong codes. */
async function lockedNetwork(): Promise<ApiClient> {
  const school = visitorClient();
  expect(await sendCode(await enrol(await student()), school, 9)).toBe("validation_failed");
  const { points } = limits.twoFactorFailures;
  const rows =
    await sql`update rate_limits set points = ${points} where key = ${failuresKey(school)} returning key`;
  expect(rows).toHaveLength(1);
  return school;
}

test("limits wrong codes per network, for all accounts together", async () => {
  const school = await lockedNetwork();
  const user = await enrol(await student());
  expect(await sendCode(user, school)).toBe("two_factor_locked");
  expect(await sendCode(user, visitorClient()), "from elsewhere").toBe(200);
});

test("does not reject a browser that the account has signed in with for the wrong codes of its network", async () => {
  const [user, other] = [await enrol(await student()), await enrol(await student())];
  const school = await lockedNetwork();
  const elsewhere = await deviceClient(user, visitorClient(), { code: codeAt(user.secret, -1) });
  const browser = new ApiClient({ ...elsewhere.traits, ipAddress: school.ipAddress });
  const forged = new ApiClient({
    ipAddress: school.ipAddress,
    cookie: "preau-device=eyJhbGciOiJkaXIifQ..a.b.c",
  });
  expect(await sendCode(user, school), "another browser").toBe("two_factor_locked");
  expect(await sendCode(other, browser), "another account").toBe("two_factor_locked");
  expect(await sendCode(user, forged)).toBe("two_factor_locked");
  expect(await sendCode(user, browser)).toBe(200);
});

test("such a browser has five attempts like any other, which do not count against its network", async () => {
  const user = await enrol(await student());
  const browser = await deviceClient(user, visitorClient(), { code: codeAt(user.secret) });
  const results: (string | number)[] = [];
  for (let n = 0; n < 6; n++) results.push(await sendCode(user, browser, 10 + n));
  expect(results).toEqual([...Array(5).fill("validation_failed"), "two_factor_locked"]);
  expect(await sendCode(user, visitorClient(), 1), "a right one, from anywhere").toBe("two_factor_locked");
  expect(await sql`select from rate_limits where key = ${failuresKey(browser)}`).toEqual([]);
});
