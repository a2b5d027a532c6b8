import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNull,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { db, type Transaction } from "@/db/client";
import { auditLog, moderationDecisions, reports } from "@/db/schema/moderation";
import { schoolSettings } from "@/db/schema/school-settings";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { type PageQuery, toPage } from "@/lib/core/api/pagination";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { listAdmins } from "@/lib/core/auth/list-admins";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { notify } from "@/lib/notifications/notify";
import { retentionStart } from "@/lib/school-settings/retention";
import { decidedRuleTextOf } from "@/lib/school-settings/school-rules";
import type { listAppeals as listEndpoint, ModerationDecision, OpenAppeal } from "./decisions-contract";
import { appealDecidableBy, isOpenAppeal, isOverdueAppeal } from "./policy";
import type { ReportsSearchParams } from "./reports-search-params";

const decisions = moderationDecisions;
const { id, action, rule, explanation, excerpt, appeal } = decisions;

const columns = {
  ...{ id, action, rule, explanation, excerpt, appeal },
  rule_text: decidedRuleTextOf(decisions),
  subject: decisions.subjectType,
  created_at: isoDateOf(decisions.createdAt),
  appealed_at: isoDateOf(decisions.appealedAt),
};
const outcomeColumns = {
  appeal_decided_at: isoDateOf(decisions.appealDecidedAt),
  is_overturned: decisions.isOverturned,
};
const moderators = aliasedTable(users, "moderator");

type Author = { id: number };

const isMeasureOn = (author: Author, decisionId: number) =>
  and(eq(id, decisionId), eq(decisions.authorId, author.id), sql`${action} <> 'dismiss'`);

export async function getDecision(viewer: Member, decisionId: number): Promise<ModerationDecision> {
  const [row] = await db
    .select({ ...columns, ...outcomeColumns })
    .from(decisions)
    .where(isMeasureOn(viewer, decisionId));
  if (!row) throw new AppError("not_found");
  return row;
}

export async function appealDecision(viewer: Member, decisionId: number, text: string) {
  await getDecision(viewer, decisionId);
  await runTransaction(viewer, (tx) => insertAppeal(tx, viewer, { decisionId, text }));
  return getDecision(viewer, decisionId);
}

export const appealNotification = (decisionId: number) =>
  ({ kind: "appeal_received", about: "appeals", source: `decision:${decisionId}` }) as const;

/** Throws `already_appealed`, also for a decision that is not the author's. */
export async function insertAppeal(
  tx: Transaction,
  author: Author,
  { decisionId, text }: { decisionId: number; text: string },
): Promise<void> {
  const [row] = await tx
    .update(decisions)
    .set({ appeal: text, appealedAt: sql`now()` })
    .where(and(isMeasureOn(author, decisionId), isNull(decisions.appealedAt)))
    .returning({ id });
  if (!row) throw new AppError("already_appealed");
  const adminIds = (await listAdmins(tx)).map((admin) => admin.id);
  await notify(adminIds, appealNotification(row.id), tx);
  await recordAudit(tx, author, "decision_appealed", ["decision", row.id]);
}

/**
 * Finds the latest decision that stands and caused the present suspension: since then, only such decisions about the
 * suspended author have changed the status. For a deleted account, it is the suspension that is restored with it.
 * With `isLogged`, ignores a decision that is older than the log.
 */
export async function findSuspension(
  tx: Transaction,
  authorId: number,
  { isLogged = false } = {},
): Promise<number | undefined> {
  const status = sql`coalesce((select hidden ->> 'status' from user_deletions where user_id = ${users.id}), ${users.status})`;
  const byDecision = sql`exists (select from moderation_decisions d where d.author_id = ${authorId} and d.action = 'suspend'
    and d.created_at = ${auditLog.createdAt})`;
  const laterChange = tx
    .select({ one: sql`1` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, "user"),
        eq(auditLog.subjectId, authorId),
        eq(auditLog.action, "status_changed"),
        gt(auditLog.createdAt, decisions.createdAt),
        or(not(byDecision), sql`${auditLog.details} ->> 'from' is distinct from 'suspended'`),
      ),
    );
  const [decision] = await tx
    .select({ id })
    .from(decisions)
    .innerJoin(users, and(eq(users.id, decisions.authorId), eq(status, "suspended")))
    .where(
      and(
        eq(decisions.authorId, authorId),
        eq(action, "suspend"),
        eq(decisions.isOverturned, false),
        notExists(laterChange),
        isLogged ? gt(decisions.createdAt, retentionStart(schoolSettings.auditLogMonths)) : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return decision?.id;
}

export async function listAppeals(viewer: Viewer<"admin">, query: QueryOf<typeof listEndpoint>) {
  const order = [asc(decisions.appealedAt), asc(id)];
  const rows = await selectDecisions({ where: isOpenAppeal, order }, query, {
    is_own_decision: sql<boolean>`coalesce(${decisions.moderatorId} = ${viewer.id}, false)`,
    can_decide: appealDecidableBy(viewer),
    is_overdue: isOverdueAppeal,
    is_own_appeal: sql<boolean>`${decisions.authorId} is not distinct from ${viewer.id}`,
  });
  return toPage(rows, (row: OpenAppeal) => row, query);
}

/** `author` is null for a visitor, and like `moderator` for one who left. */
export type Decided = ModerationDecision & {
  author: { id: number; name: string } | null;
  moderator: string | null;
  reports_count: number;
};

/** Lists the decisions of moderators, the newest first. */
export async function listDecided(
  _viewer: Viewer<"admin">,
  { outcome, ...query }: PageQuery & Pick<ReportsSearchParams, "outcome">,
) {
  const outcomes = { all: undefined, reviewed: eq(action, "dismiss"), resolved: ne(action, "dismiss") };
  const rows = await selectDecisions({ where: outcomes[outcome], order: [desc(id)] }, query, {
    ...outcomeColumns,
    reports_count: sql<number>`${db.select({ count: count() }).from(reports).where(eq(reports.decisionId, id))}`,
  });
  return toPage(rows, (row: Decided) => row, query);
}

type ListSelection = { where: SQL | undefined; order: SQL[] };

/** Runs one query. */
function selectDecisions<More extends Record<string, SQL | AnyPgColumn>>(
  list: ListSelection,
  query: PageQuery,
  more: More,
) {
  const { page, selectRows } = selectPage({ from: decisions, id, ...list }, query);
  return selectRows({
    ...columns,
    author: { id: users.id, name: users.name },
    moderator: moderators.name,
    ...more,
  })
    .leftJoin(decisions, eq(id, page.id))
    .leftJoin(users, eq(users.id, decisions.authorId))
    .leftJoin(moderators, eq(moderators.id, decisions.moderatorId));
}
