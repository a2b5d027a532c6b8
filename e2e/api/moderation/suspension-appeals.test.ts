import { expect, test } from "vitest";
import { decideAppeal, listAppeals } from "@/lib/moderation/decisions-contract";
import { decideReports } from "@/lib/moderation/queue-contract";
import { appealSuspension } from "@/lib/moderation/suspension-appeals-contract";
import { deleteUser, restoreUser } from "@/lib/users/management-contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { type ApiClient, browserClient, signInWithPassword, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertReport } from "../../support/moderation";
import { emailsTo } from "../../support/outbox";
import { insertPost } from "../../support/posts";
import { admin, password, setStatus, student, type TestUser } from "../../support/users";

const school = await browserClient(await admin());
const colleague = await browserClient(await admin());

/** Suspends the author by a decision on a report; returns its id. */
async function suspendFor(author: TestUser, explanation = "Insultes"): Promise<number> {
  const params = { id: await insertReport("post", (await insertPost({ by: author })).id) };
  const body = { action: "suspend", rule: "harassment", explanation } as const;
  const decided = await school.call(decideReports, { params, body });
  expect(decided.status).toBe(200);
  return decided.body.data.id;
}

const appeal = ({ email }: TestUser, body: { password?: string; text?: string } = {}) =>
  visitorClient().call(appealSuspension, {
    body: { email, password, text: "C’était une citation.", ...body },
  });
const decide = (by: ApiClient, id: number, is_overturned = true) =>
  by.call(decideAppeal, { params: { id }, body: { is_overturned } });

test("a report about a banned author keeps them banned, without an appeal", async () => {
  const author = await student();
  await setStatus(author, "banned");
  await suspendFor(author);
  const [row] = await sql`select status from users where id = ${author.id}`;
  expect(row?.status).toBe("banned");
  expect((await appeal(author)).body.code).toBe("no_decision_to_appeal");
  expect(await emailsTo(author.email, "account_status")).toEqual([]);
});

test("a suspended author appeals once, and another administrator ends the suspension", async () => {
  const author = await student();
  const id = await suspendFor(author);
  expect((await signInWithPassword(author)).status).toBe(403);
  expect((await appeal(author)).status).toBe(200);
  const again = await appeal(author);
  expect([again.status, again.body.code]).toEqual([409, "already_appealed"]);
  const [open] = (await colleague.call(listAppeals, { query: { per_page: "100" } })).body.data.data.filter(
    (listed) => listed.id === id,
  );
  expect(open).toMatchObject({
    action: "suspend",
    appeal: "C’était une citation.",
    author: { id: author.id },
  });
  expect(
    await sql`select actor_id from audit_log where action = 'decision_appealed' and subject_id = ${id}`,
  ).toEqual([{ actor_id: author.id }]);
  expect((await decide(school, id)).status, "not who decided").toBe(403);
  expect((await decide(colleague, id)).status).toBe(200);
  expect((await signInWithPassword(author)).status).toBe(200);
  expect(await emailsTo(author.email, "account_status")).toHaveLength(2);
});

test("emails an author whose suspension is upheld", async () => {
  const author = await student();
  const id = await suspendFor(author);
  await appeal(author);
  expect((await decide(colleague, id, false)).status).toBe(200);
  expect((await signInWithPassword(author)).status).toBe(403);
  expect(await emailsTo(author.email, "suspension_upheld")).toHaveLength(1);
  expect((await appeal(author)).body.code).toBe("already_appealed");
});

test("when one of two suspensions of an author is overturned, the other one remains", async () => {
  const author = await student();
  const first = await suspendFor(author, "Insultes");
  const second = await suspendFor(author, "Menaces");
  expect((await appeal(author)).status).toBe(200);
  expect((await decide(colleague, second)).status).toBe(200);
  const refused = await signInWithPassword(author);
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("Insultes")]);
  expect(await emailsTo(author.email, "suspension_upheld")).toHaveLength(1);
  expect((await appeal(author)).status, "of the first").toBe(200);
  expect((await decide(colleague, first)).status).toBe(200);
  expect((await signInWithPassword(author)).status).toBe(200);
});

