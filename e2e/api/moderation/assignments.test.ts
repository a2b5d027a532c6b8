import { expect, test } from "vitest";
import { assignQueueItem, listQueue } from "@/lib/moderation/queue-contract";
import { listNotifications } from "@/lib/notifications/contract";
import { acceptComment } from "@/lib/posts/comments-contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { type ApiClient, browserClient } from "../../support/api";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { findItem, insertReport } from "../../support/moderation";
import { hold } from "../../support/moderation-rules";
import { insertPost } from "../../support/posts";
import { admin, company, newEmail, setRole, setStatus, student, type TestUser } from "../../support/users";

const visitor = () => ({ name: "Passante", email: newEmail() });

async function pendingComment() {
  const { id } = await insertComment({ visitor: visitor(), status: "pending" });
  return ["pending_comment", id] as const;
}

const assign = (
  moderator: ApiClient,
  [subject, subject_id]: readonly ["pending_comment" | "held_post" | "pending_company" | "post", number],
  to: TestUser | null,
  expected: { expected_assignee_id?: number | null } = {},
) =>
  moderator.call(assignQueueItem, {
    body: { subject, subject_id, assignee_id: to?.id ?? null, ...expected },
  });

/** Other tests notify every administrator of their assignments too. */
const assignmentsOf = async (moderator: ApiClient) =>
  (await moderator.call(listNotifications, {})).body.data.data.filter(({ kind }) => kind === "item_assigned");

test("lists a visitor's comment with the visitor's numbers of accepted and deleted ones, and a pending company", async () => {
  const moderator = await browserClient(await admin());
  const by = visitor();
  const { postId } = await insertComment({ visitor: by });
  for (const status of ["published", "deleted"] as const) await insertComment({ visitor: by, status });
  const { id } = await insertComment({ visitor: by, on: postId, status: "pending", content: "Encore moi" });
  expect(await findItem(moderator, ["pending_comment", id])).toMatchObject({
    id,
    content: "Encore moi",
    author_email: by.email,
    accepted_count: 2,
    deleted_count: 1,
    post: { id: postId },
    assignee: null,
  });
  const {
    id: companyId,
    name,
    email,
  } = await company({ status: "pending_verification", isUnverified: true });
  const item = await findItem(moderator, ["pending_company", companyId]);
  expect(item).toMatchObject({ id: companyId, company: name, email, is_verified: false });
  expect(item).toMatchObject({
    website: null,
    siret: null,
    email_matches_website: null,
    has_namesake: false,
  });
  const write = (website: string) =>
    sql`update companies set website = ${website}, siret = '73282932000074' where id =
      (select company_id from company_members where user_id = ${companyId})`;
  await write(`https://${email.split("@")[1]}/`);
  const verified = { siret: "73282932000074", email_matches_website: true };
  expect(await findItem(moderator, ["pending_company", companyId])).toMatchObject(verified);
  await write("https://example.org");
  expect(await findItem(moderator, ["pending_company", companyId])).toMatchObject({
    website: "https://example.org",
    email_matches_website: false,
  });
  await moderator.call(acceptComment, { params: { id } });
  await moderator.call(setUserStatus, { params: { id: companyId }, body: { status: "active" } });
  expect(await findItem(moderator, ["pending_comment", id])).toBeUndefined();
  expect(await findItem(moderator, ["pending_company", companyId])).toBeUndefined();
});

test("lists the item with the most reports first, then the one that has waited longest", async () => {
  const moderator = await browserClient(await admin());
  const reported: number[] = [];
  for (const reporters of [2, 3]) {
    const { id } = await insertPost();
    for (let index = 0; index < reporters; index++) await insertReport("post", id);
    reported.push(id);
  }
  const [, waiting] = await pendingComment();
  await sql`update comments set created_at = '2001-01-01' where id = ${waiting}`;
  const { body } = await moderator.call(listQueue, { query: { per_page: "100" } });
  const expected = [`post ${reported[1]}`, `post ${reported[0]}`, `pending_comment ${waiting}`];
  const listed = body.data.data.map(({ subject, subject_id }) => `${subject} ${subject_id}`);
  expect(listed.filter((item) => expected.includes(item))).toEqual(expected);
  await sql`update comments set status = 'deleted' where id = ${waiting}`;
});

test("assigns an item to another administrator, who is notified, and unassigns it", async () => {
  const [first, second] = [await admin(), await admin({ locale: "fr" })];
  const [assigner, assignee] = [await browserClient(first), await browserClient(second)];
  const item = await pendingComment();
  const response = await assign(assigner, item, second);
  expect(response.body.data).toEqual({ assignee: { id: second.id, name: second.name } });
  expect((await findItem(assignee, item, "mine"))?.assignee).toEqual({ id: second.id, name: second.name });
  expect(await findItem(assigner, item, "mine")).toBeUndefined();
  expect(await findItem(assigner, item, "unassigned")).toBeUndefined();
  expect(await assignmentsOf(assignee)).toMatchObject([
    {
      text: `${first.name} vous confie un élément à traiter`,
      href: "/admin/dashboard/reports?assigned=mine",
    },
  ]);
  await assign(assigner, item, null);
  expect((await findItem(assigner, item, "unassigned"))?.assignee).toBeNull();
  const log = await sql`select details from audit_log
    where action = 'queue_item_assigned' and actor_id = ${first.id} order by id`;
  expect(log.map(({ details }) => details)).toEqual([{ to: second.id }, { to: "nobody" }]);
});

