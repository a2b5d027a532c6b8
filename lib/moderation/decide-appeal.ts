import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { moderationDecisions as decisions } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { withFellowHolders } from "@/lib/core/auth/last-holder";
import { runLongTransactionOnUsers, runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { hasRow } from "@/lib/core/database/has-row";
import { enqueueEmail, recipientColumns } from "@/lib/core/email/outbox";
import { AppError } from "@/lib/core/errors/app-error";
import { publishToMembers } from "@/lib/groups/member-pages";
import { notify, retractUnreadNotifications } from "@/lib/notifications/notify";
import { activateOnRestore } from "@/lib/privacy/hidden-rows";
import { decidedRuleTextOf, reasonIn } from "@/lib/school-settings/school-rules";
import { changeStatus } from "@/lib/users/status";
import { appealNotification, findSuspension } from "./decisions";
import { unhideContent } from "./measures";
import { appealDecidableBy } from "./policy";

/**
 * Decides on an appeal. When the decision is overturned, the content is restored and the suspension ends, unless the
 * author is suspended again. Throws `forbidden` and `already_decided`.
 */
export async function decideAppeal(viewer: Viewer<"admin">, decisionId: number, isOverturned: boolean) {
  const decision = await findAppealed(decisionId);
  const { action, author } = decision;
  const run = decision.subject === "group" ? runLongTransactionOnUsers : runTransactionOnUsers;
  const decided = await run(viewer, withFellowHolders(author.id), async (tx) => {
    await requireDecidable(tx, viewer, decisionId);
    const isSuspension = action === "suspend" && (await findSuspension(tx, author.id)) === decisionId;
    const [row] = await tx
      .update(decisions)
      .set({ appealDecidedAt: sql`now()`, appealModeratorId: viewer.id, isOverturned })
      .where(and(eq(decisions.id, decisionId), isNull(decisions.appealDecidedAt)))
      .returning({ id: decisions.id, is_overturned: decisions.isOverturned });
    if (!row) throw new AppError("already_decided");
    await retractUnreadNotifications(tx, appealNotification(decisionId), admins);
    if (isOverturned) await unhideContent(tx, decision, author.id);
    // Without the log it is unknown whether an earlier suspension was lifted since.
    const decisionInEffect = isOverturned
      ? await findSuspension(tx, author.id, { isLogged: true })
      : decisionId;
    if (isSuspension) await settleSuspension(tx, author, decisionInEffect, viewer);
    const params = { decision: decisionId, outcome: isOverturned ? "overturned" : "upheld" };
    await notify(author.id, { kind: "appeal_decided", about: `decision:${decisionId}`, params }, tx);
    const subject = ["decision", decisionId] as const;
    await recordAudit(tx, viewer, "appeal_decided", subject, { isOverturned });
    return row;
  });
  if (isOverturned && action === "delete" && decision.subject === "group")
    await publishToMembers(decision.subject_id);
  return decided;
}

/** Suspended ones too. Other users have lost the notifications of administrators with the role. */
const admins = sql`select ${users.id} from ${users} where ${users.role} = 'admin' and ${users.deletedAt} is null`;

async function requireDecidable(tx: Transaction, viewer: Viewer<"admin">, decisionId: number): Promise<void> {
  const isDecidable = and(eq(decisions.id, decisionId), appealDecidableBy(viewer));
  if (!(await hasRow(tx, decisions, isDecidable))) throw new AppError("forbidden");
}

type Author = Awaited<ReturnType<typeof findAppealed>>["author"];

/** The suspension ends unless another decision stands. That of a deleted account ends with its restoration. */
async function settleSuspension(
  tx: Transaction,
  author: Author,
  decisionInEffect: number | undefined,
  viewer: Viewer<"admin">,
): Promise<void> {
  if (decisionInEffect !== undefined) {
    const [row] = await tx
      .select({ rule: decidedRuleTextOf(decisions), text: decisions.explanation })
      .from(decisions)
      .where(eq(decisions.id, decisionInEffect));
    const statusReason = reasonIn(author.locale, row ?? {}) ?? null;
    await tx.update(users).set({ statusReason }).where(eq(users.id, author.id));
    // Suspended users do not see notifications.
    await enqueueEmail(author, { kind: "suspension_upheld", params: { name: author.name } }, tx);
  } else if (!(await activateOnRestore(tx, author.id)))
    await changeStatus(tx, author.id, { status: "active" }, viewer);
}

async function findAppealed(decisionId: number) {
  const [row] = await db
    .select({
      author: { ...recipientColumns, name: users.name },
      id: decisions.id,
      action: decisions.action,
      subject: decisions.subjectType,
      subject_id: decisions.subjectId,
    })
    .from(decisions)
    .innerJoin(users, eq(users.id, decisions.authorId))
    .where(and(eq(decisions.id, decisionId), isNotNull(decisions.appealedAt)));
  if (!row) throw new AppError("not_found");
  return row;
}
