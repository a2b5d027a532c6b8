import { expect, test } from "vitest";
import { likePost, listPosts } from "@/lib/posts/contract";
import { logout } from "@/lib/users/contract";
import { listSessions, revokeOtherSessions, revokeSession } from "@/lib/users/settings-contract";
import {
  ApiClient,
  browserClient,
  sessionStatus,
  signIn,
  tokenClient,
  visitorClient,
} from "../../support/api";
import { auditActionsOf } from "../../support/audit-log";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { company, password, setStatus, student, suspend } from "../../support/users";

test("signing out ends the session and its token, but no other session", async () => {
  const user = await student();
  const { cookie, token } = await signIn(user);
  const [browser, program] = [new ApiClient({ cookie }), new ApiClient({ token })];
  const elsewhere = await browserClient(user);
  expect(await Promise.all([browser, program, elsewhere].map(sessionStatus))).toEqual([200, 200, 200]);
  const { status, headers } = await browser.call(logout, {});
  expect(status).toBe(200);
  expect(headers.getSetCookie()[0]).toMatch(/^next-auth\.session-token=; .*Expires=Thu, 01 Jan 1970/);
  expect(await Promise.all([browser, program, elsewhere].map(sessionStatus))).toEqual([401, 401, 200]);
});

test("signs out despite the exceeded rate limit of all requests", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const window = Math.floor(Date.now() / 300_000);
  for (const at of [window, window + 1])
    await sql`insert into rate_limits (key, points, expire)
      values (${`everything:${user.id}:${at}`}, 1500, ${new Date(Date.now() + 600_000)})`;
  await expect.poll(() => sessionStatus(browser), { timeout: 10_000 }).toBe(429);
  expect((await browser.call(logout, {})).status).toBe(200);
  expect((await browser.call(logout, {})).status, "the session is gone").toBe(401);
});

test("rejects session and token of a suspended account at the next request", async () => {
  const user = await student();
  const { cookie, token } = await signIn(user);
  const [browser, program] = [new ApiClient({ cookie }), new ApiClient({ token })];
  const { id } = await insertPost();
  for (const client of [browser, program]) {
    expect(await sessionStatus(client)).toBe(200);
    expect((await client.call(likePost, { params: { id } })).status).toBe(200);
  }
  await suspend(user);
  for (const client of [browser, program]) {
    expect(await sessionStatus(client)).toBe(401);
    expect((await client.call(likePost, { params: { id } })).status).toBe(401);
  }
});

test.each(["banned", "inactive"] as const)("rejects a session of an account that is %s", async (status) => {
  const user = await company();
  const browser = await browserClient(user);
  expect(await sessionStatus(browser)).toBe(200);
  await setStatus(user, status);
  expect(await sessionStatus(browser)).toBe(401);
});

test("a pending student can read, but change nothing", async () => {
  const browser = await browserClient(await student({ status: "pending_verification" }));
  const { id } = await insertPost();
  expect(await sessionStatus(browser)).toBe(200);
  expect((await browser.call(listPosts, {})).status).toBe(200);
  const { status, body } = await browser.call(likePost, { params: { id } });
  expect([status, body.code]).toEqual([403, "account_pending"]);
  expect((await browser.call(logout, {})).status, "but may leave").toBe(200);
});

test("rejects an expired session", async () => {
  const user = await student();
  const browser = await browserClient(user);
  expect(await sessionStatus(browser)).toBe(200);
  await sql`update sessions set expires_at = now() where user_id = ${user.id}`;
  expect(await sessionStatus(browser)).toBe(401);
});