test("does not notify an administrator who assigns an item to themselves", async () => {
  const user = await admin();
  const moderator = await browserClient(user);
  const item = await pendingComment();
  await assign(moderator, item, user);
  expect((await findItem(moderator, item, "mine"))?.assignee?.id).toBe(user.id);
  expect(await assignmentsOf(moderator)).toEqual([]);
});

test("assigns a pending item only to an active administrator, and only once at a time", async () => {
  const moderator = await browserClient(await admin());
  const item = await pendingComment();
  for (const user of [await student(), await admin({ status: "suspended" })]) {
    const rejected = await assign(moderator, item, user);
    expect([rejected.status, Object.keys(rejected.body.errors ?? {})]).toEqual([422, ["assignee_id"]]);
  }
  const [subject, subject_id] = item;
  const path = "/api/admin/moderation/queue/assignee";
  const omitted = await moderator.json(path, { method: "PUT", body: { subject, subject_id } });
  expect([omitted.status, Object.keys(omitted.body.errors)]).toEqual([422, ["assignee_id"]]);
  const outsider = await browserClient(await student());
  expect((await assign(outsider, item, null)).status).toBe(403);
  await moderator.call(acceptComment, { params: { id: item[1] } });
  expect((await assign(moderator, item, null)).status).toBe(404);
});

test("items of a demoted or suspended administrator become unassigned", async () => {
  const moderator = await browserClient(await admin());
  for (const leave of [
    (user: TestUser) => setRole(user, "student"),
    (user: TestUser) => setStatus(user, "suspended"),
  ]) {
    const [colleague, item] = [await admin(), await pendingComment()];
    await assign(moderator, item, colleague);
    expect(await findItem(moderator, item, "unassigned")).toBeUndefined();
    await leave(colleague);
    expect((await findItem(moderator, item, "unassigned"))?.assignee).toBeNull();
  }
});

test("rejects the later of two administrators' simultaneous assignments of an item", async () => {
  const people = [await admin(), await admin()] as const;
  const item = await pendingComment();
  const take = async (person: TestUser, from: number | null) => {
    const { status, body } = await assign(await browserClient(person), item, person, {
      expected_assignee_id: from,
    });
    return [status, body.code];
  };
  const results = await Promise.all(people.map((person) => take(person, null)));
  expect(results.sort()).toEqual([
    [200, undefined],
    [409, "already_assigned"],
  ]);
  const moderator = await browserClient(people[0]);
  const first = (await findItem(moderator, item))?.assignee?.id as number;
  expect((await take(people[0], first))[0], "as it was read").toBe(200);
});

test("rejects the assignment of an item that is decided meanwhile", async () => {
  const person = await admin();
  const moderator = await browserClient(person);
  const [reported, held, { id: companyId }] = [
    await insertPost(),
    await insertPost(),
    await company({ status: "pending_verification" }),
  ];
  await insertReport("post", reported.id);
  await hold("posts", held.id);
  const [, commentId] = await pendingComment();
  const decide = {
    post: (tx: typeof sql) => tx`update reports set status = 'reviewed'
      where subject_type = 'post' and subject_id = ${reported.id}`,
    held_post: (tx: typeof sql) => tx`update posts set status = 'archived' where id = ${held.id}`,
    pending_comment: (tx: typeof sql) => tx`update comments set status = 'published' where id = ${commentId}`,
    pending_company: (tx: typeof sql) => tx`update users set status = 'inactive' where id = ${companyId}`,
  };
  const items = [
    ["post", reported.id],
    ["held_post", held.id],
    ["pending_comment", commentId],
    ["pending_company", companyId],
  ] as const;
  for (const item of items) {
    const decisionLock = await holdLocks(decide[item[0]]);
    const assigned = assign(moderator, item, person);
    await waitUntilBlocking(decisionLock.pid);
    await decisionLock.end();
    expect((await assigned).status, item[0]).toBe(404);
  }
  expect(await sql`select from moderation_assignments where assignee_id = ${person.id}`).toHaveLength(0);
});

test("an assignment ends with its item", async () => {
  const [user, item] = [await admin(), await pendingComment()];
  const moderator = await browserClient(user);
  await assign(moderator, item, user);
  await moderator.call(acceptComment, { params: { id: item[1] } });
  const rows = await sql`select from moderation_assignments where assignee_id = ${user.id}`;
  expect(rows).toHaveLength(0);
});
