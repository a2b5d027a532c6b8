import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { HeldSubject } from "@/db/enums";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { isoTextOf } from "@/lib/core/api/response-columns";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { lockRecipientsOfComments, lockRecipientsOfPosts } from "@/lib/notifications/post-notifications";
import { requireUnedited } from "@/lib/posts/hold";
import { announceHeldPost, publishComment, publishHeldPost } from "@/lib/posts/publish-held";
import { resolveReports } from "@/lib/posts/resolve-reports";
import { findSchoolRule, ruleDetails } from "@/lib/school-settings/school-rules";
import type { SchoolRule } from "@/lib/site";
import { insertDecision, notifyAuthor } from "./decide";
import type { decideHeld as decideEndpoint } from "./held-contract";
import { removeContent } from "./measures";
import type { ReportedSubject } from "./queue";

type Decision = BodyOf<typeof decideEndpoint>;
type Read = Pick<Decision, "subject" | "subject_id" | "edited_at">;

/** Publishes the text, with the effects of a publication, or rejects it with a statement of reasons. */
export async function decideHeld(viewer: Viewer<"admin">, decision: Decision) {
  const { subject, subject_id, action } = decision;
  const published = await runTransaction(viewer, async (tx) => {
    await lockRecipients[subject](tx, subject_id);
    if (action === "accept") return acceptHeld(tx, viewer, decision);
    await rejectHeld(tx, viewer, { ...decision, action: measures[subject] });
  });
  if (published) announceHeldPost(published);
  return { subject_id, action };
}

/** A rejected post stays with its author, hidden; of a comment the author has the excerpt. */
const measures = { held_post: "hide", held_comment: "delete" } as const;

/** Publishes the text. Returns the post, where it is one. */
async function acceptHeld(tx: Transaction, viewer: Viewer<"admin">, read: Read) {
  const held = await lockHeld(tx, viewer, read);
  await recordDecision(tx, viewer, { held, action: "accept", rule: null });
  if (held.subject === "post") return publishHeldPost(tx, held.subject_id, viewer.id);
  await publishComment(tx, held.subject_id, viewer.id);
}

type Rejection = Read & {
  action: "hide" | "delete";
  rule?: string | undefined;
  explanation?: string | undefined;
};

/**
 * Rejects the text, whichever way: its author reads the school rule and may appeal. Call it in a transaction that
 * holds the locks on the users who are notified. Returns the paths of files that are to be deleted after the commit.
 */
export async function rejectHeld(
  tx: Transaction,
  viewer: Viewer<"admin">,
  { action, rule: ruleId, explanation, ...read }: Rejection,
): Promise<string[]> {
  if (ruleId === undefined) throw invalid("rule", "required");
  const held = await lockHeld(tx, viewer, read);
  const rule = await findSchoolRule(tx, ruleId);
  const measure = { action, rule, explanation };
  await recordDecision(tx, viewer, { held, action: "reject", rule });
  const id = await insertDecision(tx, viewer, held, measure);
  if (action === "delete") await resolveReports(tx, viewer, held, id);
  const files = await removeContent(tx, action, held);
  if (held.writer_id !== null)
    await notifyAuthor(tx, viewer, held.writer_id, { id, reported: held, measure });
  return files;
}

/** Requires that a moderation rule still holds back one of the texts that are rejected. Throws `already_decided`. */
export function requireHeld(rows: readonly { isHeld: boolean }[], rule: string | undefined): void {
  if (rule !== undefined && !rows.some(({ isHeld }) => isHeld)) throw new AppError("already_decided");
}

type HeldDecision = { held: HeldContent; action: Decision["action"]; rule: SchoolRule | null };

function recordDecision(
  tx: Transaction,
  viewer: Viewer<"admin">,
  { held, action, rule }: HeldDecision,
): Promise<void> {
  const details = { action, rule: null, ...ruleDetails(rule) };
  return recordAudit(tx, viewer, "held_content_decided", [held.subject, held.subject_id], details);
}

const lockRecipients: Record<HeldSubject, (tx: Transaction, id: number) => Promise<void>> = {
  held_post: (tx: Transaction, id: number) => lockRecipientsOfPosts(tx, [id]),
  held_comment: (tx, id) => lockRecipientsOfComments(tx, [id]),
};

type HeldContent = ReportedSubject & { subject: "post" | "comment" };

const heldColumns = sql`t.user_id as writer_id, t.status = 'pending' and t.held_for is not null as waits,
  ${isoTextOf(sql`t.edited_at`)} as edited_at`;

const heldTexts: Record<HeldSubject, SQL> = {
  held_post: sql`
    select 'post' as subject, t.id as subject_id, t.id as post_id, ${heldColumns},
      truncate_text(with_mentioned_names(t.content, t.id, null), 200) as excerpt from posts t`,
  held_comment: sql`
    select 'comment' as subject, t.id as subject_id, t.post_id, ${heldColumns},
      truncate_text(with_mentioned_names(t.content, null, t.id), 200) as excerpt from comments t`,
};

/** When two moderators decide at once, the second waits here, and then reads that it is decided. */
async function lockHeld(tx: Transaction, viewer: Viewer<"admin">, read: Read): Promise<HeldContent> {
  const [held] = await tx.execute<HeldContent & { waits: boolean; edited_at: string | null }>(
    sql`${heldTexts[read.subject]} where t.status <> 'deleted' and t.id = ${read.subject_id} for update`,
  );
  if (!held) throw new AppError("not_found");
  if (!held.waits) throw new AppError("already_decided");
  if (held.writer_id === viewer.id) throw new AppError("forbidden");
  requireUnedited(held.edited_at, read.edited_at);
  return held;
}
