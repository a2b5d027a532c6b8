import { expect, test } from "vitest";
import { addConversationMembers, createGroupConversation } from "@/lib/chat/groups-contract";
import { sendFriendRequest } from "@/lib/friends/contract";
import { inviteToGroup } from "@/lib/groups/admission-contract";
import { inviteEmailsToGroup, resendGroupEmailInvitation } from "@/lib/groups/email-invitations-contract";
import { addGroupMember } from "@/lib/groups/members-contract";
import { revokeUserSessions, sendResetLink, setUserRole, verifyUserEmail } from "@/lib/users/access-contract";
import { getUser } from "@/lib/users/contract";
import { listUsers } from "@/lib/users/management-contract";
import { resetPassword } from "@/lib/users/tokens-contract";
import { browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { answersOf, insertEvent, insertEventAnswer } from "../../support/events";
import { befriend, signedInStudent } from "../../support/friends";
import { groupOfThree, memberIds, ownerOf } from "../../support/group-conversations";
import { insertGroup, insertMember } from "../../support/groups";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { nonAdmins } from "../../support/non-admins";
import { emailsTo, tokenOf, waitForEmail } from "../../support/outbox";
import { admin, company, setStatus, student, type TestUser } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

const actionsOn = async ({ id }: TestUser) => {
  const rows = await sql`select action from audit_log
    where subject_type = 'user' and subject_id = ${id} and actor_id = ${principal.id} order by id`;
  return rows.map(({ action }) => action);
};
const roleOf = async ({ id }: TestUser) => (await sql`select role from users where id = ${id}`)[0]?.role;

test("verifies an email once", async () => {
  const user = await student({ isUnverified: true });
  const verify = async () => (await school.call(verifyUserEmail, { params: user })).status;
  expect([await verify(), await verify()]).toEqual([200, 200]);
  const [row] = await sql`select email_verified_at is not null as verified from users where id = ${user.id}`;
  expect(row?.verified).toBe(true);
  expect(await actionsOn(user)).toEqual(["email_verified"]);
});

test("sends a link that sets a new password, and does not show it", async () => {
  const user = await student();
  const sent = await school.call(sendResetLink, { params: user });
  expect([sent.status, Object.keys(sent.body).sort()]).toEqual([202, ["status", "success"]]);
  const token = tokenOf(await waitForEmail(user.email, "reset_password"));
  const body = { token, password: "un nouveau préau", password_confirmation: "un nouveau préau" };
  expect((await visitorClient().call(resetPassword, { body })).status).toBe(200);
  expect(await actionsOn(user)).toEqual(["reset_link_sent"]);
});

test("signs another user out everywhere, but not the viewer", async () => {
  const user = await student();
  const browsers = [await browserClient(user), await browserClient(user)];
  const { body } = await school.call(revokeUserSessions, { params: user });
  expect(body.ended).toBe(2);
  for (const browser of browsers) expect((await browser.call(getUser, {})).status).toBe(401);
  expect(await actionsOn(user)).toEqual(["sessions_ended"]);
  expect((await school.call(revokeUserSessions, { params: principal })).status).toBe(403);
  expect((await school.call(getUser, {})).status).toBe(200);
});

test("changes a student to an administrator and back, and signs them out each time", async () => {
  const user = await student();
  const before = await browserClient(user);
  const set = (role: "admin" | "student") => school.call(setUserRole, { params: user, body: { role } });
  expect((await set("admin")).status).toBe(200);
  expect((await before.call(getUser, {})).status).toBe(401);
  const promoted = await browserClient(user);
  expect((await promoted.call(listUsers, {})).status).toBe(200);
  expect((await set("student")).status).toBe(200);
  expect((await promoted.call(listUsers, {})).status).toBe(401);
  expect((await (await browserClient(user)).call(listUsers, {})).status).toBe(403);
  expect(await emailsTo(user.email, "role_changed")).toHaveLength(2);
  expect(await actionsOn(user)).toEqual(["role_changed", "role_changed"]);
});

test("a student who becomes an administrator leaves their groups, which get other owners", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  const [owned, joined, requested] = [
    await insertGroup(ines.user),
    await insertGroup(marc.user),
    await insertGroup(marc.user, { visibility: "private" }),
  ];
  await insertMember(owned, marc.user, "admin");
  await insertMember(owned, zoe.user);
  await setStatus(marc.user, "suspended");
  await insertMember(joined, ines.user);
  await sql`insert into group_requests (group_id, user_id) values (${requested}, ${ines.user.id})`;
  const set = await school.call(setUserRole, { params: ines.user, body: { role: "admin" } });
  expect(set.status).toBe(200);
  expect([await ownerOf(id), await memberIds(id)]).toEqual([zoe.user.id, [marc.user.id, zoe.user.id]]);
  const events = await sql`select event, sender_id from messages where conversation_id = ${id} order by id`;
  expect(events.at(-1)).toEqual({ event: "left", sender_id: ines.user.id });
  const rows = await sql`select id, owner_id, members_count from groups
    where id in ${sql([owned, joined, requested])} order by id`;
  expect(rows).toEqual([
    { id: owned, owner_id: zoe.user.id, members_count: 2 },
    { id: joined, owner_id: marc.user.id, members_count: 1 },
    { id: requested, owner_id: marc.user.id, members_count: 1 },
  ]);
  expect(await sql`select from group_requests where user_id = ${ines.user.id}`).toEqual([]);
  const other = await signedInStudent();
  const unchanged = await insertGroup(other.user);
  await school.call(setUserRole, { params: other.user, body: { role: "student" } });
  expect(await sql`select from group_members where group_id = ${unchanged}`).toHaveLength(1);
});

