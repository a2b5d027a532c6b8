import { beforeAll, expect, test } from "vitest";
import { buildUrl } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import type { Access } from "@/lib/core/auth/viewer";
import { endpointEntries } from "@/lib/endpoints";
import { ApiClient, browserClient, tokenClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { admin, company, student, suspend, type TestUser } from "../../support/users";

type Persona = { name: string; role: Access; pending?: boolean; browser: ApiClient; program: ApiClient };
const personas: Persona[] = [];

beforeAll(async () => {
  const suspended: TestUser[] = [];
  const demoted: number[] = [];
  const toSuspend = (make: () => Promise<TestUser>) => async () => {
    const user = await make();
    suspended.push(user);
    return user;
  };
  const toDemote = async () => {
    const user = await admin();
    demoted.push(user.id);
    return user;
  };
  personas.push(
    {
      name: "visitor",
      role: "visitor",
      browser: visitorClient(),
      program: new ApiClient({ token: "x".repeat(43) }),
    },
    { name: "student", role: "student", ...(await signedIn(student)) },
    { name: "company", role: "company", ...(await signedIn(company)) },
    { name: "admin", role: "admin", ...(await signedIn(admin)) },
    { name: "suspended student", role: "visitor", ...(await signedIn(toSuspend(student))) },
    { name: "suspended administrator", role: "visitor", ...(await signedIn(toSuspend(admin))) },
    { name: "demoted administrator, still signed in", role: "student", ...(await signedIn(toDemote)) },
    {
      name: "pending student",
      role: "student",
      pending: true,
      ...(await signedIn(() => student({ status: "pending_verification" }))),
    },
  );
  await Promise.all(suspended.map(suspend));
  await sql`update users set role = 'student' where id in ${sql(demoted)}`;
});

/** Signs in two users, because a client may end the sessions of its user. */
async function signedIn(make: () => Promise<TestUser>) {
  return { browser: await browserClient(await make()), program: await tokenClient(await make()) };
}

// Signing out runs last: it ends the sessions that the other tests use.
const endpoints = [...endpointEntries].sort(
  (a, b) => Number(a.name === "logout") - Number(b.name === "logout"),
);

test.each(endpoints)("$name admits only the roles that it declares", async ({ endpoint }) => {
  const outcomes = personas.map((persona) => [persona.name, expected(endpoint, persona)]);
  const byCookie = personas.map(async ({ name, browser }) => [name, await callOutcome(endpoint, browser)]);
  const byToken = personas.map(async ({ name, program }) => [name, await callOutcome(endpoint, program)]);
  expect(outcomes.map(([, outcome]) => outcome)).toContain("let in");
  expect(await Promise.all(byCookie), "with the cookie").toEqual(outcomes);
  expect(await Promise.all(byToken), "with the token").toEqual(outcomes);
});

function expected(
  { access, method, allowPending }: Endpoint,
  { role, pending }: Persona,
): "let in" | 401 | 403 {
  if (!access.includes(role)) return role === "visitor" ? 401 : 403;
  return pending && method !== "GET" && !allowPending ? 403 : "let in";
}

/**
 * No row has the highest id and an empty body is rarely valid: an authorised client gets 2xx, 404 or 422, and
 * `sign_in_expired` where a sign-in would have to wait for its second factor.
 */
async function callOutcome(endpoint: Endpoint, client: ApiClient): Promise<string | number> {
  const nowhere = { id: 2_147_483_647 };
  const { method } = endpoint;
  const body = endpoint.body && {};
  const response = await client.fetch(buildUrl(endpoint, { params: nowhere }), { method, body });
  const { status } = response;
  if (status === 401 && (await response.json()).code === "sign_in_expired") return "let in";
  // A machine under load may respond with 503 after the access check.
  if (status !== 503) expect(status).toBeLessThan(500);
  return status === 401 || status === 403 ? status : "let in";
}
