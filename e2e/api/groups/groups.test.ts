import sharp from "sharp";
import { expect, test } from "vitest";
import {
  createGroup,
  deleteGroup,
  deleteUserGroup,
  getGroup,
  getUserGroup,
  listDeletedGroups,
  listGroups,
  listUserGroups,
  restoreGroup,
  updateGroup,
  updateUserGroup,
} from "@/lib/groups/contract";
import { type ApiClient, form } from "../../support/api";
import { auditActionsOf } from "../../support/audit-log";
import { makeDue, sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { createGroupAs, groupForm, insertGroup, insertMember } from "../../support/groups";
import { imageFile } from "../../support/images";
import { whileHeld } from "../../support/locks";
import { insertPost } from "../../support/posts";
import { resetRateLimits } from "../../support/rate-limits";
import { connect, subscribe } from "../../support/realtime-client";
import { student } from "../../support/users";

const idsOf = async (browser: ApiClient, query = {}) =>
  (await browser.call(listGroups, { query })).body.data.map(({ id }) => id);

test("creates a group, which its creator owns, under both paths", async () => {
  const ines = await signedInStudent("Inès Moreau");
  const group = await createGroupAs(ines.browser, { name: "Club de go", is_private: "1" });
  expect(group).toEqual({
    id: expect.any(Number),
    name: "Club de go",
    description: "On joue le mardi soir",
    avatar: expect.stringMatching(/^\/storage\/avatars\//),
    avatar_url: group.avatar,
    is_private: true,
    visibility: "private",
    created_by: ines.user.id,
    members: [
      {
        id: ines.user.id,
        name: "Inès Moreau",
        email: ines.user.email,
        avatar: null,
        avatar_url: null,
        pivot: { role: "owner", created_at: expect.stringMatching(/Z$/) },
      },
    ],
    members_count: 1,
    is_admin: true,
    role: "owner",
    membership: "member",
    notification_level: "announcements",
    has_reported: false,
    requests_count: 0,
    created_at: expect.stringMatching(/Z$/),
  });
  for (const endpoint of [getGroup, getUserGroup])
    expect((await ines.browser.call(endpoint, { params: { id: group.id } })).body.data).toEqual(group);
  const own = await ines.browser.call(listUserGroups, { params: { id: ines.user.id } });
  expect(own.body).toMatchObject({ total: 1, current_page: 1, last_page: 1, from: 1, to: 1, data: [group] });
  expect((await ines.browser.fetch(group.avatar ?? "")).status).toBe(200);
});

test("reports the missing fields of a new group under the names of the form", async () => {
  const { browser } = await signedInStudent();
  const errors = async (fields: Record<string, string>, avatar?: File | null) =>
    (await browser.call(createGroup, { body: await groupForm(fields, avatar) })).body.errors;
  expect(await errors({ name: "", description: "" })).toEqual({
    name: ["Group name is required"],
    description: ["Description is required"],
  });
  expect(await errors({ name: "ab", description: "Trop peu" })).toEqual({
    name: ["Group name must be at least 3 characters"],
    description: ["Description must be at least 10 characters"],
  });
  expect(await errors({ name: "a".repeat(51), description: "a".repeat(501) })).toEqual({
    name: ["Group name cannot exceed 50 characters"],
    description: ["Description cannot exceed 500 characters"],
  });
  expect(await errors({}, null)).toEqual({ avatar: ["Group avatar is required"] });
});

test("rejects a WebP image as avatar of a new group, whatever its declared type, but accepts it in a change", async () => {
  const { browser } = await signedInStudent();
  const bytes = await sharp(await (await imageFile()).arrayBuffer())
    .webp()
    .toBuffer();
  const webp = new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" });
  const { status, body } = await browser.call(createGroup, { body: await groupForm({}, webp) });
  expect([status, body.code, body.message]).toEqual([
    415,
    "file_kind_refused",
    "This kind of file is not accepted: choose an image (JPEG, PNG, GIF).",
  ]);
  const params = { id: (await createGroupAs(browser)).id };
  const change = form({});
  change.append("avatar", webp);
  expect((await browser.call(updateGroup, { params, body: change })).status).toBe(200);
});

test("an admin changes a group under both paths; a member and a stranger cannot", async () => {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const group = await createGroupAs(ines.browser);
  await insertMember(group.id, marc.user);
  const params = { id: group.id };
  const path = `/api/groups/${group.id}`;
  const body = form({ _method: "PUT", name: "Club d’échecs", description: "", remove_avatar: "1" });
  const changed = await ines.browser.json<{ data: typeof group }>(path, { method: "POST", body });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({ name: "Club d’échecs", description: "", avatar: null });
  expect((await ines.browser.fetch(group.avatar ?? "")).status).toBe(404);
  const again = await ines.browser.call(updateUserGroup, { params, body: { name: "Go", is_private: "1" } });
  expect(again.body.errors).toEqual({ name: ["Group name must be at least 3 characters"] });
  const secret = { name: "Club secret", visibility: "hidden" } as const;
  await ines.browser.call(updateUserGroup, { params, body: secret });
  const still = await ines.browser.call(updateUserGroup, { params, body: { name: "Club", is_private: 1 } });
  expect(still.body.data).toMatchObject({ name: "Club", description: "", visibility: "hidden" });
  const described = await ines.browser.call(updateGroup, { params, body: form({ description: "Le mardi" }) });
  expect(described.body.data).toMatchObject({ name: "Club", description: "Le mardi", visibility: "hidden" });
  const withAvatar = form({ name: "Club" });
  withAvatar.append("avatar", await imageFile());
  const illustrated = await ines.browser.call(updateGroup, { params, body: withAvatar });
  expect(illustrated.body.data.avatar).toMatch(/^\/storage\//);
  expect((await marc.browser.call(updateGroup, { params, body: { name: "Piraté" } })).status).toBe(403);
  expect((await zoe.browser.call(updateGroup, { params, body: { name: "Piraté" } })).status).toBe(404);
  const entries = await sql`select actor_id, details from audit_log
    where action = 'group_changed' and subject_type = 'group' and subject_id = ${group.id} order by id`;
  expect(entries).toHaveLength(5);
  expect(entries.map(({ actor_id }) => actor_id)).toEqual(entries.map(() => ines.user.id));
  expect(entries[1]?.details).toEqual(secret);
});

test("lists public groups and the viewer's own, and shows a private one only at its URL", async () => {
  const [ines, zoe] = [await signedInStudent(), await signedInStudent()];
  const [open, closed, hidden] = [
    await insertGroup(ines.user),
    await insertGroup(ines.user, { visibility: "private" }),
    await insertGroup(ines.user, { visibility: "hidden" }),
  ];
  expect(await idsOf(ines.browser)).toEqual(expect.arrayContaining([open, closed, hidden]));
  const seen = await idsOf(zoe.browser);
  expect([open, closed, hidden].map((id) => seen.includes(id))).toEqual([true, false, false]);
  expect(await idsOf(ines.browser, { scope: "public" })).not.toContain(closed);
  const read = (id: number) => zoe.browser.call(getGroup, { params: { id } });
  expect((await read(open)).body.data.members).toHaveLength(1);
  expect((await read(closed)).body.data).toMatchObject({ members: [], membership: "none", role: null });
  expect((await read(hidden)).status).toBe(404);
  const listed = await zoe.browser.call(listUserGroups, { params: { id: ines.user.id } });
  expect(listed.body.data.map(({ id }) => id)).toEqual([open]);
});

test("the owner deletes and restores a group, and the worker erases it after thirty days", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const group = await createGroupAs(ines.browser);
  await insertMember(group.id, marc.user, "admin");
  const params = { id: group.id };
  expect((await marc.browser.call(deleteGroup, { params })).status).toBe(403);
  expect((await ines.browser.call(deleteUserGroup, { params })).status).toBe(200);
  for (const { browser } of [ines, marc]) {
    expect((await browser.call(getGroup, { params })).status).toBe(404);
    expect((await browser.fetch(group.avatar ?? "")).status).toBe(404);
    expect(await idsOf(browser)).not.toContain(group.id);
  }
  const deleted = async ({ browser }: typeof ines) => (await browser.call(listDeletedGroups, {})).body.data;
  expect(await deleted(ines)).toEqual([
    expect.objectContaining({ id: group.id, name: "Club de go", deleted_at: expect.stringMatching(/Z$/) }),
  ]);
  expect(await deleted(marc)).toEqual([]);
  expect((await marc.browser.call(restoreGroup, { params })).status).toBe(404);
  expect((await ines.browser.call(restoreGroup, { params })).body.data).toMatchObject({ members_count: 2 });
  expect((await marc.browser.call(getGroup, { params })).status).toBe(200);
  expect(await auditActionsOf(ines.user)).toEqual(["group_deleted", "group_restored"]);
  await sql`update groups set deleted_at = now() - interval '31 days' where id = ${group.id}`;
  expect((await ines.browser.call(restoreGroup, { params })).status).toBe(404);
  await makeDue("delete-hidden-groups");
  await expect.poll(() => sql`select id from groups where id = ${group.id}`, { timeout: 20_000 }).toEqual([]);
});

test("open lists of groups update when a group is deleted or restored", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const params = { id: await insertGroup(ines.user) };
  await insertMember(params.id, marc.user);
  const channel = await subscribe(await connect(marc.browser), `private-user-${marc.user.id}`);
  let updates = 0;
  channel.bind("groups:updated", () => updates++);
  await ines.browser.call(deleteGroup, { params });
  await expect.poll(() => updates).toBe(1);
  await ines.browser.call(restoreGroup, { params });
  await expect.poll(() => updates).toBe(2);
});

test("closes and deletes groups although their posts and notifications take longer than the query timeout", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const [closed, ended] = [await insertGroup(ines.user), await insertGroup(ines.user)];
  const { id } = await insertPost({ by: ines.user, group: closed });
  const about = await insertPost({ by: ines.user, group: ended });
  await sql`insert into notifications (user_id, actor_id, post_id, kind, group_key, params)
    values (${marc.user.id}, ${ines.user.id}, ${about.id}, 'group_posted', 'x', '{}')`;
  const [changed, deleted] = await Promise.all([
    whileHeld(
      (tx) => tx`select from posts where id = ${id} for update`,
      () => ines.browser.call(updateGroup, { params: { id: closed }, body: { visibility: "private" } }),
    ),
    whileHeld(
      (tx) => tx`select from notifications where post_id = ${about.id} for update`,
      () => ines.browser.call(deleteGroup, { params: { id: ended } }),
    ),
  ]);
  expect([changed.status, changed.body.data.visibility, deleted.status]).toEqual([200, "private", 200]);
  expect((await marc.browser.call(getGroup, { params: { id: ended } })).status).toBe(404);
});

