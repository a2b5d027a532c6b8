import { type SQL, sql } from "drizzle-orm";
import { pollOptions, polls, pollVotes, posts } from "@/db/schema/posts";
import { toIsoDate } from "@/lib/core/api/response-columns";
import type { ViewerParams } from "@/lib/core/auth/viewer";
import { countVisible } from "./counts";
import type { Poll } from "./schemas";

type PollRow = Omit<Poll, "options"> & {
  options: { id: number; text: string; votes_count: number; is_chosen: boolean }[];
};

/** The poll with all counts; `serializePoll` removes those that the viewer does not see yet. */
export function pollOfPost(viewer: ViewerParams): SQL<PollRow | null> {
  const isChosen =
    viewer.role === "visitor"
      ? sql`false`
      : sql`exists (select from ${pollVotes}
          where ${pollVotes.optionId} = ${pollOptions.id} and ${pollVotes.userId} = ${viewer.id})`;
  return sql`(select json_build_object('is_multiple', ${polls.isMultiple}, 'is_anonymous', ${polls.isAnonymous},
    'ends_at', ${polls.endsAt}, 'is_ended', coalesce(${polls.endsAt} <= now(), false),
    'voters_count', ${countVoters(viewer)},
    'options', (select json_agg(json_build_object('id', ${pollOptions.id}, 'text', ${pollOptions.text},
        'votes_count', ${countVotes(viewer)}, 'is_chosen', ${isChosen}) order by ${pollOptions.position}, ${pollOptions.id})
      from ${pollOptions} where ${pollOptions.postId} = ${polls.postId}))
    from ${polls} where ${polls.postId} = ${posts.id})`;
}

/** In anonymous polls all votes count: leaving out those of blocked users would reveal who voted. */
const isListed = sql`not ${polls.isAnonymous}`;

function countVoters(viewer: ViewerParams): SQL<number> {
  const voters = sql`(select distinct ${pollVotes.userId} from ${pollVotes}
    where ${pollVotes.postId} = ${polls.postId} and ${isListed}) voters where true`;
  return countVisible(viewer, polls.votersCount, voters, sql`voters.user_id`);
}

function countVotes(viewer: ViewerParams): SQL<number> {
  const votes = sql`${pollVotes} where ${pollVotes.optionId} = ${pollOptions.id} and ${isListed}`;
  return countVisible(viewer, pollOptions.votesCount, votes, pollVotes.userId);
}

/** Results are shown to voters and the author, and to all after the end. */
export function serializePoll(poll: PollRow, isOwner: boolean): Poll {
  const isShown = isOwner || poll.is_ended || poll.options.some((option) => option.is_chosen);
  return {
    ...poll,
    ends_at: poll.ends_at && toIsoDate(poll.ends_at),
    options: poll.options.map(({ votes_count, ...option }) => ({
      ...option,
      votes_count: isShown ? votes_count : null,
    })),
  };
}
