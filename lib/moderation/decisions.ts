import { aliasedTable, and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { moderationDecisions } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toPage } from "@/lib/core/api/pagination";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { listAdmins } from "@/lib/core/auth/list-admins";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { notify } from "@/lib/notifications/notify";
import { decidedRuleTextOf } from "@/lib/school-settings/school-rules";
import type { listAppeals as listEndpoint, ModerationDecision, OpenAppeal } from "./decisions-contract";

const decisions = moderationDecisions;
const { id, action, rule, explanation, excerpt, appeal } = decisions;

const columns = {
  ...{ id, action, rule, explanation, excerpt, appeal },
  rule_text: decidedRuleTextOf(decisions),
  subject: decisions.subjectType,
  created_at: isoDateOf(decisions.createdAt),
  appealed_at: isoDateOf(decisions.appealedAt),
};
const isOpenAppeal = and(isNotNull(decisions.appealedAt), isNull(decisions.appealDecidedAt));

type Author = { id: number };

const isMeasureOn = (author: Author, decisionId: number) =>
  and(eq(id, decisionId), eq(decisions.authorId, author.id), sql`${action} <> 'dismiss'`);

export async function getDecision(viewer: Member, decisionId: number): Promise<ModerationDecision> {
  const [row] = await db
    .select({
      ...columns,
      appeal_decided_at: isoDateOf(decisions.appealDecidedAt),
      is_overturned: decisions.isOverturned,
    })
    .from(decisions)
    .where(isMeasureOn(viewer, decisionId));
  if (!row) throw new AppError("not_found");
  return row;
}

export async function appealDecision(viewer: Member, decisionId: number, text: string, request: RequestInfo) {
  await getDecision(viewer, decisionId);
  await runTransaction(viewer, (tx) => insertAppeal(tx, viewer, { decisionId, text }, request));
  return getDecision(viewer, decisionId);
}

export async function insertAppeal(
  tx: Transaction,
  author: Author,
  { decisionId, text }: { decisionId: number; text: string },
  request: RequestInfo,
): Promise<void> {
  const [row] = await tx
    .update(decisions)
    .set({ appeal: text, appealedAt: sql`now()` })
    .where(and(isMeasureOn(author, decisionId), isNull(decisions.appealedAt)))
    .returning({ id });
  if (!row) throw new AppError("already_appealed");
  const adminIds = (await listAdmins(tx)).map((admin) => admin.id);
  await notify(adminIds, { kind: "appeal_received", about: "appeals", source: `decision:${row.id}` }, tx);
  const subject = ["decision", row.id] as const;
  await recordAudit(tx, { action: "decision_appealed", subject, actorId: author.id, request });
}

/** One query. */
export async function listAppeals(viewer: Viewer<"admin">, query: QueryOf<typeof listEndpoint>) {
  const order = [asc(decisions.appealedAt), asc(id)];
  const { total, page } = selectPage({ from: decisions, id, where: isOpenAppeal, order }, query);
  const moderator = aliasedTable(users, "moderator");
  const rows = await db
    .select({
      total: total.value,
      ...columns,
      author: { id: users.id, name: users.name },
      moderator: moderator.name,
      is_own_decision: sql<boolean>`coalesce(${decisions.moderatorId} = ${viewer.id}, false)`,
    })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(decisions, eq(id, page.id))
    .leftJoin(users, eq(users.id, decisions.authorId))
    .leftJoin(moderator, eq(moderator.id, decisions.moderatorId))
    .orderBy(asc(page.place));
  return toPage(rows, (row: OpenAppeal) => row, query);
}
