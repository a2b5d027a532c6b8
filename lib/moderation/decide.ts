import { eq, inArray, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import type { ReportSubject } from "@/db/enums";
import { moderationDecisions, reports } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { withFellowHolders } from "@/lib/core/auth/last-holder";
import { runLongTransactionOnUsers, runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { disconnectUser } from "@/lib/core/realtime/disconnect";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { publishToMembers } from "@/lib/groups/member-pages";
import { notify } from "@/lib/notifications/notify";
import { notifyReporters } from "@/lib/notifications/notify-reporters";
import { findSchoolRule, reasonIn, ruleDetails } from "@/lib/school-settings/school-rules";
import type { SchoolRule } from "@/lib/site";
import { userColumns } from "@/lib/users/require-user";
import { changeStatus } from "@/lib/users/status";
import { removeContent } from "./measures";
import { findReportedSubject, openReportsAbout, type ReportedSubject } from "./queue";
import { actionsOf, type decideReports as decideEndpoint, removesContent } from "./queue-contract";

type Decision = BodyOf<typeof decideEndpoint>;
type Measure = Omit<Decision, "rule"> & { rule: SchoolRule | null };

/** A group has thousands of members, an event thousands of attendees, whom its deletion notifies. */
const isOfMany = (subject: ReportSubject) => subject === "group" || subject === "event";

/** The content, its author, the reporters and the log change together. Throws `forbidden` and `already_decided`. */
export async function decideReports(viewer: Viewer<"admin">, reportId: number, decision: Decision) {
  const reported = await requireOpen(reportId);
  const { writer_id: authorId } = reported;
  if (authorId === viewer.id) throw new AppError("forbidden");
  requireAction(reported, decision);
  const suspendedId = decision.action === "suspend" ? authorId : null;
  const author = authorId === null ? [] : [authorId];
  const locked = suspendedId === null ? author : withFellowHolders(suspendedId);
  const run = isOfMany(reported.subject) ? runLongTransactionOnUsers : runTransactionOnUsers;
  const { id, reports_count, files } = await run(viewer, locked, async (tx) => {
    const open = await tx
      .select({ id: reports.id, reporterId: reports.reporterId })
      .from(reports)
      .where(openReportsAbout(reported))
      .for("update");
    if (open.length === 0) throw new AppError("already_decided");
    await lockContent(tx, reported);
    const current = await findReportedSubject(reportId, tx);
    if (!current || (current.is_deleted && removesContent(decision.action))) throw new AppError("not_found");
    const rule = await findSchoolRule(tx, decision.rule);
    const measure = { ...decision, rule };
    const id = await insertDecision(tx, viewer, reported, measure);
    const reportIds = open.map((report) => report.id);
    const outcome = decision.action === "dismiss" ? "reviewed" : "resolved";
    await tx.update(reports).set({ status: outcome, decisionId: id }).where(inArray(reports.id, reportIds));
    const files = await removeContent(tx, decision.action, reported);
    if (authorId !== null && decision.action !== "dismiss")
      await notifyAuthor(tx, viewer, authorId, { id, reported, measure });
    const reporterIds = open.map(({ reporterId }) => reporterId);
    await notifyReporters(tx, reporterIds, reported, outcome);
    const details = { action: decision.action, rule: null, ...ruleDetails(rule), reports: open.length };
    const subject = [reported.subject, reported.subject_id] as const;
    await recordAudit(tx, viewer, "reports_decided", subject, details);
    return { id, reports_count: open.length, files };
  });
  await deleteFilesAfterCommit(files);
  if (reported.subject === "group" && decision.action === "delete")
    await publishToMembers(reported.subject_id);
  if (suspendedId !== null) await disconnectUser(suspendedId);
  return { id, reports_count };
}

async function requireOpen(reportId: number): Promise<ReportedSubject> {
  const reported = await findReportedSubject(reportId);
  if (reported) return reported;
  const [report] = await db.select({ status: reports.status }).from(reports).where(eq(reports.id, reportId));
  throw new AppError(report && report.status !== "pending" ? "already_decided" : "not_found");
}

const contentTables: Partial<Record<ReportSubject, string>> = {
  post: "posts",
  comment: "comments",
  job: "job_postings",
  group: "groups",
  event: "events",
};

async function lockContent(tx: Transaction, { subject, subject_id }: ReportedSubject): Promise<void> {
  const table = contentTables[subject];
  // In the order of `syncVisibility`, which closes the jobs of a company.
  if (subject === "job")
    await tx.execute(sql`select from companies where id = (
      select company_id from job_postings where id = ${subject_id}) for no key update`);
  if (table)
    await tx.execute(sql`select from ${sql.identifier(table)} where id = ${subject_id} for no key update`);
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
  { action, rule, explanation = "" }: Measure,
): Promise<number> {
  const [row] = await tx
    .insert(moderationDecisions)
    .values({
      moderatorId: viewer.id,
      subjectType: subject,
      subjectId: subject_id,
      authorId: writer_id,
      rule: rule?.id ?? null,
      ruleText: rule && { fr: rule.fr, en: rule.en },
      ...{ action, explanation, excerpt },
    })
    .returning({ id: moderationDecisions.id });
  if (!row) throw new AppError("internal");
  return row.id;
}

type Decided = { id: number; reported: ReportedSubject; measure: Measure };

/** The statement of reasons. A suspended author has it by the email on their account's status; a ban stays one. */
export async function notifyAuthor(
  tx: Transaction,
  viewer: Viewer<"admin">,
  authorId: number,
  { id, reported: { subject }, measure: { action, rule, explanation = "" } }: Decided,
): Promise<void> {
  const [author] = await tx.select(userColumns).from(users).where(eq(users.id, authorId));
  if (!author) return;
  const params = { decision: id, subject, action, area: author.role };
  await notify(authorId, { kind: "content_moderated", about: `decision:${id}`, params }, tx);
  if (action === "suspend") {
    if (author.status === "banned") return;
    const change = { status: "suspended", rule, reason: explanation } as const;
    await changeStatus(tx, authorId, change, viewer);
  } else {
    const reason = reasonIn(author.locale, { rule, text: explanation }) ?? "";
    const email = { ...params, name: author.name, reason };
    await enqueueEmail(author, { kind: "content_moderated", params: email }, tx);
  }
}
