import { expect, test } from "vitest";
import {
  acceptGroupRequest,
  banFromGroup,
  inviteToGroup,
  listGroupBans,
  listGroupRequests,
  rejectGroupRequest,
  unbanFromGroup,
} from "@/lib/groups/admission-contract";
import { getGroup, listGroups } from "@/lib/groups/contract";
import { joinGroupByLink } from "@/lib/groups/invitation-links-contract";
import { addGroupMember, joinGroup, leaveGroup } from "@/lib/groups/members-contract";
import { auditActionsOf } from "../../support/audit-log";
import { sql } from "../../support/database";
import { block, type SignedInStudent, signedInStudent } from "../../support/friends";
import {
  auditEntriesOf,
  insertGroup,
  insertInvitationLink,
  insertMember,
  membersOf,
} from "../../support/groups";
import { notificationKinds } from "../../support/notifications";

const listRequesterIds = async ({ browser }: SignedInStudent, id: number) =>
  (await browser.call(listGroupRequests, { params: { id } })).body.data.map((user) => user.id);

async function privateGroup() {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const id = await insertGroup(ines.user, { visibility: "private" });
  await insertMember(id, marc.user);
  return { ines, marc, zoe, id, params: { id } };
}

test("a student requests to join a private group, whose admins are notified and accept", async () => {
  const { ines, marc, zoe, id, params } = await privateGroup();
  const request = await zoe.browser.call(joinGroup, { params });
  expect(request.status).toBe(202);
  expect(request.body).toMatchObject({ membership: "requested", data: { members: [], members_count: 2 } });
  expect((await zoe.browser.call(joinGroup, { params })).body.code).toBe("membership_requested");
  expect(await notificationKinds(ines.browser)).toEqual(["group_requested"]);
  expect(await notificationKinds(marc.browser)).toEqual([]);
  expect(await listRequesterIds(ines, id)).toEqual([zoe.user.id]);
  expect((await marc.browser.call(listGroupRequests, { params })).status).toBe(403);
  expect((await ines.browser.call(getGroup, { params })).body.data.requests_count).toBe(1);
  expect((await marc.browser.call(getGroup, { params })).body.data.requests_count).toBe(0);
  const body = { user_id: zoe.user.id };
  expect((await marc.browser.call(acceptGroupRequest, { params, body })).status).toBe(403);
  const accepted = await ines.browser.call(acceptGroupRequest, { params, body });
  expect(accepted.body.data).toMatchObject({ id: zoe.user.id, pivot: { role: "member" } });
  expect(await notificationKinds(zoe.browser)).toEqual(["group_request_accepted"]);
  expect(await notificationKinds(ines.browser)).toEqual([]);
  expect((await ines.browser.call(acceptGroupRequest, { params, body })).status).toBe(404);
  expect((await membersOf(id)).count).toBe(3);
  const entry = { subject_id: zoe.user.id, details: { group: id } };
  expect(await auditEntriesOf(ines.user)).toEqual([{ action: "group_member_added", ...entry }]);
  expect(await auditEntriesOf(marc.user)).toEqual([]);
});

test("rejects a request without a notification, and lets its sender withdraw one", async () => {
  const { ines, zoe, id, params } = await privateGroup();
  const body = { user_id: zoe.user.id };
  await zoe.browser.call(joinGroup, { params });
  expect((await ines.browser.call(rejectGroupRequest, { params, body })).status).toBe(200);
  expect((await ines.browser.call(rejectGroupRequest, { params, body })).status).toBe(404);
  expect(await auditEntriesOf(ines.user)).toEqual([
    { action: "group_request_rejected", subject_id: zoe.user.id, details: { group: id } },
  ]);
  expect(await notificationKinds(zoe.browser)).toEqual([]);
  await zoe.browser.call(joinGroup, { params });
  expect((await zoe.browser.call(leaveGroup, { params })).body.membership).toBe("none");
  expect(await listRequesterIds(ines, id)).toEqual([]);
  expect(await notificationKinds(ines.browser)).toEqual([]);
});

