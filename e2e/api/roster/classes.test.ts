import { beforeAll, expect, test } from "vitest";
import { openGroupConversation } from "@/lib/chat/groups-contract";
import { banFromGroup } from "@/lib/groups/admission-contract";
import { deleteGroup, restoreGroup } from "@/lib/groups/contract";
import { leaveGroup } from "@/lib/groups/members-contract";
import { type ApiClient, browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { membersOf } from "../../support/groups";
import { emailsTo } from "../../support/outbox";
import { roster, sendRoster } from "../../support/roster";
import { admin, student, suspend, type TestUser } from "../../support/users";

let principal: TestUser;
let school: ApiClient;
beforeAll(async () => {
  principal = await admin();
  school = await browserClient(principal);
});

const send = async (lines: string[][], options: { dryRun?: boolean; createGroups?: boolean } = {}) =>
  (await sendRoster(lines, { by: school, createGroups: true, ...options })).body.data;

/** Creates students with accounts, in the order of their lines. */
async function studentsOf(key: string, count: number): Promise<{ people: TestUser[]; lines: string[][] }> {
  const people: TestUser[] = [];
  for (let index = 0; index < count; index++) people.push(await student());
  return { people, lines: people.map(({ name, email }, index) => [`${key}-${index}`, name, email]) };
}

const inClass = (lines: string[][], name: string, delegates: number[] = []) =>
  lines.map((cells, index) => [...cells.slice(0, 3), name, delegates.includes(index) ? "oui" : ""]);

const groupsOf = async (name: string) =>
  sql`select id, name, visibility, owner_id, class_name from groups
    where fold_name(class_name) = fold_name(${name}) and deleted_at is null`;

async function findGroup(name: string): Promise<number> {
  const [group, ...others] = await groupsOf(name);
  expect(others).toEqual([]);
  return group?.id;
}

const idsIn = async (group: number) => [...(await membersOf(group)).roles.keys()];
const numberOf = async (number: string) => {
  const [row] = await sql`select id, class_name from users where school_number = ${number}`;
  return row as { id: number; class_name: string | null };
};
const notifiedOf = async ({ id }: TestUser, group: number) =>
  sql`select actor_id, kind, params ->> 'role' as role, count from notifications where user_id = ${id}
    and group_key like ${`%:group:${group}`}`;
const loggedBy = async ({ id }: TestUser) =>
  (
    await sql`select details from audit_log where actor_id = ${id} and action = 'classes_imported' order by id`
  ).map(({ details }) => details);

test("previews the classes without changing anything", async () => {
  const { key, lines } = roster(5);
  const list = [
    ...inClass(lines.slice(0, 3), `L1 ${key}`, [1]),
    ...inClass(lines.slice(3, 4), `Licence ${key}`),
    ...lines.slice(4),
  ];
  const owners = ["Élève b Dupont", "Élève d Dupont"];
  const expected = (group: string) => [
    { name: `L1 ${key}`, students: 3, group, owner: owners[0] },
    { name: `Licence ${key}`, students: 1, group, owner: owners[1] },
  ];
  const without = await send(list, { dryRun: true, createGroups: false });
  expect(without).toMatchObject({ classes: expected("none"), groups_created: 0, members_added: 0 });
  const trial = await send(list, { dryRun: true });
  expect(trial).toMatchObject({
    is_imported: false,
    classes: expected("new"),
    groups_created: 2,
    members_added: 4,
  });
  expect(await groupsOf(`L1 ${key}`)).toEqual([]);
});

test("creates a private group for each class, owned by the first delegate and administered by the others", async () => {
  const { key, lines } = roster(4);
  const by = await admin();
  const client = await browserClient(by);
  const list = inClass(lines, `L1 ${key}`, [1, 2]);
  const report = (await sendRoster(list, { by: client, createGroups: true })).body.data;
  expect(report).toMatchObject({ is_imported: true, created: 4, groups_created: 1, members_added: 4 });
  const [first, owner, delegate, last] = await Promise.all(lines.map((cells) => numberOf(cells[0] ?? "")));
  const [group] = await groupsOf(`L1 ${key}`);
  expect(group).toMatchObject({ name: `L1 ${key}`, visibility: "private", owner_id: owner?.id });
  expect(await membersOf(group?.id)).toEqual({
    roles: new Map([
      [first?.id, "member"],
      [owner?.id, "admin"],
      [delegate?.id, "admin"],
      [last?.id, "member"],
    ]),
    owner: owner?.id,
    count: 4,
  });
  expect([first?.class_name, last?.class_name]).toEqual([`L1 ${key}`, `L1 ${key}`]);
  expect(await loggedBy(by)).toEqual([{ changed: 0, groups: 1, members: 4 }]);
});

test("gives the group of a class with a name of two letters a longer name", async () => {
  const { lines } = roster(1);
  const client = await browserClient(await admin({ locale: "fr" }));
  await sendRoster(inClass(lines, "2Z"), { by: client, createGroups: true });
  expect((await numberOf(lines[0]?.[0] ?? "")).class_name).toBe("2Z");
  expect(await groupsOf("2Z")).toMatchObject([{ name: "Classe 2Z" }]);
});

test("a second import changes nothing, even if the class is spelt differently", async () => {
  const { key } = roster(0);
  const { people, lines } = await studentsOf(key, 3);
  const by = await admin();
  const client = await browserClient(by);
  const importClass = async (name: string) =>
    (await sendRoster(inClass(lines, name), { by: client, createGroups: true })).body.data;
  expect(await importClass(`Première ${key}`)).toMatchObject({
    linked: 3,
    groups_created: 1,
    members_added: 3,
  });
  const group = await findGroup(`Première ${key}`);
  const before = await membersOf(group);
  expect(await importClass(`PREMIERE ${key}`)).toMatchObject({
    ...{ linked: 0, class_changed: 0, groups_created: 0, members_added: 0, unchanged: 3 },
    classes: [{ students: 3, group: "existing", owner: people[0]?.name }],
  });
  expect(await findGroup(`Première ${key}`)).toBe(group);
  expect(await membersOf(group)).toEqual(before);
  expect(await loggedBy(by)).toHaveLength(1);
  for (const [index, user] of people.entries()) {
    const role = index === 0 ? "owner" : null;
    const kind = role ? "group_role_changed" : "group_member_added";
    expect(await notifiedOf(user, group)).toEqual([{ actor_id: by.id, kind, role, count: 1 }]);
    expect(await emailsTo(user.email, kind)).toEqual([]);
  }
});

test("stores only the class unless groups are to be created, and then adds every student", async () => {
  const { key, lines } = roster(2);
  const list = inClass(lines, `L1 ${key}`);
  expect(await send(list, { createGroups: false })).toMatchObject({ groups_created: 0, members_added: 0 });
  expect((await numberOf(`${key}-0`)).class_name).toBe(`L1 ${key}`);
  expect(await groupsOf(`L1 ${key}`)).toEqual([]);
  expect(await send(list)).toMatchObject({ class_changed: 0, groups_created: 1, members_added: 2 });
  expect(await idsIn(await findGroup(`L1 ${key}`))).toHaveLength(2);
});

test("a second import adds no member who left or was banned", async () => {
  const { key } = roster(0);
  const { people, lines } = await studentsOf(key, 4);
  const [owner, left, banned, stays] = people as [TestUser, TestUser, TestUser, TestUser];
  await send(inClass(lines, `L1 ${key}`));
  const id = await findGroup(`L1 ${key}`);
  await (await browserClient(left)).call(leaveGroup, { params: { id } });
  const excluding = await browserClient(owner);
  const { status } = await excluding.call(banFromGroup, { params: { id }, body: { user_id: banned.id } });
  expect(status).toBe(201);
  expect(await send(inClass(lines, `L1 ${key}`))).toMatchObject({ members_added: 0 });
  expect(await idsIn(id)).toEqual([owner.id, stays.id]);
  await send(inClass(lines.slice(2, 3), `L2 ${key}`));
  expect(await send(inClass(lines, `L1 ${key}`))).toMatchObject({ class_changed: 1, members_added: 0 });
  expect(await idsIn(id)).toEqual([owner.id, stays.id]);
});

test("adds a student who changes class to the new group and its conversation, without leaving the old one", async () => {
  const { key } = roster(0);
  const { people, lines } = await studentsOf(key, 4);
  const [owner, delegate, moving, other] = people as [TestUser, TestUser, TestUser, TestUser];
  await send([...inClass(lines.slice(0, 3), `L1 ${key}`), ...inClass(lines.slice(3), `L2 ${key}`)]);
  const [old, next] = [await findGroup(`L1 ${key}`), await findGroup(`L2 ${key}`)];
  const opened = await (await browserClient(other)).call(openGroupConversation, { params: { id: next } });
  await sql`insert into group_requests (group_id, user_id) values (${next}, ${moving.id})`;
  const list = inClass(lines.slice(1, 3), `L2 ${key}`, [0]);
  const counts = { class_changed: 2, groups_created: 0, members_added: 2 };
  expect(await send(list, { dryRun: true })).toMatchObject(counts);
  expect(await send(list, { createGroups: false })).toMatchObject({ ...counts, linked: 0, unchanged: 0 });
  expect(await idsIn(old)).toEqual([owner.id, delegate.id, moving.id]);
  expect(await membersOf(next)).toMatchObject({ owner: other.id, count: 3 });
  expect([...(await membersOf(next)).roles].sort(([one], [two]) => one - two)).toEqual([
    [delegate.id, "admin"],
    [moving.id, "member"],
    [other.id, "admin"],
  ]);
  expect([await notifiedOf(delegate, next), await notifiedOf(moving, next)]).toMatchObject([
    [{ kind: "group_role_changed", role: "admin" }],
    [{ kind: "group_member_added", role: null }],
  ]);
  const conversation = opened.body.conversation_id;
  expect(
    await sql`select user_id from conversation_members where conversation_id = ${conversation} order by user_id`,
  ).toEqual([{ user_id: delegate.id }, { user_id: moving.id }, { user_id: other.id }]);
  expect(await sql`select from group_requests where group_id = ${next}`).toEqual([]);
  expect(await send(inClass(lines.slice(1, 2), ""))).toMatchObject({ class_changed: 0, unchanged: 1 });
  expect((await numberOf(`${key}-1`)).class_name).toBe(`L2 ${key}`);
});

test("creates no group without a student who can sign in", async () => {
  const { key } = roster(0);
  const { people, lines } = await studentsOf(key, 2);
  const [suspended, active] = people as [TestUser, TestUser];
  await suspend(suspended);
  expect(await send(inClass(lines.slice(0, 1), `L1 ${key}`))).toMatchObject({
    ...{ groups_created: 0, members_added: 0 },
    classes: [{ group: "none", owner: null }],
  });
  await send(inClass(lines, `L1 ${key}`, [0]));
  expect(await membersOf(await findGroup(`L1 ${key}`))).toMatchObject({ owner: active.id, count: 2 });
});

test("creates a group for a class whose group was deleted, which can still be restored", async () => {
  const { key } = roster(0);
  const { people, lines } = await studentsOf(key, 2);
  await send(inClass(lines, `L1 ${key}`));
  const id = await findGroup(`L1 ${key}`);
  const owner = await browserClient(people[0] as TestUser);
  await owner.call(deleteGroup, { params: { id } });
  const again = await send(inClass(lines, `L1 ${key}`));
  expect(again).toMatchObject({ groups_created: 1, members_added: 2, classes: [{ group: "new" }] });
  expect(await findGroup(`L1 ${key}`)).not.toBe(id);
  expect((await owner.call(restoreGroup, { params: { id } })).status).toBe(200);
  expect(await send(inClass(lines, `L1 ${key}`))).toMatchObject({ groups_created: 0, members_added: 0 });
});
