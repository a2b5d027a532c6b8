import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { pollOptions, polls, pollVotes, posts } from "@/db/schema/posts";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { fromSchoolTime } from "@/lib/core/i18n/school-time";
import { isPublishedFor, postVisibleTo } from "./policy";
import type { NewPoll } from "./polls-contract";
import { getPost } from "./queries";
import type { Poll } from "./schemas";

export async function insertPoll(tx: Transaction, postId: number, poll: NewPoll): Promise<void> {
  await tx.insert(polls).values({
    postId,
    isMultiple: poll.is_multiple,
    isAnonymous: poll.is_anonymous,
    endsAt: poll.ends_at === null ? null : fromSchoolTime(poll.ends_at),
  });
  await tx.insert(pollOptions).values(poll.options.map((text, position) => ({ postId, position, text })));
}

/** Replaces the viewer's votes. Throws `poll_ended`. */
export async function votePoll(viewer: Member, id: number, optionIds: number[]): Promise<Poll> {
  const ids = [...new Set(optionIds)];
  await runTransaction(viewer, async (tx) => {
    const { isMultiple, isEnded } = await lockPoll(tx, viewer, id);
    if (isEnded) throw new AppError("poll_ended");
    if (!isMultiple && ids.length > 1) throw invalid("option_ids", "poll_single_choice");
    await requireOptions(tx, id, ids);
    const own = and(eq(pollVotes.postId, id), eq(pollVotes.userId, viewer.id));
    await tx.delete(pollVotes).where(and(own, notInArray(pollVotes.optionId, ids)));
    if (ids.length > 0)
      await tx
        .insert(pollVotes)
        .values(ids.map((optionId) => ({ optionId, userId: viewer.id, postId: id })))
        .onConflictDoNothing();
  });
  const { poll } = await getPost(viewer, id);
  if (!poll) throw new AppError("not_found");
  return poll;
}

/** The votes of a poll are written one after the other. */
async function lockPoll(tx: Transaction, viewer: Member, id: number) {
  const [poll] = await tx
    .select({
      isMultiple: polls.isMultiple,
      isEnded: sql<boolean>`coalesce(${polls.endsAt} <= clock_timestamp(), false)`,
    })
    .from(polls)
    .innerJoin(posts, eq(posts.id, polls.postId))
    .where(and(eq(polls.postId, id), isPublishedFor(viewer), postVisibleTo(viewer)))
    .for("no key update", { of: polls });
  if (!poll) throw new AppError("not_found");
  return poll;
}

async function requireOptions(tx: Transaction, postId: number, ids: number[]): Promise<void> {
  const options = await tx
    .select({ id: pollOptions.id })
    .from(pollOptions)
    .where(and(eq(pollOptions.postId, postId), inArray(pollOptions.id, ids)));
  if (options.length < ids.length) throw invalid("option_ids", "invalid");
}