test("a student who becomes an administrator gives up their places at upcoming events", async () => {
  const [ines, marc] = [await student(), await student()];
  const [event, past] = [await insertEvent(ines, { capacity: 1 }), await insertEvent(ines, { startsIn: -3 })];
  for (const id of [event, past]) await insertEventAnswer(id, ines, "yes");
  await sql`insert into event_answers (event_id, user_id, answer, waiting_since) values (${event}, ${marc.id}, 'yes', now())`;
  await school.call(setUserRole, { params: ines, body: { role: "admin" } });
  expect([(await answersOf(event)).yes, (await answersOf(past)).yes]).toEqual([[marc.id], [ines.id]]);
});

test("a change of role deletes the notifications that link to pages of the former one", async () => {
  const user = await student();
  const kinds = async () =>
    (await sql`select kind from notifications where user_id = ${user.id} order by id`).map(
      ({ kind }) => kind,
    );
  const insert = (...added: string[]) => sql`insert into notifications (user_id, kind, group_key, params)
    select ${user.id}, kind, kind, '{}' from unnest(${added}::text[]) kind`;
  const set = (role: "admin" | "student") => school.call(setUserRole, { params: user, body: { role } });
  await insert("post_liked", "job_alert", "group_invited", "data_export_ready");
  await set("admin");
  expect(await kinds()).toEqual(["post_liked", "data_export_ready"]);
  await insert("company_waiting", "item_assigned");
  await set("student");
  expect(await kinds()).toEqual(["post_liked", "data_export_ready"]);
});

test("the friend requests of a student who becomes an administrator end together with their notifications", async () => {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const sendRequest = ({ browser }: typeof ines, to: typeof ines) =>
    browser.call(sendFriendRequest, { body: { receiver_id: to.user.id } });
  for (const [from, to] of [
    [ines, marc],
    [marc, zoe],
    [ines, zoe],
  ] as const)
    expect((await sendRequest(from, to)).status).toBe(201);
  await school.call(setUserRole, { params: marc.user, body: { role: "admin" } });
  const rows = await sql`select receiver_id from friend_requests
    where array[sender_id, receiver_id] && ${[ines.user.id, marc.user.id, zoe.user.id]}::int[]`;
  expect(rows).toEqual([{ receiver_id: zoe.user.id }]);
  const notified = await sql`select user_id, actor_id from notifications where kind = 'friend_request'
    and user_id in ${sql([marc.user.id, zoe.user.id])}`;
  expect(notified).toEqual([{ user_id: zoe.user.id, actor_id: ines.user.id }]);
});

