import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { groupMembers } from "@/db/schema/groups";
import { pollOptions, polls, pollVotes, posts } from "@/db/schema/posts";
import { type PollFixture, pollFixtures } from "../fixtures/polls";
import { createRandom, type Random } from "../random";
import { addDays } from "../time";

const maxVoters = 40;

/** Inserts polls under inserted posts; the voters are students of the school or members of the group. */
export async function insertPolls(tx: Transaction, students: number[], now: Date): Promise<void> {
  const random = createRandom("sondages");
  for (const poll of pollFixtures) {
    const [post] = await tx
      .select({ id: posts.id, groupId: posts.groupId })
      .from(posts)
      .where(sql`starts_with(${posts.content}, ${poll.question})`);
    if (!post) throw new Error(`no post begins with "${poll.question}"`);
    const voters = post.groupId === null ? students : await listMembers(tx, post.groupId);
    await insertPoll(tx, post.id, poll, random.shuffle(voters).slice(0, maxVoters), { now, random });
  }
}

async function listMembers(tx: Transaction, groupId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(groupMembers.userId);
  return rows.map(({ id }) => id);
}

async function insertPoll(
  tx: Transaction,
  postId: number,
  { options, isMultiple, isAnonymous, endsInDays }: PollFixture,
  voters: number[],
  { now, random }: { now: Date; random: Random },
): Promise<void> {
  const endsAt = endsInDays === null ? null : addDays(now, endsInDays);
  await tx.insert(polls).values({ postId, isMultiple, isAnonymous, endsAt });
  const rows = await tx
    .insert(pollOptions)
    .values(options.map((text, position) => ({ postId, position, text })))
    .returning({ id: pollOptions.id });
  const votes = voters.flatMap((userId) => {
    const first = random.pick(rows).id;
    const others = isMultiple ? rows.filter(({ id }) => id !== first && random.chance(0.3)) : [];
    return [first, ...others.map(({ id }) => id)].map((optionId) => ({ optionId, userId, postId }));
  });
  if (votes.length > 0) await tx.insert(pollVotes).values(votes);
}
