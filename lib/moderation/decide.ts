import { eq, inArray } from "drizzle-orm";
import { createTranslator } from "next-intl";
import { db, type Transaction } from "@/db/client";
import { moderationDecisions, reports } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { withFellowHolders } from "@/lib/core/auth/last-holder";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { defaultLocale } from "@/lib/core/i18n/locales";
import { messagesFor } from "@/lib/core/i18n/messages";
import { disconnectUser } from "@/lib/core/realtime/disconnect";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { notify } from "@/lib/notifications/notify";
import { changeStatus } from "@/lib/users/status";
import { removeContent } from "./measures";
import { findReportedSubject, openReportsAbout, type ReportedSubject } from "./queue";
import { actionsOf, type decideReports as decideEndpoint } from "./queue-contract";

type Decision = BodyOf<typeof decideEndpoint>;

/** The content, its author, the reporters and the log change together. */
export async function decideReports(
  viewer: Viewer<"admin">,
  reportId: number,
  decision: Decision,
  request: RequestInfo,
) {
  const reported = await requireOpen(reportId);
  const { writer_id: authorId } = reported;
  if (authorId === viewer.id) throw new AppError("forbidden");
  requireAction(reported, decision);
  const suspendedId = decision.action === "suspend" ? authorId : null;
  const locked = suspendedId === null ? [] : withFellowHolders(suspendedId);
  const { id, reports_count, files } = await runTransactionOnUsers(viewer, locked, async (tx) => {
    const open = await tx
      .select({ id: reports.id, reporterId: reports.reporterId })
      .from(reports)
      .where(openReportsAbout(reported))
      .for("update");
    if (open.length === 0) throw new AppError("already_decided");
    const id = await insertDecision(tx, viewer, reported, decision);
    await tx
      .update(reports)
      .set({ status: decision.action === "dismiss" ? "reviewed" : "resolved", decisionId: id })
      .where(
        inArray(
          reports.id,
          open.map((report) => report.id),
        ),
      );
    const files = await removeContent(tx, decision.action, reported);
    if (authorId !== null && decision.action !== "dismiss")
      await notifyAuthor(tx, authorId, { id, reported, decision, actorId: viewer.id, request });
    await notifyReporters(
      tx,
      open.map(({ reporterId }) => reporterId),
      reported,
      decision,
    );
    const details = { action: decision.action, rule: decision.rule ?? null, reports: open.length };
    const subject = [reported.subject, reported.subject_id] as const;
    await recordAudit(tx, { action: "reports_decided", subject, details, actorId: viewer.id, request });
    return { id, reports_count: open.length, files };
  });
  await deleteFilesAfterCommit(files);
  if (suspendedId !== null) await disconnectUser(suspendedId);
  return { id, reports_count };
}

async function requireOpen(reportId: number): Promise<ReportedSubject> {
  const reported = await findReportedSubject(reportId);
  if (reported) return reported;
  const [report] = await db.select({ status: reports.status }).from(reports).where(eq(reports.id, reportId));
  throw new AppError(report && report.status !== "pending" ? "already_decided" : "not_found");
}

function requireAction({ subject, writer_id }: ReportedSubject, { action }: Decision): void {
  const concernsAuthor = action === "warn" || action === "suspend";
  if (!actionsOf[subject].includes(action) || (concernsAuthor && writer_id === null))
    throw invalid("action", "invalid");
}

export async function insertDecision(
  tx: Transaction,
  viewer: Viewer<"admin">,
  { subject, subject_id, writer_id, excerpt }: ReportedSubject,
  { action, rule, explanation = "" }: Decision,
): Promise<number> {
  const [row] = await tx
    .insert(moderationDecisions)
    .values({
      moderatorId: viewer.id,
      subjectType: subject,
      subjectId: subject_id,
      authorId: writer_id,
      ...{ action, rule: rule ?? null, explanation, excerpt },
    })
    .returning({ id: moderationDecisions.id });
  if (!row) throw new AppError("internal");
  return row.id;
}

type Measure = {
  id: number;
  reported: ReportedSubject;
  decision: Decision;
  actorId: number;
  request: RequestInfo;
};

/** The statement of reasons. A suspended author has it by the email on their account's status. */
export async function notifyAuthor(
  tx: Transaction,
  authorId: number,
  { id, reported: { subject }, decision: { action, rule, explanation = "" }, actorId, request }: Measure,
): Promise<void> {
  const [author] = await tx
    .select({ id: users.id, name: users.name, email: users.email, locale: users.locale, role: users.role })
    .from(users)
    .where(eq(users.id, authorId));
  if (!author) return;
  const locale = author.locale ?? defaultLocale;
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "moderation.rules" });
  const reason = [rule && t(rule), explanation].filter(Boolean).join(" – ");
  const params = { decision: id, subject, action, area: author.role };
  await notify(authorId, { kind: "content_moderated", about: `decision:${id}`, params }, tx);
  if (action === "suspend")
    await changeStatus(
      tx,
      authorId,
      { status: "suspended", reason: reason.slice(0, 500) },
      { actorId, request },
    );
  else
    await enqueueEmail(
      author,
      { kind: "content_moderated", params: { ...params, name: author.name, reason } },
      tx,
    );
}

/** Without what the measure was: that is between the school and the author. */
function notifyReporters(
  tx: Transaction,
  reporterIds: number[],
  { subject, subject_id }: ReportedSubject,
  { action }: Decision,
): Promise<void> {
  const params = { subject, outcome: action === "dismiss" ? "reviewed" : "resolved" };
  return notify(reporterIds, { kind: "report_decided", about: `${subject}:${subject_id}`, params }, tx);
}
