import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { logout } from "@/lib/users/contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { browserClient, tokenClient } from "../../support/api";
import { sql } from "../../support/database";
import { startSlowRequest } from "../../support/slow-request";
import { admin, student, type TestUser } from "../../support/users";

const administrator = await browserClient(await admin());

/** A call for a new post that has been authorised and half of whose body has arrived. */
async function halfSentPost(content = "typed slowly") {
  const user = await student();
  const client = await tokenClient(user);
  const { token = "" } = client.traits;
  const call = { method: "POST", path: "/api/posts", token, body: { content } };
  const request = await startSlowRequest(user, call);
  return { user, client, request };
}

const postsOf = async ({ id }: TestUser) =>
  (await sql`select count(*)::int as many from posts where user_id = ${id}`)[0]?.many;

test("publishes a post whose body arrives in two parts", async () => {
  const { user, request } = await halfSentPost();
  expect((await request.finish()).status).toBe(201);
  expect(await postsOf(user)).toBe(1);
});

test.each(["banned", "suspended", "pending"] as const)(
  "rejects the rest of a body when its sender was %s meanwhile",
  async (status) => {
    const { user, request } = await halfSentPost();
    const body = { status, reason: "Insultes" } as { status: "banned" };
    expect((await administrator.call(setUserStatus, { params: { id: user.id }, body })).status).toBe(200);
    const response = await request.finish();
    expect([response.status, response.body.code]).toEqual(
      status === "pending" ? [403, "account_pending"] : [401, "unauthenticated"],
    );
    expect(await postsOf(user)).toBe(0);
  },
);

test("rejects the rest of a body when its sender has signed out meanwhile", async () => {
  const { user, client, request } = await halfSentPost();
  expect((await client.call(logout, {})).status).toBe(200);
  expect((await request.finish()).status).toBe(401);
  expect(await postsOf(user)).toBe(0);
});

test("rejects a subscription when its user was banned while the body arrived", async () => {
  const start = async () => {
    const user = await student();
    const { token = "" } = (await tokenClient(user)).traits;
    const body = { socket_id: "1234.5678", channel_name: `private-user-${user.id}` };
    return {
      user,
      request: await startSlowRequest(user, { method: "POST", path: "/broadcasting/auth", token, body }),
    };
  };
  const [allowed, banned] = [await start(), await start()];
  const body = { status: "banned", reason: "Insultes" } as const;
  await administrator.call(setUserStatus, { params: { id: banned.user.id }, body });
  expect((await allowed.request.finish()).status).toBe(200);
  expect((await banned.request.finish()).status).toBe(401);
});

test.concurrent("responds with 408 to a body that arrives too slowly, and closes the connection", {
  timeout: 30_000,
}, async () => {
  const { user, request } = await halfSentPost("x".repeat(2000));
  const trickle = setInterval(() => request.send(10), 500);
  const { status, body, connection } = await request.response.finally(() => clearInterval(trickle));
  expect([status, body.code, connection]).toEqual([408, "body_timeout", "close"]);
  expect(await request.isClosed()).toBe(true);
  expect(await postsOf(user)).toBe(0);
});

test.concurrent("accepts a body that arrives slowly but steadily", { timeout: 30_000 }, async () => {
  const { user, request } = await halfSentPost("x".repeat(9900));
  for (let seconds = 0; seconds < 11; seconds++) {
    request.send(880);
    await delay(1000);
  }
  expect((await request.finish()).status).toBe(201);
  expect(await postsOf(user)).toBe(1);
});
