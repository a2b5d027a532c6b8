import { expect, test } from "vitest";
import { likePost } from "@/lib/posts/contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { type ApiClient, browserClient, tokenClient } from "../../support/api";
import { sql } from "../../support/database";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { insertPost } from "../../support/posts";
import { admin, student, type TestUser } from "../../support/users";

const administrator = await browserClient(await admin());
const ban = ({ id }: TestUser) =>
  administrator.call(setUserStatus, { params: { id }, body: { status: "banned", reason: "Insultes" } });
const like = (client: ApiClient, id: number) => client.call(likePost, { params: { id } });
const likesOf = async ({ id }: TestUser) =>
  (await sql`select count(*)::int as many from likes where user_id = ${id}`)[0]?.many;

test("a call authorized before a ban writes nothing after it", async () => {
  const user = await student();
  const client = await tokenClient(user);
  const [first, second] = [await insertPost(), await insertPost()];
  expect((await like(client, first.id)).status).toBe(200);
  const banning = await holdLocks(async (tx) => {
    await tx`update users set status = 'banned' where id = ${user.id}`;
    await tx`delete from sessions where user_id = ${user.id}`;
  });
  const late = like(client, second.id);
  await waitUntilBlocking(banning.pid);
  await banning.end();
  expect((await late).status).toBe(401);
  expect(await likesOf(user)).toBe(1);
});

test("a ban waits for a write in progress", async () => {
  const user = await student();
  const client = await tokenClient(user);
  const { id } = await insertPost();
  const slow = await holdLocks((tx) => tx`select from posts where id = ${id} for update`);
  const early = like(client, id);
  await waitUntilBlocking(slow.pid);
  const banned = ban(user);
  const [{ writer } = { writer: 0 }] = await sql`
    select pid as writer from pg_stat_activity where ${slow.pid} = any(pg_blocking_pids(pid))`;
  await waitUntilBlocking(writer);
  await slow.end();
  expect([(await early).status, (await banned).status]).toEqual([200, 200]);
  expect(await likesOf(user)).toBe(1);
  expect((await like(client, id)).status).toBe(401);
});

test("stores nothing after the response to a ban, thirty times", { timeout: 120_000 }, async () => {
  const posts = await Promise.all(Array.from({ length: 4 }, () => insertPost()));
  const statuses = new Set<number>();
  for (let round = 0; round < 30; round++) {
    const user = await student();
    const client = await tokenClient(user);
    const responses = posts.map(({ id }) => like(client, id));
    expect((await ban(user)).status).toBe(200);
    const atBan = await likesOf(user);
    for (const response of await Promise.all(responses)) statuses.add(response.status);
    expect(await likesOf(user), `round ${round}`).toBe(atBan);
  }
  expect([...statuses].every((status) => status === 200 || status === 401)).toBe(true);
});
