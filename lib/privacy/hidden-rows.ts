import { eq, ne, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { PostStatus } from "@/db/enums";
import { companies, companyMembers } from "@/db/schema/companies";
import { type HiddenRows, userDeletions } from "@/db/schema/privacy";
import { requireAnotherOwner, transferWhenOwnerless } from "@/lib/companies/owners";
import { syncVisibility } from "@/lib/companies/visibility";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { hasRow } from "@/lib/core/database/has-row";
import { withdrawAllEventAnswers } from "@/lib/events/withdraw-answers";

type Rows = Omit<HiddenRows, "status">;

/** Rows change their status, so that no list, search or counter has to check whether the account is deleted. */
export async function hideContent(tx: Transaction, userId: number): Promise<Rows> {
  const { membership, company } = await leaveCompany(tx, userId);
  await withdrawAllEventAnswers(tx, userId);
  return {
    posts: await softDelete(tx, "posts", userId),
    comments: await softDelete(tx, "comments", userId),
    applications: await withdrawApplications(tx, userId),
    membership,
    company,
  };
}

export async function restoreContent(tx: Transaction, userId: number, hidden: Rows): Promise<void> {
  await rejoinCompany(tx, userId, hidden);
  await undelete(tx, "posts", userId, hidden.posts);
  await undelete(tx, "comments", userId, hidden.comments);
  await tx.execute(sql`
    update applications a set withdrawn_at = null where a.id = any(${toArray(hidden.applications)}::int[])
      and a.student_id = ${userId} and not exists (
        select from applications other where other.job_posting_id = a.job_posting_id
          and other.student_id = a.student_id and other.withdrawn_at is null)`);
}

async function softDelete(tx: Transaction, table: "posts" | "comments", userId: number) {
  const [row] = await tx.execute<{ ids: Record<string, number[]> }>(sql`
    with hidden as (
      select id, status from ${sql.identifier(table)} where user_id = ${userId} and status <> 'deleted'
      order by id for update
    ), updated as (
      update ${sql.identifier(table)} set status = 'deleted' where id in (select id from hidden)
    )
    select coalesce(jsonb_object_agg(status, ids), '{}') as ids
    from (select status, jsonb_agg(id) as ids from hidden group by status) by_status`);
  return row?.ids ?? {};
}

type StatusChange = { table: "posts" | "comments"; id: number; from: PostStatus; to: PostStatus };

/**
 * Restores a row that has the status `from`; that of a deleted account changes when the account is restored. Call
 * with the user locked.
 */
export async function restoreStatus(
  tx: Transaction,
  userId: number,
  { table, id, from, to }: StatusChange,
): Promise<void> {
  const isOfUser = eq(userDeletions.userId, userId);
  const [deletion] = await tx.select({ hidden: userDeletions.hidden }).from(userDeletions).where(isOfUser);
  if (!deletion)
    return void (await tx.execute(
      sql`update ${sql.identifier(table)} set status = ${to} where id = ${id} and status = ${from}`,
    ));
  const { [table]: ids } = deletion.hidden;
  const before = Object.keys(ids).find((status) => ids[status]?.includes(id)) ?? "deleted";
  if (before !== from) return;
  const rest = ids[from]?.filter((other) => other !== id);
  const rows = { ...ids, ...(rest && { [from]: rest }), [to]: [...(ids[to] ?? []), id] };
  const hidden = { ...deletion.hidden, [table]: rows };
  await tx.update(userDeletions).set({ hidden }).where(isOfUser);
}

/** Ends the suspension of a deleted account; returns false for one that is not deleted. Call with the user locked. */
export async function activateOnRestore(tx: Transaction, userId: number): Promise<boolean> {
  const [deleted] = await tx.execute(sql`
    with deletion as (
      update user_deletions set hidden = hidden || '{"status": "active"}' where user_id = ${userId} returning user_id)
    update users u set status_reason = null, suspended_until = null from deletion
    where u.id = deletion.user_id returning u.id`);
  return deleted !== undefined;
}

async function undelete(tx: Transaction, table: "posts" | "comments", userId: number, ids: Rows["posts"]) {
  for (const [status, rowIds] of Object.entries(ids)) {
    await tx.execute(sql`
      update ${sql.identifier(table)} set status = ${status}
      where id = any(${toArray(rowIds)}::int[]) and user_id = ${userId} and status = 'deleted'`);
  }
}

async function withdrawApplications(tx: Transaction, userId: number): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(sql`
    update applications set withdrawn_at = now() where student_id = ${userId} and withdrawn_at is null returning id`);
  return rows.map(({ id }) => id);
}

async function leaveCompany(tx: Transaction, userId: number): Promise<Pick<Rows, "membership" | "company">> {
  const [own] = await tx
    .select({ id: companies.id, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId))
    // Serialises two owners who leave at once.
    .for("update", { of: companies });
  if (!own) return { membership: null, company: null };
  const isOther = ne(companyMembers.userId, userId);
  const hasOthers = await hasRow(tx, companyMembers, eq(companyMembers.companyId, own.id), isOther);
  if (hasOthers) await requireAnotherOwner(tx, own.id, { id: userId, role: own.role });
  await tx.delete(companyMembers).where(eq(companyMembers.userId, userId));
  await syncVisibility(tx, own.id);
  return {
    membership: { company_id: own.id, role: own.role },
    company: hasOthers ? null : { id: own.id },
  };
}

async function rejoinCompany(tx: Transaction, userId: number, { membership }: Rows): Promise<void> {
  if (!membership) return;
  await tx.execute(sql`
    insert into company_members (company_id, user_id, role)
    select id, ${userId}, ${membership.role} from companies where id = ${membership.company_id}
    on conflict do nothing`);
  await syncVisibility(tx, membership.company_id);
  // Its owner may have deleted their account since.
  const owner = await transferWhenOwnerless(tx, membership.company_id);
  const company = ["company", membership.company_id] as const;
  if (owner !== null) await recordAudit(tx, null, "company_handed_over", company, { owner });
}

const toArray = (ids: number[]) => `{${ids.join(",")}}`;