test("an invitation shows a hidden group until its sender may no longer invite", async () => {
  const { ines, marc, zoe, id, params } = await privateGroup();
  await sql`update groups set visibility = 'hidden' where id = ${id}`;
  await sql`update group_members set role = 'admin' where group_id = ${id} and user_id = ${marc.user.id}`;
  const invite = ({ browser }: SignedInStudent) =>
    browser.call(inviteToGroup, { params, body: { user_id: zoe.user.id } });
  const readMembership = async () => (await zoe.browser.call(getGroup, { params })).body.data?.membership;
  expect(await readMembership()).toBeUndefined();
  expect((await invite(marc)).status).toBe(201);
  expect((await invite(ines)).body.code).toBe("already_invited");
  expect(await notificationKinds(zoe.browser)).toEqual(["group_invited"]);
  expect(await readMembership()).toBe("invited");
  await sql`update group_members set role = 'moderator' where group_id = ${id} and user_id = ${marc.user.id}`;
  expect(await readMembership()).toBeUndefined();
  expect((await zoe.browser.call(joinGroup, { params })).status).toBe(404);
  expect((await invite(marc)).status).toBe(403);
  expect((await invite(ines)).status).toBe(201);
  const entry = { action: "group_member_invited", subject_id: zoe.user.id, details: { group: id } };
  expect(await auditEntriesOf(marc.user)).toEqual([entry]);
  const entered = await zoe.browser.call(joinGroup, { params });
  expect([entered.status, entered.body.membership]).toEqual([200, "member"]);
  expect((await invite(ines)).body.code).toBe("already_member");
  expect((await zoe.browser.call(leaveGroup, { params })).body).toMatchObject({
    data: null,
    membership: "none",
  });
});

test("does not notify a user in a block with the owner of an invitation to a group that they cannot find", async () => {
  const { ines, marc, zoe, id, params } = await privateGroup();
  const other = await signedInStudent();
  await sql`update group_members set role = 'admin' where group_id = ${id} and user_id = ${marc.user.id}`;
  await block(ines.user, zoe.user);
  for (const { user } of [zoe, other])
    expect((await marc.browser.call(inviteToGroup, { params, body: { user_id: user.id } })).status).toBe(201);
  expect(await notificationKinds(zoe.browser)).toEqual([]);
  expect((await zoe.browser.call(getGroup, { params })).status).toBe(404);
  expect(await notificationKinds(other.browser)).toEqual(["group_invited"]);
});

test.each([
  ["is suspended", (inviter: number) => sql`update users set status = 'suspended' where id = ${inviter}`],
  [
    "is banned from the school",
    (inviter: number) => sql`update users set status = 'banned' where id = ${inviter}`,
  ],
  [
    "deletes their account",
    (inviter: number) => sql`update users set deleted_at = now() where id = ${inviter}`,
  ],
  [
    "is a moderator only",
    (inviter: number) => sql`update group_members set role = 'moderator' where user_id = ${inviter}`,
  ],
  ["is out of the group", (inviter: number) => sql`delete from group_members where user_id = ${inviter}`],
])("an invitation ends when its sender %s, and another admin's replaces it", async (_, end) => {
  const { ines, marc, zoe, id, params } = await privateGroup();
  await sql`update groups set visibility = 'hidden' where id = ${id}`;
  await sql`update group_members set role = 'admin' where group_id = ${id} and user_id = ${marc.user.id}`;
  const invite = async ({ browser }: SignedInStudent) =>
    (await browser.call(inviteToGroup, { params, body: { user_id: zoe.user.id } })).status;
  const open = () => zoe.browser.call(getGroup, { params });
  const join = () => zoe.browser.call(joinGroup, { params });
  expect(await invite(marc)).toBe(201);
  expect((await open()).body.data.membership).toBe("invited");
  await end(marc.user.id);
  expect([(await open()).status, (await join()).status]).toEqual([404, 404]);
  const pending = { query: { scope: "pending" } } as const;
  expect((await zoe.browser.call(listGroups, pending)).body.data).toEqual([]);
  expect(await invite(ines)).toBe(201);
  expect([(await open()).status, (await join()).body.membership]).toEqual([200, "member"]);
});

test("lists invitations and requests of a user only to that user", async () => {
  const { ines, marc, zoe, params } = await privateGroup();
  const other = await insertGroup(ines.user, { visibility: "hidden" });
  await zoe.browser.call(joinGroup, { params });
  await ines.browser.call(inviteToGroup, { params: { id: other }, body: { user_id: zoe.user.id } });
  const pending = async ({ browser }: SignedInStudent) =>
    (await browser.call(listGroups, { query: { scope: "pending" } })).body.data.map(({ id }) => id);
  expect(await pending(zoe)).toEqual([other, params.id]);
  expect(await pending(marc)).toEqual([]);
  await zoe.browser.call(joinGroup, { params: { id: other } });
  expect(await pending(zoe)).toEqual([params.id]);
});

