import { expect, test } from "vitest";
import { inviteToGroup, listGroupRequests } from "@/lib/groups/admission-contract";
import { getGroup } from "@/lib/groups/contract";
import {
  addGroupMember,
  changeGroupOwner,
  changeGroupRole,
  joinGroup,
  leaveGroup,
  listGroupMembers,
  listUserGroupMembers,
  removeGroupMember,
} from "@/lib/groups/members-contract";
import { sql } from "../../support/database";
import { befriend, block, type SignedInStudent, signedInStudent } from "../../support/friends";
import { auditEntriesOf, insertGroup, insertMember, membersOf } from "../../support/groups";
import { notificationKinds, readNotifications } from "../../support/notifications";
import { student, suspend } from "../../support/users";

test("a student joins a public group and leaves it", async () => {
  const [ines, zoe] = [await signedInStudent(), await signedInStudent()];
  const params = { id: await insertGroup(ines.user) };
  const entered = await zoe.browser.call(joinGroup, { params });
  expect(entered.status).toBe(200);
  expect(entered.body).toMatchObject({ membership: "member", data: { members_count: 2, role: "member" } });
  expect(await zoe.browser.call(joinGroup, { params })).toMatchObject({
    status: 409,
    body: { code: "already_member" },
  });
  const response = await zoe.browser.call(leaveGroup, { params });
  expect(response.body).toMatchObject({ membership: "none", data: { members_count: 1, role: null } });
  expect((await zoe.browser.call(leaveGroup, { params })).status).toBe(404);
});

test("an owner can leave only after transferring the ownership, and is an admin until then", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const id = await insertGroup(ines.user);
  await insertMember(id, marc.user);
  expect(await ines.browser.call(leaveGroup, { params: { id } })).toMatchObject({
    status: 409,
    body: {
      code: "group_needs_owner",
      message: "Hand the group over to another member before you leave it.",
    },
  });
  const changeOwner = ({ browser }: SignedInStudent, user_id: number) =>
    browser.call(changeGroupOwner, { params: { id }, body: { user_id } });
  expect((await changeOwner(marc, marc.user.id)).status).toBe(403);
  expect((await changeOwner(ines, (await student()).id)).status).toBe(404);
  const transferred = await changeOwner(ines, marc.user.id);
  expect(transferred.body.data).toMatchObject({ created_by: marc.user.id, role: "admin", is_admin: true });
  expect(await notificationKinds(marc.browser)).toEqual(["group_owner_changed"]);
  expect((await ines.browser.call(leaveGroup, { params: { id } })).status).toBe(200);
  expect(await membersOf(id)).toMatchObject({ owner: marc.user.id, count: 1 });
});

test("an owner who transfers the group to themself changes nothing", async () => {
  const ines = await signedInStudent();
  const id = await insertGroup(ines.user);
  const { body } = await ines.browser.call(changeGroupOwner, {
    params: { id },
    body: { user_id: ines.user.id },
  });
  expect(body.data).toMatchObject({ created_by: ines.user.id, role: "owner" });
  expect([await auditEntriesOf(ines.user), await notificationKinds(ines.browser)]).toEqual([[], []]);
});

test("admins add members with a role below theirs, and neither add nor invite themselves", async () => {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await student()];
  const id = await insertGroup(ines.user);
  await insertMember(id, marc.user, "admin");
  const add = ({ browser }: SignedInStudent, user_id: number, role: "admin" | "moderator") =>
    browser.call(addGroupMember, { params: { id }, body: { user_id, role } });
  expect((await add(marc, zoe.id, "admin")).status).toBe(403);
  expect((await add(marc, zoe.id, "moderator")).body.data.pivot.role).toBe("moderator");
  expect((await add(ines, (await student()).id, "admin")).body.data.pivot.role).toBe("admin");
  expect((await add(marc, marc.user.id, "moderator")).body.code).toBe("already_member");
  const body = { user_id: marc.user.id };
  expect((await marc.browser.call(inviteToGroup, { params: { id }, body })).body.code).toBe("already_member");
});

