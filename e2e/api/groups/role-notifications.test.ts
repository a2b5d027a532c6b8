import { expect, test } from "vitest";
import { deleteGroup } from "@/lib/groups/contract";
import {
  addGroupMember,
  changeGroupRole,
  leaveGroup,
  removeGroupMember,
} from "@/lib/groups/members-contract";
import { markNotificationsRead } from "@/lib/notifications/contract";
import { setUserRole } from "@/lib/users/access-contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { browserClient } from "../../support/api";
import { makeDue, sql } from "../../support/database";
import { type SignedInStudent, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { readNotifications } from "../../support/notifications";
import { emailsTo } from "../../support/outbox";
import { admin } from "../../support/users";

const school = await browserClient(await admin());

const textsOf = async ({ browser }: SignedInStudent) =>
  (await readNotifications(browser)).data.data.map(({ kind, text }) => `${kind}: ${text}`);

async function groupWithMembers() {
  const [ines, leo, marc, zoe] = [
    await signedInStudent("Inès Moreau"),
    await signedInStudent("Léo Roux"),
    await signedInStudent("Marc Petit"),
    await signedInStudent(),
  ];
  const id = await insertGroup(ines.user, { name: "Club de go" });
  await insertMember(id, leo.user, "admin");
  for (const { user } of [marc, zoe]) await insertMember(id, user);
  const change = (
    { browser }: SignedInStudent,
    { user }: SignedInStudent,
    role: "admin" | "moderator" | "member",
  ) => browser.call(changeGroupRole, { params: { id, user_id: user.id }, body: { role } });
  return { ines, leo, marc, zoe, id, change };
}

test("notifies a member of a higher role in both languages, and no other member", async () => {
  const { ines, leo, marc, zoe, id, change } = await groupWithMembers();
  await sql`insert into notification_preferences (user_id, category, app, email, digest)
    values (${marc.user.id}, 'groups', true, true, false)`;
  await change(leo, marc, "moderator");
  expect((await readNotifications(marc.browser)).data.data).toMatchObject([
    {
      kind: "group_role_changed",
      text: "Léo Roux made you a moderator of “Club de go”",
      href: `/student/dashboard/group/${id}/overview`,
    },
  ]);
  await change(ines, marc, "admin");
  expect(await textsOf(marc)).toEqual(["group_role_changed: Inès Moreau made you an admin of “Club de go”"]);
  expect(await emailsTo(marc.user.email, "group_role_changed")).toHaveLength(1);
  await sql`update users set locale = 'fr' where id = ${marc.user.id}`;
  expect(await textsOf(marc)).toEqual([
    "group_role_changed: Inès Moreau vous a confié l’administration de «\u00a0Club de go\u00a0»",
  ]);
  for (const other of [ines, leo, zoe]) expect(await textsOf(other)).toEqual([]);
});

test("does not notify a member who mutes the one who changes the role, nor of a lower role", async () => {
  const { ines, marc, zoe, change } = await groupWithMembers();
  await sql`insert into mutes (user_id, muted_id) values (${zoe.user.id}, ${ines.user.id})`;
  for (const student of [marc, zoe]) expect((await change(ines, student, "admin")).status).toBe(200);
  expect([(await textsOf(marc)).length, await textsOf(zoe)]).toEqual([1, []]);
  await change(ines, marc, "admin");
  expect(await textsOf(marc), "the same role").toHaveLength(1);
  await change(ines, marc, "moderator");
  expect(await textsOf(marc), "an unread one that is no longer true").toEqual([]);
});

test("a student who is added with a role and gets a lower one before reading of it reads that they were added", async () => {
  const { ines, leo, id, change } = await groupWithMembers();
  const [unread, read, quiet, promoted] = [
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
  ];
  for (const { user } of [unread, quiet])
    await sql`insert into notification_preferences (user_id, category, app, email, digest)
      values (${user.id}, 'groups', true, true, false)`;
  await sql`insert into notification_settings (user_id, quiet_from, quiet_until)
    select ${quiet.user.id}, (t - interval '1 hour')::time, (t + interval '1 hour')::time
    from (select now() at time zone 'Europe/Paris' as t) now`;
  const add = ({ user }: SignedInStudent, role: "admin" | "moderator") =>
    ines.browser.call(addGroupMember, { params: { id }, body: { user_id: user.id, role } });
  for (const student of [unread, read, quiet]) expect((await add(student, "admin")).status).toBe(201);
  expect((await add(promoted, "moderator")).status).toBe(201);
  await read.browser.call(markNotificationsRead, { body: {} });
  await change(ines, promoted, "admin");
  for (const student of [unread, read, quiet]) await change(ines, student, "member");
  await change(ines, promoted, "moderator");

  const added = "group_member_added: Inès Moreau added you to “Club de go”";
  for (const student of [unread, quiet, promoted]) expect(await textsOf(student)).toEqual([added]);
  expect(await textsOf(read)).toEqual(["group_role_changed: Inès Moreau made you an admin of “Club de go”"]);
  expect(await textsOf(leo)).toEqual([]);
  const kindsOf = ({ user }: SignedInStudent) =>
    sql`select kind, params ->> 'role' as role from emails where user_id = ${user.id}`;
  expect(await kindsOf(unread), "one that was sent").toMatchObject([{ kind: "group_role_changed" }]);
  expect(await kindsOf(quiet), "one that waits").toEqual([{ kind: "group_member_added", role: null }]);
});

const lost: [string, (it: Awaited<ReturnType<typeof groupWithMembers>>) => Promise<{ status: number }>][] = [
  ["gets a lower role", ({ ines, leo, change }) => change(ines, leo, "moderator")],
  ["leaves", ({ leo, id }) => leo.browser.call(leaveGroup, { params: { id } })],
  [
    "is removed",
    ({ ines, leo, id }) => ines.browser.call(removeGroupMember, { params: { id, user_id: leo.user.id } }),
  ],
  ["loses the group", ({ ines, id }) => ines.browser.call(deleteGroup, { params: { id } })],
];

test.each(lost)(
  "an admin who %s loses the unread notifications of their role and of requests",
  async (_, end) => {
    const it = await groupWithMembers();
    const insert = (kind: string) => sql`insert into notifications (user_id, kind, group_key, params)
    values (${it.leo.user.id}, ${kind}, ${`${kind}:group:${it.id}`}, ${sql.json({ group: it.id, name: "Club" })})`;
    for (const kind of ["group_requested", "group_role_changed"]) await insert(kind);
    expect(await textsOf(it.leo)).toHaveLength(2);
    expect((await end(it)).status).toBe(200);
    expect(await textsOf(it.leo)).toEqual([]);
  },
);

const cases = {
  "is banned": (params: { id: number }) =>
    school.call(setUserStatus, { params, body: { status: "banned", reason: "Insultes" } }),
  "becomes an administrator": (params: { id: number }) =>
    school.call(setUserRole, { params, body: { role: "admin" } }),
  "is erased": async ({ id }: { id: number }) => {
    await sql`update users set deleted_at = now() - interval '31 days' where id = ${id}`;
    await makeDue("anonymise-accounts");
  },
};

test.each(Object.entries(cases))(
  "notifies the new owner of a group when the former one %s, but not of a deleted group",
  async (_, end) => {
    const { ines, leo, marc } = await groupWithMembers();
    const deleted = await insertGroup(ines.user, { name: "Ancien club" });
    await insertMember(deleted, leo.user);
    await sql`update groups set deleted_at = now() where id = ${deleted}`;
    await end(ines.user);
    await expect
      .poll(() => textsOf(leo), { timeout: 50_000 })
      .toEqual(["group_role_changed: You are now the owner of “Club de go”"]);
    expect(await textsOf(marc)).toEqual([]);
  },
);