test("a new member chooses their notifications, even if they join by an invitation or a link", async () => {
  const ines = await signedInStudent();
  const open = { id: await insertGroup(ines.user) };
  const hidden = { id: await insertGroup(ines.user, { visibility: "hidden" }) };
  const { token } = await insertInvitationLink(hidden.id, ines.user);
  for (const level of ["all", "announcements", "none", undefined] as const) {
    const zoe = await signedInStudent();
    await ines.browser.call(inviteToGroup, { params: hidden, body: { user_id: zoe.user.id } });
    const body = (level ? { level } : {}) as { level: "all" };
    const chosen = { notification_level: level ?? "announcements" };
    for (const params of [open, hidden])
      expect((await zoe.browser.call(joinGroup, { params, body })).body.data).toMatchObject(chosen);
    await zoe.browser.call(leaveGroup, { params: hidden });
    const link = { body: { token, ...body } };
    expect((await zoe.browser.call(joinGroupByLink, link)).body.data).toMatchObject(chosen);
  }
  const marc = await signedInStudent();
  const rejected = await marc.browser.call(joinGroup, { params: open, body: { level: "some" as never } });
  expect([rejected.status, Object.keys(rejected.body.errors)]).toEqual([422, ["level"]]);
});

test("an invitation ends when it is declined or its user is banned", async () => {
  const { ines, zoe, params } = await privateGroup();
  const other = await signedInStudent();
  for (const { user } of [zoe, other])
    await ines.browser.call(inviteToGroup, { params, body: { user_id: user.id } });
  expect((await zoe.browser.call(leaveGroup, { params })).body.membership).toBe("none");
  expect((await zoe.browser.call(joinGroup, { params })).body.membership).toBe("requested");
  const user_id = other.user.id;
  await ines.browser.call(banFromGroup, { params, body: { user_id } });
  await ines.browser.call(unbanFromGroup, { params: { ...params, user_id } });
  expect((await other.browser.call(joinGroup, { params })).body.membership).toBe("requested");
});

test("a banned member cannot see the group until the ban is lifted", async () => {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent("Zoé")];
  const params = { id: await insertGroup(ines.user) };
  for (const { user } of [marc, zoe]) await insertMember(params.id, user);
  const ban = ({ browser }: SignedInStudent, { user }: SignedInStudent) =>
    browser.call(banFromGroup, { params, body: { user_id: user.id } });
  expect((await ban(marc, zoe)).status).toBe(403);
  expect((await ban(ines, ines)).status).toBe(403);
  expect((await ban(ines, zoe)).status).toBe(201);
  expect((await ban(ines, zoe)).body.code).toBe("member_banned");
  expect((await zoe.browser.call(getGroup, { params })).status).toBe(404);
  expect((await zoe.browser.call(joinGroup, { params })).status).toBe(404);
  for (const endpoint of [addGroupMember, inviteToGroup]) {
    const { body } = await ines.browser.call(endpoint, { params, body: { user_id: zoe.user.id } });
    expect(body.code).toBe("member_banned");
  }
  expect((await marc.browser.call(listGroupBans, { params })).status).toBe(403);
  const { body } = await ines.browser.call(listGroupBans, { params });
  expect(body.data).toEqual([expect.objectContaining({ id: zoe.user.id, name: "Zoé" })]);
  const options = { params: { ...params, user_id: zoe.user.id } };
  expect((await marc.browser.call(unbanFromGroup, options)).status).toBe(403);
  expect((await ines.browser.call(unbanFromGroup, options)).status).toBe(200);
  expect((await ines.browser.call(unbanFromGroup, options)).status).toBe(404);
  expect(await auditActionsOf(ines.user)).toEqual(["group_member_banned", "group_member_unbanned"]);
  expect((await zoe.browser.call(joinGroup, { params })).status).toBe(200);
});

test("a block with the owner hides a group from outsiders, but not from its members", async () => {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const params = { id: await insertGroup(ines.user) };
  await insertMember(params.id, marc.user);
  expect((await zoe.browser.call(getGroup, { params })).status).toBe(200);
  for (const { user } of [marc, zoe]) await block(ines.user, user);
  expect((await zoe.browser.call(getGroup, { params })).status).toBe(404);
  expect((await zoe.browser.call(joinGroup, { params })).status).toBe(404);
  expect((await marc.browser.call(getGroup, { params })).body.data.members.map(({ id }) => id)).toEqual([
    marc.user.id,
  ]);
});
