import { expect, test } from "vitest";
import { acceptGroupRequest } from "@/lib/groups/admission-contract";
import { inviteEmailsToGroup } from "@/lib/groups/email-invitations-contract";
import {
  changeGroupOwner,
  changeGroupRole,
  joinGroup,
  leaveGroup,
  removeGroupMember,
} from "@/lib/groups/members-contract";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { insertGroup, insertMember, membersOf } from "../../support/groups";
import { emailsTo } from "../../support/outbox";
import { resetRateLimits } from "../../support/rate-limits";
import { newEmail } from "../../support/users";

const rounds = 50;
const timeout = 180_000;

async function threeStudents() {
  return Promise.all([signedInStudent(), signedInStudent(), signedInStudent()]);
}

/** Expects that the counter equals a recount and that the owner is a member. */
async function checkGroup(id: number) {
  const group = await membersOf(id);
  expect(group.count).toBe(group.roles.size);
  expect(group.roles.has(group.owner)).toBe(true);
  return group;
}

test(
  "counts members exactly while they join and leave",
  async () => {
    const [ines, marc, zoe] = await threeStudents();
    const id = await insertGroup(ines.user);
    const params = { id };
    for (let round = 0; round < rounds; round++) {
      await resetRateLimits(marc.user, zoe.user);
      await sql`delete from group_members where group_id = ${id} and user_id = ${marc.user.id}`;
      await Promise.all([
        marc.browser.call(joinGroup, { params }),
        marc.browser.call(joinGroup, { params }),
        zoe.browser.call(round % 2 ? leaveGroup : joinGroup, { params }),
      ]);
      const { roles } = await checkGroup(id);
      expect(roles.has(marc.user.id)).toBe(true);
    }
  },
  timeout,
);

test(
  "a group has one owner after two simultaneous transfers",
  async () => {
    const [ines, marc, zoe] = await threeStudents();
    const id = await insertGroup(ines.user);
    const changeOwner = ({ browser }: typeof ines, to: typeof ines) =>
      browser.call(changeGroupOwner, { params: { id }, body: { user_id: to.user.id } });
    for (let round = 0; round < rounds; round++) {
      for (const { user } of [ines, marc, zoe]) await insertMember(id, user);
      await sql`update groups set owner_id = ${ines.user.id} where id = ${id}`;
      const [one, other, left] = await Promise.all([
        changeOwner(ines, marc),
        changeOwner(ines, zoe),
        (round % 2 ? marc : ines).browser.call(leaveGroup, { params: { id } }),
      ]);
      const transferred = [one, other].filter(({ status }) => status === 200);
      expect(transferred.length).toBeLessThanOrEqual(1);
      expect([200, 409]).toContain(left.status);
      const { owner } = await checkGroup(id);
      if (one.status === 200) expect(owner).toBe(marc.user.id);
      if (other.status === 200) expect(owner).toBe(zoe.user.id);
    }
  },
  timeout,
);

test(
  "a member who is removed and promoted at once is either removed or ranks above the remover",
  async () => {
    const [ines, admin, member] = await threeStudents();
    const id = await insertGroup(ines.user);
    await insertMember(id, admin.user, "admin");
    const params = { id, user_id: member.user.id };
    for (let round = 0; round < rounds; round++) {
      await insertMember(id, member.user);
      await sql`update group_members set role = 'member' where group_id = ${id} and user_id = ${member.user.id}`;
      const [removed, promoted] = await Promise.all([
        admin.browser.call(removeGroupMember, { params }),
        ines.browser.call(changeGroupRole, { params, body: { role: "admin" } }),
      ]);
      expect([removed.status, promoted.status]).toEqual(removed.status === 200 ? [200, 404] : [403, 200]);
      const { roles } = await checkGroup(id);
      expect(roles.get(member.user.id)).toBe(removed.status === 200 ? undefined : "admin");
    }
  },
  timeout,
);

test.each([
  ["as a membership leaves no member", undefined],
  ["as a request leaves the new member", "requested"],
] as const)(
  "a request that is accepted and withdrawn at once %s",
  async (_, expected_membership) => {
    const [ines, , zoe] = await threeStudents();
    const id = await insertGroup(ines.user, { visibility: "private" });
    const params = { id };
    for (let round = 0; round < rounds; round++) {
      await resetRateLimits(zoe.user);
      await sql`delete from group_members where group_id = ${id} and user_id = ${zoe.user.id}`;
      await zoe.browser.call(joinGroup, { params });
      const [accepted, left] = await Promise.all([
        ines.browser.call(acceptGroupRequest, { params, body: { user_id: zoe.user.id } }),
        zoe.browser.call(leaveGroup, { params, body: { expected_membership } }),
      ]);
      expect([200, 404]).toContain(accepted.status);
      const isMember = expected_membership !== undefined && accepted.status === 200;
      expect(left.status).toBe(isMember ? 409 : 200);
      const { roles } = await checkGroup(id);
      expect(roles.has(zoe.user.id)).toBe(isMember);
    }
    expect(await sql`select user_id from group_requests where group_id = ${id}`).toEqual([]);
  },
  timeout,
);

test("simultaneous invitations of an address by eight groups send it five emails", async () => {
  const { user, browser } = await signedInStudent();
  const groups = await Promise.all(Array.from({ length: 8 }, () => insertGroup(user)));
  for (let round = 0; round < 5; round++) {
    const email = newEmail();
    const responses = await Promise.all(
      groups.map((id) => browser.call(inviteEmailsToGroup, { params: { id }, body: { emails: email } })),
    );
    expect(responses.map(({ status }) => status)).toEqual(groups.map(() => 201));
    expect(await emailsTo(email, "group_invitation")).toHaveLength(5);
  }
});