test("lists the members of a public group for everyone, and of a private one for its members", async () => {
  const [ines, marc, zoe] = [
    await signedInStudent("Inès"),
    await signedInStudent("Marc"),
    await signedInStudent(),
  ];
  const open = await insertGroup(ines.user);
  const closed = await insertGroup(ines.user, { visibility: "private" });
  const hidden = await insertGroup(ines.user, { visibility: "hidden" });
  for (const id of [open, closed, hidden]) await insertMember(id, marc.user);
  await befriend(marc.user, zoe.user);
  const list = ({ browser }: SignedInStudent, id: number) =>
    browser.call(listGroupMembers, { params: { id }, query: { per_page: 1, page: 2 } });
  expect((await list(zoe, open)).body).toMatchObject({
    total: 2,
    last_page: 2,
    data: [{ id: marc.user.id, email: marc.user.email, pivot: { role: "member" } }],
  });
  expect((await list(zoe, closed)).status).toBe(403);
  expect((await list(zoe, hidden)).status).toBe(404);
  expect((await list(marc, closed)).body.data).toHaveLength(1);
  const aliased = await marc.browser.call(listUserGroupMembers, {
    params: { id: hidden },
    query: { q: "inè" },
  });
  expect(aliased.body.data.map(({ id, email }) => [id, email])).toEqual([[ines.user.id, null]]);
});

test("does not list members who are in a block with the viewer or cannot sign in", async () => {
  const [ines, zoe] = [await signedInStudent(), await signedInStudent()];
  const [blocker, suspended] = [await student(), await student()];
  const id = await insertGroup(ines.user);
  for (const user of [blocker, suspended]) await insertMember(id, user);
  await block(blocker, zoe.user);
  await suspend(suspended);
  const ids = async ({ browser }: SignedInStudent) => {
    const { body } = await browser.call(listGroupMembers, { params: { id } });
    expect((await browser.call(getGroup, { params: { id } })).body.data.members).toEqual(body.data);
    return body.data.map((member) => member.id);
  };
  expect(await ids(ines)).toEqual([ines.user.id, blocker.id]);
  expect(await ids(zoe)).toEqual([ines.user.id]);
  const [requester, alsoSuspended] = [await student(), await student()];
  for (const user of [requester, alsoSuspended])
    await sql`insert into group_requests (group_id, user_id) values (${id}, ${user.id})`;
  await suspend(alsoSuspended);
  const requests = (await ines.browser.call(listGroupRequests, { params: { id } })).body.data;
  expect(requests.map((user) => user.id)).toEqual([requester.id]);
});

test("an admin adds a member, who is notified; members and strangers cannot", async () => {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent("Zoé")];
  const id = await insertGroup(ines.user);
  await insertMember(id, marc.user);
  const add = ({ browser }: SignedInStudent, user_id: number, role?: "admin" | "member") =>
    browser.call(addGroupMember, { params: { id }, body: { user_id, ...(role && { role }) } });
  expect((await add(marc, zoe.user.id)).status).toBe(403);
  const added = await add(ines, zoe.user.id);
  expect(added.status).toBe(201);
  expect(added.body.data).toMatchObject({ id: zoe.user.id, name: "Zoé", pivot: { role: "member" } });
  expect(await notificationKinds(zoe.browser)).toEqual(["group_member_added"]);
  expect((await add(ines, zoe.user.id)).body.code).toBe("already_member");
  expect((await add(ines, 2_147_483_647)).status).toBe(404);
  const blocker = await student();
  await block(blocker, ines.user);
  expect((await add(ines, blocker.id)).status).toBe(404);
  const delegate = await signedInStudent();
  const second = await add(ines, delegate.user.id, "admin");
  expect(second.body.data.pivot.role).toBe("admin");
  expect((await readNotifications(delegate.browser)).data.data).toMatchObject([
    { kind: "group_role_changed", text: expect.stringMatching(/ made you an admin of “.+”$/), count: 1 },
  ]);
  const entries = await auditEntriesOf(ines.user);
  expect(entries).toEqual([
    { action: "group_member_added", subject_id: zoe.user.id, details: { group: id } },
    { action: "group_member_added", subject_id: second.body.data.id, details: { group: id } },
  ]);
});

