import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { HeldSubject } from "@/db/enums";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { lockRecipientsOfComments, lockRecipientsOfPosts } from "@/lib/notifications/post-notifications";
import { requireUnedited } from "@/lib/posts/hold";
import { announceHeldPost, publishComment, publishHeldPost } from "@/lib/posts/publish-held";
import { findSchoolRule, ruleDetails } from "@/lib/school-settings/school-rules";
import type { SchoolRule } from "@/lib/site";
import { insertDecision, notifyAuthor } from "./decide";
import type { decideHeld as decideEndpoint } from "./held-contract";
import { removeContent } from "./measures";
import type { ReportedSubject } from "./queue";

type Decision = BodyOf<typeof decideEndpoint>;

/** Publishes it, with what its publication would have caused, or rejects it with a statement of reasons. */
export async function decideHeld(viewer: Viewer<"admin">, decision: Decision, request: RequestInfo) {
  const { subject, subject_id, action } = decision;
  const published = await runTransaction(viewer, async (tx) => {
    await lockRecipients[subject](tx, subject_id);
    return decideLocked(tx, viewer, decision, request);
  });
  if (published) await announceHeldPost(published);
  return { subject_id, action };
}

/** Of a transaction that holds the locks on those who are notified. Returns the post that is published by it. */
export async function decideLocked(
  tx: Transaction,
  viewer: Viewer<"admin">,
  decision: Decision,
  request: RequestInfo,
) {
  const { subject, subject_id, action, explanation } = decision;
  const held = await lockHeld(tx, decision);
  if (held.writer_id === viewer.id) throw new AppError("forbidden");
  const rule = await findSchoolRule(tx, decision.rule);
  const about = [held.subject, subject_id] as const;
  const details = { action, rule: null, ...ruleDetails(rule) };
  await recordAudit(tx, {
    action: "held_content_decided",
    subject: about,
    details,
    actorId: viewer.id,
    request,
  });
  if (action === "reject") return void (await reject(tx, viewer, { held, rule, explanation, request }));
  if (subject === "held_post") return publishHeldPost(tx, subject_id);
  await publishComment(tx, subject_id, viewer.id);
}

const lockRecipients: Record<HeldSubject, (tx: Transaction, id: number) => Promise<void>> = {
  held_post: (tx: Transaction, id: number) => lockRecipientsOfPosts(tx, [id]),
  held_comment: (tx, id) => lockRecipientsOfComments(tx, [id]),
};

type Held = ReportedSubject & { subject: "post" | "comment" };

const heldTexts: Record<HeldSubject, SQL> = {
  held_post: sql`
    select 'post' as subject, p.id as subject_id, p.id as post_id, p.user_id as writer_id,
      left(with_mentioned_names(p.content, p.id, null), 200) as excerpt,
      p.status = 'pending' and p.held_for is not null as waits, to_json(p.edited_at) #>> '{}' as edited_at from posts p where p.status <> 'deleted' and p.id =`,
  held_comment: sql`
    select 'comment' as subject, c.id as subject_id, c.post_id, c.user_id as writer_id,
      left(with_mentioned_names(c.content, null, c.id), 200) as excerpt,
      c.status = 'pending' and c.held_for is not null as waits, to_json(c.edited_at) #>> '{}' as edited_at from comments c where c.status <> 'deleted' and c.id =`,
};

/** Two moderators at once: the second waits here, and then reads that it is decided. */
async function lockHeld(tx: Transaction, { subject, subject_id, edited_at }: Decision): Promise<Held> {
  const [held] = await tx.execute<Held & { waits: boolean; edited_at: string | null }>(
    sql`${heldTexts[subject]} ${subject_id} for update`,
  );
  if (!held) throw new AppError("not_found");
  if (!held.waits) throw new AppError("already_decided");
  requireUnedited(held.edited_at, edited_at);
  return held;
}

type Rejection = {
  held: Held;
  rule: SchoolRule | null;
  explanation: string | undefined;
  request: RequestInfo;
};

/** A post stays with its author, hidden; of a comment the author has the excerpt. */
async function reject(
  tx: Transaction,
  viewer: Viewer<"admin">,
  { held, rule, explanation, request }: Rejection,
) {
  const measure = {
    action: held.subject === "post" ? ("hide" as const) : ("delete" as const),
    rule,
    explanation,
  };
  const id = await insertDecision(tx, viewer, held, measure);
  await removeContent(tx, measure.action, held);
  if (held.writer_id === null) return;
  await notifyAuthor(tx, held.writer_id, {
    id,
    reported: held,
    measure,
    actorId: viewer.id,
    request,
  });
}
