import type { Random } from "../random";
import { hourMs } from "../time";
import type { PlannedPost } from "./plan-posts";

export type PlannedLike = { post: PlannedPost; by: string; createdAt: Date };

/** Plans likes: commenters often like the post, others depending on its appeal, and authors never like their own. */
export function planLikes(
  posts: PlannedPost[],
  likers: { key: string; joined: number }[],
  now: Date,
  random: Random,
) {
  // Some users like many posts, some hardly any.
  const likeRates = new Map(likers.map(({ key }) => [key, random.between(0.15, 1) ** 2]));
  return posts
    .filter(({ fixture }) => fixture.status === "published")
    .flatMap((post) => {
      const appeal = appealOf(post, now, random);
      const commenterKeys = new Set(post.fixture.comments.map(({ by }) => by));
      return likers
        .filter(({ key, joined }) => key !== post.fixture.by && joined > post.fixture.daysAgo - 1)
        .filter(({ key }) =>
          random.chance(commenterKeys.has(key) ? 0.75 : appeal * (likeRates.get(key) ?? 0)),
        )
        .map(({ key }) => ({ post, by: key, createdAt: likedAt(post, now, random) }));
    });
}

/** A number from 0 to 1 that images, comments and chance increase; a post that is an hour old has few likes yet. */
function appealOf({ fixture, createdAt }: PlannedPost, now: Date, random: Random): number {
  const baseAppeal = 0.12 + 0.05 * fixture.comments.length + 0.1 * Math.min(fixture.images.length, 2);
  const age = (now.getTime() - createdAt.getTime()) / hourMs;
  return Math.min(0.9, baseAppeal * random.between(0.35, 1.6) * Math.min(1, 0.15 + age / 10));
}

function likedAt({ createdAt }: PlannedPost, now: Date, random: Random): Date {
  const left = now.getTime() - createdAt.getTime();
  return new Date(createdAt.getTime() + Math.min(left, random.next() ** 3 * 72 * hourMs));
}
