import { contentTypeIds } from "@/db/enums";
import { planPostTimes, withDates } from "../calendar";
import type { PostFixture } from "../fixtures/fixtures";
import type { Random } from "../random";
import { addMinutes } from "../time";

export type PlannedPost = { fixture: PostFixture; createdAt: Date; editedAt: Date | null; content: string };

/** Plans posts with their times, oldest first, so that the newest gets the highest id. */
export function planPosts(fixture: PostFixture[], now: Date, random: Random): PlannedPost[] {
  const times = planPostTimes(fixture, now, random);
  return fixture
    .map((post, index) => {
      const createdAt = times[index] as Date;
      const isEditable = post.daysAgo > 1 && post.content.length > 90;
      const editedAt =
        isEditable && random.chance(0.08) ? addMinutes(createdAt, random.integer(3, 90)) : null;
      return { fixture: post, createdAt, editedAt, content: withDates(post.content, createdAt, post.locale) };
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

export function postRow({ fixture, createdAt, editedAt, content }: PlannedPost, id: number, userId: number) {
  return {
    id,
    userId,
    content,
    contentTypeId: contentTypeIds[fixture.type],
    category: fixture.category,
    feeling: fixture.feeling,
    locale: fixture.locale,
    audience: fixture.audience,
    status: fixture.status,
    isPinned: fixture.isPinned,
    createdAt,
    editedAt,
  };
}
