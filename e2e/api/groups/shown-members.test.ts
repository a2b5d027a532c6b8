import { expect, test } from "vitest";
import { getGroup } from "@/lib/groups/contract";
import { removeGroupMember } from "@/lib/groups/members-contract";
import type { ApiClient } from "../../support/api";
import { groupWithEveryone, relationsFor } from "../../support/group-relations";
import type { TestUser } from "../../support/users";

const inGroup = "owner admin moderator member";

test.each([
  ["public", `${inGroup} requested invited outsider`],
  ["private", inGroup],
  ["hidden", inGroup],
] as const)("a %s group names its owner to users who see its members", async (visibility, expected) => {
  const { id, people } = await groupWithEveryone(visibility);
  const named = await relationsFor(people, async (client) => {
    const { status, body } = await client.call(getGroup, { params: { id } });
    return status === 200 && body.data.created_by === people.owner.user.id;
  });
  expect(named).toBe(expected);
});

test("removing a member responds to users who may not as if anyone were a member", async () => {
  const { id, people } = await groupWithEveryone("private");
  const remove = async (client: ApiClient, user: TestUser) =>
    (await client.call(removeGroupMember, { params: { id, user_id: user.id } })).status;
  const { admin, moderator, member, requested, invited, outsider } = people;
  for (const { client } of [member, requested, invited, outsider]) {
    expect(await remove(client, admin.user)).toBe(403);
    expect(await remove(client, outsider.user)).toBe(403);
  }
  expect(await remove(moderator.client, outsider.user)).toBe(404);
  expect(await remove(moderator.client, admin.user)).toBe(403);
  expect(await remove(moderator.client, member.user)).toBe(200);
});
