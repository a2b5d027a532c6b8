import type { GroupPostFixture } from "../fixtures/group-posts";
import type { Random } from "../random";
import { addDays } from "../time";
import type { PlannedGroup } from "./plan-groups";

export type PlannedGroupPost = {
  fixture: GroupPostFixture;
  group: PlannedGroup;
  by: string;
  createdAt: Date;
};

/** Plans posts, oldest first: each is by a user who was already a member, or by the owner. */
export function planGroupPosts(
  groups: PlannedGroup[],
  fixtures: Map<string, GroupPostFixture[]>,
  now: Date,
  random: Random,
): PlannedGroupPost[] {
  return groups
    .flatMap((group) => {
      const posts = fixtures.get(group.fixture.name) ?? [];
      return posts.map((post, index): PlannedGroupPost => {
        const daysAgo = group.daysAgo * (1 - (index + random.between(0.2, 0.8)) / posts.length);
        const members = group.members.filter((member) => member.daysAgo > daysAgo);
        const by = post.isByOwner || members.length === 0 ? group.fixture.owner : random.pick(members).key;
        return { fixture: post, group, by, createdAt: addDays(now, -daysAgo) };
      });
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
