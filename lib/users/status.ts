import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { companies, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import { transferGroupConversations } from "@/lib/chat/new-owners";
import { transferWhenOwnerless } from "@/lib/companies/owners";
import { syncVisibility } from "@/lib/companies/visibility";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { type Actor, recordAudit } from "@/lib/core/audit/audit-log";
import { canSignIn } from "@/lib/core/auth/find-viewer";
import { administrators, requireAnotherHolder, withFellowHolders } from "@/lib/core/auth/last-holder";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import { deleteUserSessions, lockSessionsOf } from "@/lib/core/auth/sessions";
import type { Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { toSchoolDay } from "@/lib/core/i18n/school-time";
import { disconnectUser } from "@/lib/core/realtime/disconnect";
import { withdrawAllEventAnswers } from "@/lib/events/withdraw-answers";
import { transferGroups } from "@/lib/groups/new-owners";
import { findSchoolRule, reasonIn, ruleDetails } from "@/lib/school-settings/school-rules";
import type { SchoolRule } from "@/lib/site";
import { listUserRows } from "./management-queries";
import { requireUser, type User } from "./require-user";
import type { setUserStatuses as setAllEndpoint, setUserStatus as setEndpoint } from "./status-contract";

type Body = BodyOf<typeof setEndpoint>;
type StatusChange = Omit<Body, "rule"> & { rule?: SchoolRule | null };

export async function setUserStatus(
  viewer: Viewer<"admin">,
  id: number,
  { expected_status, ...change }: Body,
) {
  const expected_statuses = expected_status && [expected_status];
  const [row] = await setUserStatuses(viewer, { ids: [id], expected_statuses, ...change });
  if (!row) throw new AppError("not_found");
  return row;
}

/**
 * Changes all or none: none when one is the viewer, does not exist, is the last administrator, or was changed since
 * it was read. Throws `forbidden`.
 */
export async function setUserStatuses(
  viewer: Viewer<"admin">,
  { ids, expected_statuses: expected, rule: ruleId, ...change }: BodyOf<typeof setAllEndpoint>,
) {
  if (ids.includes(viewer.id)) throw new AppError("forbidden");
  if (change.until !== undefined && change.until <= toSchoolDay(new Date()))
    throw invalid("until", "end_past");
  const disconnected = await runTransactionOnUsers(viewer, withFellowHolders(...ids), async (tx) => {
    const ended: number[] = [];
    const rule = await findSchoolRule(tx, ruleId);
    for (const id of new Set(ids)) {
      const expected_status = expected?.[ids.indexOf(id)];
      const status = { ...change, rule, expected_status };
      const { role } = await changeStatus(tx, id, status, viewer);
      if (!canSignIn({ role, status: change.status })) ended.push(id);
    }
    return ended;
  });
  await Promise.all(disconnected.map(disconnectUser));
  return listUserRows(viewer, ids);
}

/** Call it in a transaction that holds the locks of `setUserStatus`, and disconnect the user after it. Throws `already_decided`. */
export async function changeStatus(
  tx: Transaction,
  id: number,
  change: StatusChange,
  actor: Actor,
): Promise<User> {
  const user = await requireUser(tx, id);
  const { expected_status = user.status } = change;
  if (user.status !== expected_status) throw new AppError("already_decided");
  if (user.status !== change.status || isOtherSuspension(user, change))
    await applyStatus(tx, user, change, actor);
  return user;
}

/** Whether a suspended account is suspended with another end or reason: its user is notified of it like the first time. */
function isOtherSuspension(user: User, { status, until, reason: text, rule }: StatusChange): boolean {
  if (status !== "suspended") return false;
  const reason = reasonIn(user.locale, { rule, text });
  return (until ?? null) !== user.suspendedUntil || (reason ?? null) !== user.statusReason;
}

async function applyStatus(
  tx: Transaction,
  user: User,
  { status, reason: text, rule, until }: StatusChange,
  actor: Actor,
): Promise<void> {
  if (user.role === "admin" && status !== "active") await requireAnotherHolder(tx, administrators, user.id);
  await lockSessionsOf(tx, user.id);
  const reason = reasonIn(user.locale, { rule, text });
  const suspendedUntil = status === "suspended" ? (until ?? null) : null;
  await tx
    .update(users)
    .set({ status, statusReason: reason ?? null, suspendedUntil })
    .where(eq(users.id, user.id));
  if (!canSignIn({ role: user.role, status })) await deleteUserSessions(tx, user.id);
  if (status === "banned") {
    await transferGroups(tx, user.id, actor);
    await transferGroupConversations(tx, user.id);
    await withdrawAllEventAnswers(tx, user.id);
  }
  const company = user.role === "company" ? await syncCompanyStatus(tx, user.id, status, actor) : null;
  const decidesRequest = company?.isRequest === true && user.status === "pending_verification";
  const kind = emailKindOf({ status, suspendedUntil, decidesRequest });
  const reasonParams = { reasoned: reason === undefined ? "no" : "yes", reason: reason ?? "" };
  const names = { name: user.name, company: company?.name ?? user.name };
  const params = { ...names, status, ...reasonParams, ...(suspendedUntil && { until: suspendedUntil }) };
  await enqueueEmail(user, { kind, params }, tx);
  const details = {
    from: user.status,
    to: status,
    ...(suspendedUntil && { until: suspendedUntil }),
    ...ruleDetails(rule),
  };
  await recordAudit(tx, actor, "status_changed", ["user", user.id], details);
}

function emailKindOf(change: Pick<User, "status" | "suspendedUntil"> & { decidesRequest: boolean }) {
  if (change.decidesRequest) return change.status === "active" ? "account_accepted" : "account_refused";
  return change.suspendedUntil === null ? "account_status" : "account_suspended_until";
}

/**
 * Hides an active company while none of its members can sign in, and transfers it when no owner can. `isRequest`:
 * the company waited for the school's decision, which the status of its owner is.
 */
async function syncCompanyStatus(
  tx: Transaction,
  userId: number,
  status: StatusChange["status"],
  actor: Actor,
): Promise<{ name: string; isRequest: boolean } | null> {
  const [own] = await tx
    .select({
      id: companies.id,
      name: companies.name,
      status: companies.status,
      role: companyMembers.role,
    })
    .from(companies)
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(eq(companyMembers.userId, userId));
  if (!own) return null;
  const isUndecided = own.status === "pending" || own.status === "rejected";
  const isRequest = isUndecided && own.role === "owner";
  if (isRequest) {
    const companyStatus =
      status === "active" ? "active" : status === "pending_verification" ? "pending" : "rejected";
    await tx.update(companies).set({ status: companyStatus }).where(eq(companies.id, own.id));
  }
  await syncVisibility(tx, own.id);
  const owner = isUndecided ? null : await transferWhenOwnerless(tx, own.id);
  if (owner !== null) await recordAudit(tx, actor, "company_handed_over", ["company", own.id], { owner });
  return { name: own.name, isRequest };
}
