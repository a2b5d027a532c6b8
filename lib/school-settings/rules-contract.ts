import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { emptyToNull, flag, singleLine, wholeNumber } from "@/lib/core/schemas/fields";
import { foldWords } from "./held-words";

const access = ["admin"] as const;

export const ruleLimits = { words: 200, word: 50, days: 365, firstPosts: 20, dailyPosts: 100 } as const;

/** Drops duplicates, ignoring case and accents. */
export const heldWords = z
  .pipe(
    z.array(singleLine(ruleLimits.word), "invalid"),
    z.transform((words) => [
      ...new Map(words.filter(Boolean).map((word) => [foldWords(word), word])).values(),
    ]),
  )
  .check(
    z.refine((words) => words.every((word) => foldWords(word).trim() !== ""), "held_word_invalid"),
    z.refine((words) => words.length <= ruleLimits.words, "too_many_words"),
  );

export const moderationRulesBody = z.object({
  held_words: heldWords,
  new_account_days: wholeNumber(0, ruleLimits.days),
  holds_links: flag,
  held_first_posts: wholeNumber(0, ruleLimits.firstPosts),
  daily_posts: emptyToNull(wholeNumber(1, ruleLimits.dailyPosts)),
});

/** The last three are for accounts that are at most `new_account_days` old. */
const moderationRules = z.object({
  held_words: z.array(z.string()),
  new_account_days: z.int(),
  holds_links: z.boolean(),
  held_first_posts: z.int(),
  daily_posts: z.nullable(z.int()),
});
export type ModerationRules = z.infer<typeof moderationRules>;

export const getModerationRules = endpoint("GET /api/admin/school-settings/moderation-rules", {
  access,
  data: moderationRules,
});

/** Omitted fields keep their values. `expected`: what the changed ones held when they were read. */
export const changeModerationRules = endpoint("PUT /api/admin/school-settings/moderation-rules", {
  access,
  body: z.extend(z.partial(moderationRulesBody), { expected: z.optional(z.partial(moderationRulesBody)) }),
  errors: ["settings_edited"],
  data: moderationRules,
});