test("when the current suspension is overturned, an earlier one that was lifted does not return", async () => {
  const author = await student();
  await suspendFor(author, "Insultes");
  await school.call(setUserStatus, { params: { id: author.id }, body: { status: "active" } });
  const id = await suspendFor(author, "Menaces");
  expect((await appeal(author)).status).toBe(200);
  expect((await decide(colleague, id)).status).toBe(200);
  expect((await signInWithPassword(author)).status).toBe(200);
});

test("when a later suspension is overturned, one from before the log does not return", async () => {
  const author = await student({ status: "suspended" });
  const about = { subject_type: "profile", subject_id: author.id, author_id: author.id };
  const measure = { ...about, action: "suspend", rule: "harassment" };
  const [, present] = await sql`insert into moderation_decisions ${sql([
    { ...measure, created_at: new Date("2024-01-01") },
    { ...measure, created_at: new Date("2025-06-01") },
  ])} returning id`;
  expect((await appeal(author)).status).toBe(200);
  expect((await decide(colleague, present?.id)).status).toBe(200);
  expect((await signInWithPassword(author)).status).toBe(200);
});

test("a suspension survives deletion and restoration of the account, unless it is overturned meanwhile", async () => {
  const [overturned, upheld] = [await student(), await student()];
  for (const author of [overturned, upheld]) {
    const id = await suspendFor(author);
    expect((await appeal(author)).status).toBe(200);
    expect((await school.call(deleteUser, { params: { id: author.id } })).status).toBe(200);
    expect((await appeal(author)).body.code).toBe("no_decision_to_appeal");
    expect((await signInWithPassword(author, { restore: true })).body.code).toBe("account_removed");
    expect((await decide(colleague, id, author === overturned)).status).toBe(200);
    expect((await school.call(restoreUser, { params: { id: author.id } })).status).toBe(200);
  }
  expect((await signInWithPassword(overturned)).status).toBe(200);
  expect((await signInWithPassword(upheld)).body.code).toBe("account_suspended");
  expect(await emailsTo(upheld.email, "suspension_upheld")).toHaveLength(1);
  const [row] = await sql`select status_reason from users where id = ${overturned.id}`;
  expect(row?.status_reason).toBeNull();
});

test("stores one of five simultaneous appeals", async () => {
  const author = await student();
  await suspendFor(author);
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await appeal(author)).status));
  expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
});

test("a wrong password and an unknown email get the same response as at sign-in", async () => {
  const author = await student();
  const id = await suspendFor(author);
  for (const rejected of [
    await appeal(author, { password: "au hasard" }),
    await appeal({ ...author, email: "nobody@test.invalid" }),
  ])
    expect([rejected.status, rejected.body.code]).toEqual([401, "invalid_credentials"]);
  const failed =
    await sql`select id from audit_log where action = 'sign_in_failed' and subject_id = ${author.id}`;
  expect(failed).toHaveLength(1);
  expect((await appeal(author, { text: " " })).status).toBe(422);
  const [row] = await sql`select appealed_at from moderation_decisions where id = ${id}`;
  expect(row?.appealed_at).toBeNull();
});

test("rejects an appeal without credentials or a rejected SSO sign-in", async () => {
  const author = await student();
  await suspendFor(author);
  const { email } = author;
  for (const body of [{}, { email }, { password }]) {
    const rejected = await visitorClient().call(appealSuspension, {
      body: { ...body, text: "Une citation." },
    });
    expect([rejected.status, rejected.body.code]).toEqual([401, "sign_in_expired"]);
  }
});

test("rejects an appeal against anything but the current suspension", async () => {
  const [active, suspended, again] = [await student(), await student(), await student()];
  const set = ({ id }: TestUser, status: "active" | "suspended") =>
    school.call(setUserStatus, { params: { id }, body: { status, reason: "Triche" } });
  await set(suspended, "suspended");
  await suspendFor(again);
  await set(again, "active");
  await set(again, "suspended");
  for (const user of [active, suspended, again]) {
    const rejected = await appeal(user);
    expect([rejected.status, rejected.body.code]).toEqual([409, "no_decision_to_appeal"]);
  }
});