test("does not add or invite a student to a group who becomes an administrator at the same time", async () => {
  const { ines, marc, zoe, id: conversation } = await groupOfThree();
  const group = await insertGroup(ines.user);
  const { browser } = ines;
  const additions = [
    (user_id: number) => browser.call(addGroupMember, { params: { id: group }, body: { user_id } }),
    (user_id: number) => browser.call(inviteToGroup, { params: { id: group }, body: { user_id } }),
    (id: number) =>
      browser.call(addConversationMembers, { params: { id: conversation }, body: { user_ids: [id] } }),
    (id: number) => browser.call(createGroupConversation, { body: { user_ids: [id] } }),
  ];
  for (const add of additions) {
    const { user } = await signedInStudent();
    await befriend(ines.user, user);
    const change = await holdLocks((tx) => tx`update users set role = 'admin' where id = ${user.id}`);
    const addition = add(user.id);
    await waitUntilBlocking(change.pid);
    await change.end();
    expect((await addition).status).toBe(404);
  }
  expect(await sql`select from group_members where group_id = ${group}`).toHaveLength(1);
  expect(await sql`select from group_invitations where group_id = ${group}`).toEqual([]);
  expect(await memberIds(conversation)).toEqual([ines.user.id, marc.user.id, zoe.user.id]);
});

test("does not invite a student to a group by email who becomes an administrator at the same time", async () => {
  const { user: ines, browser } = await signedInStudent();
  const id = await insertGroup(ines);
  const { user } = await signedInStudent();
  const invitations = [
    () => browser.call(inviteEmailsToGroup, { params: { id }, body: { emails: user.email } }),
    async () => {
      const [sent] = await sql`select id from group_email_invitations where group_id = ${id}`;
      return browser.call(resendGroupEmailInvitation, { params: { id, invitation_id: sent?.id } });
    },
  ];
  for (const invite of invitations) {
    await sql`update users set role = 'student' where id = ${user.id}`;
    const change = await holdLocks((tx) => tx`update users set role = 'admin' where id = ${user.id}`);
    const invitation = invite();
    await waitUntilBlocking(change.pid);
    await change.end();
    expect((await invitation).status).toBeLessThan(300);
    expect(await sql`select from group_invitations where group_id = ${id}`).toEqual([]);
  }
});

test("rejects a role change of a company, a suspended student and the viewer", async () => {
  const suspended = await student();
  await setStatus(suspended, "suspended");
  for (const user of [await company(), suspended, principal]) {
    const role = user === principal ? "student" : "admin";
    expect((await school.call(setUserRole, { params: user, body: { role } })).status).toBe(403);
    expect(await roleOf(user)).toBe(user.role);
  }
  const body = { role: "company" as "admin" };
  expect((await school.call(setUserRole, { params: await student(), body })).status).toBe(422);
});

test("keeps one of two administrators who demote each other, fifty times", { timeout: 240_000 }, async () => {
  for (let round = 0; round < 50; round++) {
    const [one, other] = [await admin(), await admin()];
    const [first, second] = [await browserClient(one), await browserClient(other)];
    const body = { role: "student" } as const;
    const responses = await Promise.all([
      first.call(setUserRole, { params: other, body }),
      second.call(setUserRole, { params: one, body }),
    ]);
    expect(responses.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 401]);
    expect([await roleOf(one), await roleOf(other)].sort()).toEqual(["admin", "student"]);
  }
});

test("responds with 404 for a deleted and a missing account", async () => {
  const user = await student();
  await sql`update users set deleted_at = now() where id = ${user.id}`;
  for (const params of [user, { id: 2_147_483_647 }]) {
    expect((await school.call(verifyUserEmail, { params })).status).toBe(404);
    expect((await school.call(sendResetLink, { params })).status).toBe(404);
    expect((await school.call(revokeUserSessions, { params })).status).toBe(404);
    expect((await school.call(setUserRole, { params, body: { role: "admin" } })).status).toBe(404);
  }
});

test.each(nonAdmins)("rejects %s", async (_, client, status) => {
  const params = await student();
  expect((await client.call(verifyUserEmail, { params })).status).toBe(status);
  expect((await client.call(sendResetLink, { params })).status).toBe(status);
  expect((await client.call(revokeUserSessions, { params })).status).toBe(status);
  expect((await client.call(setUserRole, { params, body: { role: "admin" } })).status).toBe(status);
  expect(await roleOf(params)).toBe("student");
});
