import type { Random } from "../random";
import type { StockGroupPost } from "../stock/group-posts";
import type { PlannedGroup } from "./plan-groups";

export type PlannedGroupPost = { stock: StockGroupPost; group: PlannedGroup; by: string; createdAt: Date };

const day = 86_400_000;

/** Each written by somebody who was a member by then, or by the owner; oldest first. */
export function planGroupPosts(
  groups: PlannedGroup[],
  stock: Map<string, StockGroupPost[]>,
  now: Date,
  random: Random,
): PlannedGroupPost[] {
  return groups
    .flatMap((group) => {
      const posts = stock.get(group.stock.name) ?? [];
      return posts.map((post, place): PlannedGroupPost => {
        const daysAgo = group.daysAgo * (1 - (place + random.between(0.2, 0.8)) / posts.length);
        const members = group.members.filter((member) => member.daysAgo > daysAgo);
        const by = post.isByOwner || members.length === 0 ? group.stock.owner : random.pick(members).key;
        return { stock: post, group, by, createdAt: new Date(now.getTime() - daysAgo * day) };
      });
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
