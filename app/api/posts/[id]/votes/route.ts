import { route } from "@/lib/core/api/route";
import { votePoll } from "@/lib/posts/poll-mutations";
import { listPollVotes } from "@/lib/posts/poll-votes";
import * as api from "@/lib/posts/polls-contract";

export const GET = route(api.listPollVotes, ({ viewer, ids, query }) => listPollVotes(viewer, ids.id, query));

export const PUT = route(api.votePoll, async ({ viewer, ids, body }) => ({
  data: await votePoll(viewer, ids.id, body.option_ids),
}));