test("removes members below the viewer's role, but never the owner or the viewer", async () => {
  const ines = await signedInStudent();
  const id = await insertGroup(ines.user);
  const [admin, moderator, member] = [
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
  ];
  await insertMember(id, admin.user, "admin");
  await insertMember(id, moderator.user, "moderator");
  await insertMember(id, member.user);
  const remove = ({ browser }: SignedInStudent, { user }: SignedInStudent) =>
    browser.call(removeGroupMember, { params: { id, user_id: user.id } });
  for (const [actor, target] of [
    [member, moderator],
    [moderator, admin],
    [moderator, moderator],
    [admin, ines],
    [admin, admin],
    [ines, ines],
  ] as const)
    expect((await remove(actor, target)).status).toBe(403);
  expect((await remove(moderator, member)).status).toBe(200);
  expect((await remove(moderator, member)).status).toBe(404);
  expect((await remove(admin, moderator)).status).toBe(200);
  expect((await remove(ines, admin)).status).toBe(200);
  expect(await membersOf(id)).toMatchObject({ owner: ines.user.id, count: 1 });
});

test("changes roles of members below the viewer's role, to roles below it", async () => {
  const ines = await signedInStudent();
  const id = await insertGroup(ines.user);
  const [admin, member] = [await signedInStudent(), await signedInStudent()];
  await insertMember(id, admin.user, "admin");
  await insertMember(id, member.user);
  const change = (
    { browser }: SignedInStudent,
    { user }: SignedInStudent,
    role: "admin" | "moderator" | "member",
  ) => browser.call(changeGroupRole, { params: { id, user_id: user.id }, body: { role } });
  expect((await change(admin, member, "moderator")).body.data.pivot.role).toBe("moderator");
  for (const [actor, target, role] of [
    [admin, member, "admin"],
    [admin, admin, "member"],
    [admin, ines, "member"],
    [member, admin, "member"],
  ] as const)
    expect((await change(actor, target, role)).status).toBe(403);
  expect((await change(ines, member, "admin")).body.data.pivot.role).toBe("admin");
  expect(await auditEntriesOf(ines.user)).toEqual([
    { action: "group_role_changed", subject_id: member.user.id, details: { group: id, role: "admin" } },
  ]);
});

test("responds to a role change of a member in a block with the viewer as for a missing user", async () => {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const blocker = await student();
  const id = await insertGroup(ines.user);
  await insertMember(id, marc.user, "admin");
  for (const user of [blocker, zoe.user]) await insertMember(id, user);
  await block(blocker, marc.user);
  await block(blocker, ines.user);
  const missing = 2_147_483_647;
  for (const call of [
    ({ browser }: SignedInStudent, user_id: number) =>
      browser.call(changeGroupRole, { params: { id, user_id }, body: { role: "moderator" } }),
    ({ browser }: SignedInStudent, user_id: number) =>
      browser.call(inviteToGroup, { params: { id }, body: { user_id } }),
    ({ browser }: SignedInStudent, user_id: number) =>
      browser.call(changeGroupOwner, { params: { id }, body: { user_id } }),
  ])
    for (const admin of [marc, ines]) {
      const [one, none] = [await call(admin, blocker.id), await call(admin, missing)];
      expect([one.status, one.body]).toEqual([none.status, none.body]);
    }
  const promoted = await marc.browser.call(changeGroupRole, {
    params: { id, user_id: zoe.user.id },
    body: { role: "moderator" },
  });
  expect(promoted.body.data).toMatchObject({ id: zoe.user.id, pivot: { role: "moderator" } });
});