test("rejects a forged cookie or token", async () => {
  const { cookie, token } = await signIn(await student());
  expect(await sessionStatus(new ApiClient({ cookie }))).toBe(200);
  const [name] = cookie.split("=");
  const broken = cookie.replace(/.{9}$/, "AAAAAAAAA");
  for (const forged of [broken, `${name}=`, `${name}=null`, `${name}=${"a".repeat(4000)}`, `${name}=%00`]) {
    expect(await sessionStatus(new ApiClient({ cookie: forged })), forged.slice(0, 50)).toBe(401);
  }
  for (const forged of [`${token.slice(0, -1)}!`, token.slice(1), `${token}a`, "null", "' or 1=1 --"]) {
    expect(await sessionStatus(new ApiClient({ token: forged })), forged).toBe(401);
  }
});

test("a token alone decides a request that has one", async () => {
  const { cookie, token } = await signIn(await student());
  expect(await sessionStatus(new ApiClient({ cookie, token }))).toBe(200);
  expect(await sessionStatus(new ApiClient({ cookie, token: "x".repeat(43) }))).toBe(401);
});

test("accepts the scheme of a token in any case", async () => {
  const { token } = await signIn(await student());
  const statusWith = async (authorization: string) =>
    (await visitorClient().fetch("/api/user", { headers: { authorization } })).status;
  for (const scheme of ["Bearer ", "bearer ", "BEARER  "])
    expect(await statusWith(scheme + token), scheme).toBe(200);
  for (const scheme of ["", "Bearer", "Basic "]) expect(await statusWith(scheme + token), scheme).toBe(401);
});

test("stores only the hash of a token", async () => {
  const user = await student();
  const { token } = await signIn(user);
  const [row] = await sql`select token_hash from sessions where user_id = ${user.id}`;
  expect(row?.token_hash).toMatch(/^[\w-]{43}$/);
  expect(row?.token_hash).not.toBe(token);
});

const agent = (name: string) => ({ headers: { "user-agent": name } });
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

test("lists only the user's own sessions", async () => {
  const user = await student();
  await browserClient(await student());
  const body = { email: user.email, password };
  await visitorClient().json("/api/login", { method: "POST", body, ...agent(firefox) });
  const here = await browserClient(user);
  const { data } = (await here.call(listSessions, {})).body;
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({ current: true, id: expect.any(Number) });
  expect(data[1]).toMatchObject({ current: false, browser: "Firefox", system: "Linux" });
  const text = JSON.stringify(data);
  for (const { id } of await sql`select id from sessions where user_id = ${user.id}`)
    expect(text, "the id that the cookie carries").not.toContain(id);
  await sql`update sessions set expires_at = now() where public_id = ${data[1]?.id ?? 0}`;
  expect((await here.call(listSessions, {})).body.data, "without the expired one").toHaveLength(1);
});

test("revokes the user's own session, but no other user's", async () => {
  const [user, other] = [await student(), await student()];
  const [here, there, elsewhere] = [
    await browserClient(user),
    await tokenClient(user),
    await browserClient(other),
  ];
  const { data } = (await here.call(listSessions, {})).body;
  const id = data.find(({ current }) => !current)?.id ?? 0;
  expect((await elsewhere.call(revokeSession, { params: { id } })).status).toBe(404);
  expect(await sessionStatus(there)).toBe(200);
  expect((await here.call(revokeSession, { params: { id } })).status).toBe(200);
  expect([await sessionStatus(there), await sessionStatus(here), await sessionStatus(elsewhere)]).toEqual([
    401, 200, 200,
  ]);
  expect((await here.call(revokeSession, { params: { id } })).status).toBe(404);
  expect(await auditActionsOf(user)).toEqual(["session_ended"]);
});

test("signing out everywhere ends every session and token but the current one", async () => {
  const user = await student();
  const [here, there, program] = [
    await browserClient(user),
    await browserClient(user),
    await tokenClient(user),
  ];
  const { status, body } = await here.call(revokeOtherSessions, {});
  expect([status, body.ended]).toEqual([200, 2]);
  expect([await sessionStatus(here), await sessionStatus(there), await sessionStatus(program)]).toEqual([
    200, 401, 401,
  ]);
  expect((await here.call(listSessions, {})).body.data).toHaveLength(1);
});
