import { expect, test } from "vitest";
import { removeGroupMember } from "@/lib/groups/members-contract";
import type { ApiClient } from "../../support/api";
import { groupWithEveryone } from "../../support/group-relations";
import type { TestUser } from "../../support/users";

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
