import { afterAll, beforeAll, expect, test } from "vitest";
import { endpointEntries } from "@/lib/endpoints";
import { twoFactorPath } from "@/lib/routes";
import { listUsers } from "@/lib/users/management-contract";
import { browserClient, newIpAddress } from "../../support/api";
import { Authenticator } from "../../support/authenticator";
import { sql } from "../../support/database";
import { codeAt, startRequiringProcess } from "../../support/two-factor";
import { admin, password, student, type TestUser } from "../../support/users";

let origin: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ origin, stop } = await startRequiringProcess());
}, 180_000);
afterAll(() => stop?.());

/** A user's program and browser at the application that requires a second factor. */
async function clientOf(user: TestUser) {
  const login = await send("/api/login", { body: { email: user.email, password } });
  expect(login.status).toBe(200);
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { token } = await login.json();
  const authorization = `Bearer ${token}`;
  return {
    call: async (path: string, body?: object, method?: string) => {
      const response = await send(path, { body, method, headers: { authorization } });
      return { status: response.status, body: await response.json() };
    },
    /** The path that a page redirects to. */
    open: async (path: string) => {
      const response = await send(path, { headers: { cookie } });
      const refresh = (await response.text()).match(
        /__next-page-redirect"[^>]*content="\d+;url=([^"]+)"/,
      )?.[1];
      const location = response.headers.get("location") ?? refresh?.replaceAll("&amp;", "&") ?? path;
      const { pathname, search } = new URL(location, origin);
      return pathname + search;
    },
  };
}

type Call = { body?: object | undefined; method?: string | undefined; headers?: Record<string, string> };

function send(path: string, { body, method = body ? "POST" : "GET", headers }: Call = {}): Promise<Response> {
  const json = body && { body: JSON.stringify(body) };
  const all = { "content-type": "application/json", "x-forwarded-for": newIpAddress(), ...headers };
  return fetch(origin + path, { method, redirect: "manual", headers: all, ...json });
}

test("redirects an administrator to enrolment, and to the area after it", async () => {
  const user = await admin();
  const { call, open } = await clientOf(user);
  const enrolmentPath = twoFactorPath("/admin/dashboard/users");
  expect(await open("/admin/dashboard/users")).toBe(enrolmentPath);
  expect(await open("/login?next=/admin/dashboard/users")).toBe(enrolmentPath);
  expect(await open(enrolmentPath)).toBe(enrolmentPath);
  const rejected = await call("/api/admin/users");
  expect([rejected.status, rejected.body.code]).toEqual([403, "two_factor_missing"]);

  const { secret } = (await call("/api/user/two-factor", { current_password: password })).body;
  expect((await call("/api/user/two-factor/confirm", { code: codeAt(secret) })).status).toBe(200);
  expect((await call("/api/admin/users")).status).toBe(200);
  expect(await open("/admin/dashboard/users")).toBe("/admin/dashboard/users");
  expect(await open(enrolmentPath)).toBe("/admin/dashboard/users");
});

test("until enrolment, administrators have only the rights of a visitor", async () => {
  const user = await admin();
  const { call } = await clientOf(user);
  const [post] =
    await sql`insert into posts (user_id, content, audience) values (${(await student()).id}, 'Pour les membres', 'members') returning id`;
  expect((await call(`/api/posts/${post?.id}`)).status).toBe(404);
  expect((await call(`/api/posts/${post?.id}`, undefined, "DELETE")).body.code).toBe("two_factor_missing");
  const allowed = endpointEntries.filter(({ endpoint }) => endpoint.allowUnenrolled).map(({ name }) => name);
  expect(allowed.sort()).toEqual([
    "addPasskey",
    "changeLocale",
    "confirmTwoFactor",
    "getTwoFactor",
    "getUser",
    "logout",
    "startPasskey",
    "startTwoFactor",
  ]);
  expect((await call("/api/user")).body.user.id).toBe(user.id);
  await sql`update users set two_factor_at = now() where id = ${user.id}`;
  expect((await call(`/api/posts/${post?.id}`)).status).toBe(200);
});

test("a session that was opened with only the password gets no rights by the enrolment in another one", async () => {
  const user = await admin();
  const [thief, owner] = [await clientOf(user), await clientOf(user)];
  const { secret } = (await owner.call("/api/user/two-factor", { current_password: password })).body;
  expect((await owner.call("/api/user/two-factor/confirm", { code: codeAt(secret) })).status).toBe(200);
  expect((await owner.call("/api/admin/users")).status).toBe(200);
  expect((await thief.call("/api/admin/users")).status).toBe(401);
  expect(await thief.open("/admin/dashboard/users")).toMatch(/^\/login/);
});

test("a passkey fulfils the requirement", async () => {
  const { call } = await clientOf(await admin());
  expect((await call("/api/admin/users")).body.code).toBe("two_factor_missing");
  const started = await call("/api/user/passkeys/creation-options", { current_password: password });
  const passkey = new Authenticator().create(started.body.options, { origin });
  const added = await call("/api/user/passkeys", { name: "Bureau", passkey });
  expect([added.status, added.body.recovery_codes.length]).toEqual([201, 10]);
  expect((await call("/api/admin/users")).status).toBe(200);
});

test("it is optional for other roles, and for administrators who sign in only through the school", async () => {
  const studentClient = await clientOf(await student());
  expect(await studentClient.open("/student/dashboard/friends")).toBe("/student/dashboard/friends");
  expect((await studentClient.call("/api/friend-requests/received")).status).toBe(200);
  const user = await admin();
  const { call } = await clientOf(user);
  expect((await call("/api/admin/users")).status).toBe(403);
  await sql`update users set password_hash = '' where id = ${user.id}`;
  expect((await call("/api/admin/users")).status).toBe(200);
});

test("when it is optional, an administrator without a second factor can open the area", async () => {
  expect((await (await browserClient(await admin())).call(listUsers, {})).status).toBe(200);
});
