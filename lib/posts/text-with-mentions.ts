import * as z from "zod/mini";
import { text } from "@/lib/core/schemas/fields";
import { postLimits } from "./constants";
import { findMentionedIds, renderMarkup } from "./mention-text";

const maxPerMention = 100;

/** A text with mentions as `@[Name](id)`; `max` is the length without the ids. */
export function textWithMentions(max: number, rules?: Parameters<typeof text>[1]) {
  return text(max + postLimits.mentions * maxPerMention, rules).check(
    z.refine((value) => renderMarkup(value).content.length <= max, { error: "too_long", abort: true }),
    z.refine((value) => findMentionedIds(value).length <= postLimits.mentions, "too_many_mentions"),
  );
}
