import { groupInvitations, groupMembers, groupRequests, groups } from "@/db/schema/groups";
import { posts } from "@/db/schema/posts";
import { addDays } from "../time";
import type { PlannedGroupPost } from "./plan-group-posts";
import type { PlannedGroup } from "./plan-groups";
import { type Transaction, takeIds } from "./take-ids";

/** Returns the ids by name. */
export async function insertGroups(
  tx: Transaction,
  planned: PlannedGroup[],
  people: Map<string, number>,
  now: Date,
): Promise<Map<string, number>> {
  const idOf = (key: string) => people.get(key) as number;
  const ago = (days: number) => addDays(now, -days);
  const ids = await takeIds(tx, "groups", planned.length);
  const rows = planned.map((group, index) => ({ ...group, groupId: ids[index] as number }));
  await tx
    .insert(groups)
    .overridingSystemValue()
    .values(
      rows.map(({ groupId, fixture: { name, description, owner, visibility }, daysAgo }) => {
        return { id: groupId, name, description, visibility, ownerId: idOf(owner), createdAt: ago(daysAgo) };
      }),
    );
  await tx.insert(groupMembers).values(
    rows.flatMap(({ groupId, members }) =>
      members.map(({ key, role, daysAgo }) => ({
        groupId,
        userId: idOf(key),
        role,
        createdAt: ago(daysAgo),
      })),
    ),
  );
  await tx
    .insert(groupRequests)
    .values(rows.flatMap(({ groupId, requests }) => requests.map((key) => ({ groupId, userId: idOf(key) }))));
  await tx
    .insert(groupInvitations)
    .values(
      rows.flatMap(({ groupId, invited, fixture }) =>
        invited.map((key) => ({ groupId, userId: idOf(key), invitedBy: idOf(fixture.owner) })),
      ),
    );
  return new Map(rows.map(({ groupId, fixture }) => [fixture.name, groupId]));
}

export async function insertGroupPosts(
  tx: Transaction,
  planned: PlannedGroupPost[],
  groupIds: Map<string, number>,
  people: Map<string, number>,
): Promise<void> {
  await tx.insert(posts).values(
    planned.map(({ fixture: { content, isByOwner, isPinned }, group, by, createdAt }) => ({
      userId: people.get(by) as number,
      groupId: groupIds.get(group.fixture.name) as number,
      audience: "members" as const,
      isAnnouncement: isByOwner && !isPinned,
      ...{ content, isPinned, createdAt },
    })),
  );
}
