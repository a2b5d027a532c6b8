import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { polls, pollVotes, posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { guards, toGuardedPage } from "@/lib/core/api/guarded-page";
import { profileOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member } from "@/lib/core/auth/viewer";
import { memberVisibleTo } from "@/lib/groups/policy";
import { postVisibleTo } from "./policy";
import type { listPollVotes as listEndpoint } from "./polls-contract";
import type { PollVote } from "./schemas";

/** Runs one query. Throws `forbidden`. */
export async function listPollVotes(
  viewer: Member,
  id: number,
  { option_id, ...query }: QueryOf<typeof listEndpoint>,
) {
  const visible = sql`from ${polls} join ${posts} on ${posts.id} = ${polls.postId}
    where ${polls.postId} = ${id} and ${postVisibleTo(viewer)}`;
  const isListed = sql`exists (select ${visible} and not ${polls.isAnonymous}
    and (${posts.userId} = ${viewer.id} or coalesce(${polls.endsAt} <= now(), false) or exists (
      select from poll_votes own where own.post_id = ${id} and own.user_id = ${viewer.id})))`;
  const listed = db
    .select({
      // Unique for a user and an option.
      key: sql<number>`(${pollVotes.optionId}::bigint << 32) + ${pollVotes.userId}`.as("vote_key"),
      since: sql<string>`${pollVotes.createdAt}`.as("voted_at"),
    })
    .from(pollVotes)
    .innerJoin(users, eq(users.id, pollVotes.userId))
    .where(
      and(
        eq(pollVotes.postId, id),
        option_id ? eq(pollVotes.optionId, option_id) : undefined,
        memberVisibleTo(viewer),
        isListed,
      ),
    )
    .as("listed");
  const counts = guards(sql`exists (select ${visible})`, isListed);
  const order = [desc(listed.since), desc(listed.key)];
  const { page, selectRows } = selectPage({ from: listed, id: listed.key, order, counts }, query);
  const rows = await selectRows({
    id: pollVotes.optionId,
    user: { id: users.id, name: users.name, profile: profileOf(users.avatarPath) },
  })
    .leftJoin(
      pollVotes,
      sql`${pollVotes.optionId} = ${page.id} >> 32 and ${pollVotes.userId} = ${page.id} & 2147483647`,
    )
    .leftJoin(users, eq(users.id, pollVotes.userId));
  return toGuardedPage(rows, toVote, query);
}

const toVote = ({ id, user }: { id: number; user: PollVote["user"] }): PollVote => ({ option_id: id, user });
