import { expect, test } from "vitest";
import { removeMember } from "@/lib/companies/members-contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { browserClient } from "../../support/api";
import { companyIdOf, insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { groupOfThree, ownerOf } from "../../support/group-conversations";
import { insertGroup, insertMember, membersOf } from "../../support/groups";
import { admin, company, student, suspend, type TestUser } from "../../support/users";

const administrator = await browserClient(await admin());
const body = { status: "banned", reason: "Insultes" } as const;
const ban = ({ id }: TestUser, by = administrator) => by.call(setUserStatus, { params: { id }, body });
const reinstate = ({ id }: TestUser) =>
  administrator.call(setUserStatus, { params: { id }, body: { status: "active" } });

const rolesIn = async (companyId: number) =>
  Object.fromEntries(
    (await sql`select user_id, role from company_members where company_id = ${companyId}`).map(
      ({ user_id, role }) => [user_id, role],
    ),
  );

const activeOwners = async (companyId: number) =>
  (
    await sql`select user_id from company_members m join users u on u.id = m.user_id
      where company_id = ${companyId} and m.role = 'owner' and u.status = 'active'`
  ).length;

test("keeps one of two administrators who ban each other, fifty times", { timeout: 120_000 }, async () => {
  for (let round = 0; round < 50; round++) {
    const [one, other] = [await admin(), await admin()];
    const [first, second] = [await browserClient(one), await browserClient(other)];
    const responses = await Promise.all([ban(other, first), ban(one, second)]);
    expect(responses.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 401]);
    const remaining =
      await sql`select id from users where id in (${one.id}, ${other.id}) and status = 'active'`;
    expect(remaining).toHaveLength(1);
  }
});

test("makes the longest-serving recruiter owner when the only owner is banned", async () => {
  const owner = await company();
  const readOnly = await insertColleague(owner, "read_only");
  const first = await insertColleague(owner, "recruiter");
  const second = await insertColleague(owner, "recruiter");
  const id = await companyIdOf(owner);
  expect((await ban(owner)).status).toBe(200);
  expect(await rolesIn(id)).toEqual({
    [owner.id]: "owner",
    [readOnly.id]: "read_only",
    [first.id]: "owner",
    [second.id]: "recruiter",
  });
  const [logged] = await sql`select details from audit_log
    where action = 'company_handed_over' and subject_id = ${id}`;
  expect(logged?.details).toEqual({ owner: first.id });
  expect((await reinstate(owner)).status).toBe(200);
  expect(await activeOwners(id), "who comes back is an owner again").toBe(2);
});

test("does not transfer a company with another owner, or with only read-only members", async () => {
  const [owner, alone] = [await company(), await company()];
  const [colleague, recruiter] = [
    await insertColleague(owner, "owner"),
    await insertColleague(owner, "recruiter"),
  ];
  const readOnly = await insertColleague(alone, "read_only");
  await Promise.all([ban(owner), ban(alone)]);
  expect(await rolesIn(await companyIdOf(owner))).toEqual({
    [owner.id]: "owner",
    [colleague.id]: "owner",
    [recruiter.id]: "recruiter",
  });
  expect(await rolesIn(await companyIdOf(alone))).toEqual({
    [alone.id]: "owner",
    [readOnly.id]: "read_only",
  });
  const [row] =
    await sql`select hidden_at is not null as hidden from companies where id = ${await companyIdOf(alone)}`;
  expect(row?.hidden, "no one could answer an application").toBe(true);
});

test("keeps an owner when one leaves while the other is banned, twenty times", {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < 20; round++) {
    const leaving = await company();
    const other = await insertColleague(leaving, "owner");
    await insertColleague(leaving, "recruiter");
    const id = await companyIdOf(other);
    const browser = await browserClient(leaving);
    const [leaveResponse, banned] = await Promise.all([
      browser.call(removeMember, { params: { id: leaving.id } }),
      ban(other),
    ]);
    expect([200, 409], `round ${round}`).toContain(leaveResponse.status);
    expect(banned.status).toBe(200);
    expect(await activeOwners(id), `round ${round}`).toBe(1);
  }
});

test("makes the longest-serving active admin of a group its owner when the owner is banned", async () => {
  const [ines, suspended, member, marc] = [
    await student(),
    await student(),
    await student(),
    await student(),
  ];
  const id = await insertGroup(ines);
  await insertMember(id, suspended, "admin");
  await insertMember(id, member);
  await insertMember(id, marc, "admin");
  await suspend(suspended);
  await administrator.call(setUserStatus, {
    params: { id: ines.id },
    body: { status: "suspended", reason: "Insultes" },
  });
  expect(await membersOf(id), "who comes back").toMatchObject({ owner: ines.id });
  expect((await ban(ines)).status).toBe(200);
  expect(await membersOf(id)).toMatchObject({ owner: marc.id, count: 4 });
  const logged = await sql`select subject_id, details from audit_log
    where action = 'group_owner_changed' and (details ->> 'group')::int = ${id}`;
  expect(logged).toEqual([{ subject_id: marc.id, details: { group: id } }]);
  expect((await reinstate(ines)).status).toBe(200);
  expect((await membersOf(id)).owner, "it was transferred").toBe(marc.id);
});

test("keeps the banned owner of a group while no other member is active", async () => {
  const [ines, marc] = [await student(), await student()];
  const id = await insertGroup(ines);
  await insertMember(id, marc, "admin");
  await suspend(marc);
  expect((await ban(ines)).status).toBe(200);
  expect((await membersOf(id)).owner).toBe(ines.id);
});

test("makes the next member the owner of a conversation of several when the owner is banned", async () => {
  const { ines, marc, id } = await groupOfThree();
  expect((await ban(ines.user)).status).toBe(200);
  expect(await ownerOf(id)).toBe(marc.user.id);
});
