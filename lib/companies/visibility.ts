import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { companies, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import { todayInSchool } from "@/db/school-day";
import { isActiveUser } from "@/lib/core/auth/active-user";
import { writerRoles } from "./roles";

/** Hides a company and closes its jobs while none of its owners and recruiters can sign in; undoes both afterwards. */
export async function syncVisibility(tx: Database, id: number): Promise<void> {
  const [company] = await tx
    .select({ status: companies.status, hiddenAt: companies.hiddenAt })
    .from(companies)
    .where(eq(companies.id, id))
    // When two members leave at once, the second sees that none is left.
    .for("update");
  if (!company) return;
  const canAnswer = await hasActiveWriter(tx, id);
  if (canAnswer && company.hiddenAt) await show(tx, id);
  if (!canAnswer && company.status === "active" && !company.hiddenAt) await hide(tx, id);
}

async function hasActiveWriter(tx: Database, id: number): Promise<boolean> {
  const [member] = await tx
    .select({ id: users.id })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, id), inArray(companyMembers.role, writerRoles), isActiveUser))
    .limit(1);
  return member !== undefined;
}

async function hide(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`
    with closed as (
      update job_postings set status = 'closed', closed_at = now()
      where company_id = ${id} and status = 'active' and deleted_at is null returning id
    )
    update companies set hidden_at = now(), hidden_job_ids = array(select id from closed) where id = ${id}`);
}

async function show(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`
    update job_postings set status = 'active', closed_at = null
    where id = any((select hidden_job_ids from companies where id = ${id})::int[]) and status = 'closed'
      and deleted_at is null and application_deadline >= ${todayInSchool}`);
  await tx.execute(sql`update companies set hidden_at = null, hidden_job_ids = null where id = ${id}`);
}

/** The job stays closed when its company is shown again. Call it with the company locked. */
export async function keepClosed(tx: Database, jobId: number): Promise<void> {
  await tx.execute(sql`update companies set hidden_job_ids = array_remove(hidden_job_ids, ${jobId}::int)
    where id = (select company_id from job_postings where id = ${jobId})`);
}
