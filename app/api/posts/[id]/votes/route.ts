import { route } from "@/lib/core/api/route";
import { votePoll } from "@/lib/posts/poll-mutations";
import { listPollVotes } from "@/lib/posts/poll-votes";
import * as api from "@/lib/posts/polls-contract";

export const GET = route(api.listPollVotes, ({ viewer, params, query }) =>
  listPollVotes(viewer, params.id, query),
);

export const PUT = route(api.votePoll, ({ viewer, params, body }) =>
  votePoll(viewer, params.id, body.option_ids),
);
