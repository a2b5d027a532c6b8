import { paceThread } from "../calendar";
import type { CommentFixture } from "../fixtures/fixtures";
import type { Random } from "../random";
import type { PlannedPost } from "./plan-posts";

export type PlannedComment = {
  fixture: CommentFixture;
  post: PlannedPost;
  answers: PlannedComment | null;
  createdAt: Date;
};

/** The comments of all threads, oldest first over the whole school: a reply is always later than its comment. */
export function planComments(posts: PlannedPost[], now: Date, random: Random): PlannedComment[] {
  return posts
    .flatMap((post) => planThread(post, now, random))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function planThread(post: PlannedPost, now: Date, random: Random): PlannedComment[] {
  const { by, comments } = post.fixture;
  // An author's comment under the own post that is no reply is an addition on a later day.
  const slow = comments.map((comment) => comment.by === by && comment.answers === null);
  const times = paceThread(slow, post.createdAt, now, random);
  const thread: PlannedComment[] = [];
  for (const [index, fixture] of comments.entries()) {
    const answers = fixture.answers === null ? null : (thread[fixture.answers] ?? null);
    thread.push({ fixture, post, answers, createdAt: times[index] as Date });
  }
  return thread;
}
