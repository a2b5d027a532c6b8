import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery } from "@/lib/core/api/pagination";
import { fromSchoolTime } from "@/lib/core/i18n/school-time";
import { emptyToNull, emptyToUndefined, flag, id, title } from "@/lib/core/schemas/fields";
import { localTime } from "@/lib/core/schemas/local-time";
import { pollLimits } from "./constants";
import { poll, pollVote } from "./schemas";

const isFuture = (local: string | null | undefined) => !local || fromSchoolTime(local).getTime() > Date.now();
const isWithoutRepetition = (texts: string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

/** The poll of a new post, whose text is the question; `ends_at` is a time in the school. */
export const newPoll = z.object({
  options: z
    .array(title(pollLimits.option, { min: 1, required: "poll_option_required" }))
    .check(
      z.minLength(pollLimits.minOptions, "poll_options_missing"),
      z.maxLength(pollLimits.options, "too_many_poll_options"),
      z.refine(isWithoutRepetition, "poll_options_repeated"),
    ),
  is_multiple: z._default(flag, false),
  is_anonymous: z._default(flag, false),
  ends_at: z._default(emptyToNull(localTime).check(z.refine(isFuture, "poll_end_past")), null),
});
export type NewPoll = z.infer<typeof newPoll>;

/** Replaces the viewer's votes; an empty list withdraws them. */
export const votePoll = endpoint("PUT /api/posts/{id}/votes", {
  access: signedIn,
  body: z.object({ option_ids: z.array(id).check(z.maxLength(pollLimits.options, "invalid")) }),
  data: poll,
  limit: ["votes"],
  errors: ["poll_ended"],
});

/** The votes, the latest first: of a poll that is not anonymous, for viewers who see its results. */
export const listPollVotes = endpoint("GET /api/posts/{id}/votes", {
  access: signedIn,
  query: z.object({ ...pageQuery(50), option_id: emptyToUndefined(id) }),
  response: z.object({ data: z.array(pollVote), ...pageMetadata }),
  errors: ["forbidden"],
});
