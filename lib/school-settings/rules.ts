import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { moderationRules } from "@/db/schema/school-settings";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { requireExpected } from "./require-expected";
import {
  type changeModerationRules as changeEndpoint,
  type ModerationRules,
  moderationRulesBody,
} from "./rules-contract";

const columns = {
  held_words: moderationRules.heldWords,
  new_account_days: moderationRules.newAccountDays,
  holds_links: moderationRules.holdsLinks,
  held_first_posts: moderationRules.heldFirstPosts,
  daily_posts: moderationRules.dailyPosts,
};

export async function getModerationRules(_viewer: Viewer<"admin">): Promise<ModerationRules> {
  const [rules] = await db.select(columns).from(moderationRules);
  if (!rules) throw new AppError("internal");
  return rules;
}

/** The rules apply to texts that are written afterwards. */
export function changeModerationRules(
  viewer: Viewer<"admin">,
  body: BodyOf<typeof changeEndpoint>,
): Promise<ModerationRules> {
  return runTransaction(viewer, async (tx) => {
    const [before] = await tx.select(columns).from(moderationRules).for("update");
    requireExpected(moderationRulesBody, before, body.expected);
    const [rules] = await tx
      .update(moderationRules)
      .set({
        heldWords: body.held_words,
        newAccountDays: body.new_account_days,
        holdsLinks: body.holds_links,
        heldFirstPosts: body.held_first_posts,
        dailyPosts: body.daily_posts,
        updatedAt: sql`now()`,
      })
      .returning(columns);
    if (!rules) throw new AppError("internal");
    const details = { ...rules, held_words: rules.held_words.join(", ") };
    await recordAudit(tx, viewer, "moderation_rules_changed", null, details);
    return rules;
  });
}
