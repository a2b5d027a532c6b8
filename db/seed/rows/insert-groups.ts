import type { Transaction } from "@/db/client";
import { groupInvitations, groupMembers, groupRequests, groups } from "@/db/schema/groups";
import { posts } from "@/db/schema/posts";
import { addDays } from "../time";
import { type Ids, takeIds } from "./ids";
import type { PlannedGroupPost } from "./plan-group-posts";
import type { PlannedGroup } from "./plan-groups";

/** Inserts the groups; returns their ids by name. */
export async function insertGroups(
  tx: Transaction,
  planned: PlannedGroup[],
  userIds: Ids<string>,
  now: Date,
): Promise<Ids<string>> {
  const ago = (days: number) => addDays(now, -days);
  const names = planned.map(({ fixture }) => fixture.name);
  const ids = await takeIds(tx, "groups", names);
  const rows = planned.map((group) => ({ ...group, groupId: ids.of(group.fixture.name) }));
  await tx
    .insert(groups)
    .overridingSystemValue()
    .values(
      rows.map(({ groupId, fixture: { name, description, owner, visibility }, daysAgo }) => ({
        id: groupId,
        ownerId: userIds.of(owner),
        createdAt: ago(daysAgo),
        ...{ name, description, visibility },
      })),
    );
  await tx.insert(groupMembers).values(
    rows.flatMap(({ groupId, members }) =>
      members.map(({ key, role, daysAgo }) => ({
        groupId,
        userId: userIds.of(key),
        role,
        createdAt: ago(daysAgo),
      })),
    ),
  );
  await tx
    .insert(groupRequests)
    .values(
      rows.flatMap(({ groupId, requests }) => requests.map((key) => ({ groupId, userId: userIds.of(key) }))),
    );
  await tx
    .insert(groupInvitations)
    .values(
      rows.flatMap(({ groupId, invited, fixture }) =>
        invited.map((key) => ({ groupId, userId: userIds.of(key), invitedBy: userIds.of(fixture.owner) })),
      ),
    );
  return ids;
}

export async function insertGroupPosts(
  tx: Transaction,
  planned: PlannedGroupPost[],
  groupIds: Ids<string>,
  userIds: Ids<string>,
): Promise<void> {
  await tx.insert(posts).values(
    planned.map(({ fixture: { content, isByOwner, isPinned }, group, by, createdAt }) => ({
      userId: userIds.of(by),
      groupId: groupIds.of(group.fixture.name),
      audience: "members" as const,
      isAnnouncement: isByOwner && !isPinned,
      ...{ content, isPinned, createdAt },
    })),
  );
}