test("rejects an eleventh group on one day, without counting rejected ones", async () => {
  const ines = await signedInStudent();
  for (let n = 0; n < 3; n++) await ines.browser.call(createGroup, { body: await groupForm({ name: "" }) });
  for (let n = 0; n < 10; n++) await createGroupAs(ines.browser, { name: `Club ${n}` });
  const eleventh = await ines.browser.call(createGroup, { body: await groupForm() });
  expect([eleventh.status, eleventh.body.code]).toEqual([429, "too_many_requests"]);
  await resetRateLimits(ines.user);
  await createGroupAs(ines.browser);
});

test("the group of a deleted account passes to its longest-serving admin, and an empty one is deleted", async () => {
  const [ines, early, admin] = [await student(), await student(), await student()];
  const id = await insertGroup(ines);
  await insertMember(id, early);
  await insertMember(id, admin, "admin");
  for (const [former, next] of [
    [ines, admin.id],
    [admin, early.id],
    [early, null],
  ] as const) {
    await sql`delete from group_members where group_id = ${id} and user_id = ${former.id}`;
    expect((await sql`select owner_id from groups where id = ${id}`)[0]?.owner_id).toBe(next);
  }
  expect(
    await sql`select members_count, deleted_at is not null as deleted from groups where id = ${id}`,
  ).toEqual([{ members_count: 0, deleted: true }]);
});
