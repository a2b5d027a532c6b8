import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { companies, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import { WRITER_ROLES } from "./roles";

/**
 * An accepted company is shown while somebody may sign in who can answer for it. Else its page and its open offers leave
 * the states that reads know, until somebody is back. To be called after its people have changed.
 */
export async function syncVisibility(tx: Database, id: number): Promise<void> {
  const [company] = await tx
    .select({ status: companies.status, hiddenPostings: companies.hiddenPostings })
    .from(companies)
    .where(eq(companies.id, id))
    // Of two who leave at once, the second finds that nobody is left.
    .for("update");
  if (!company) return;
  const attended = await hasActiveMember(tx, id);
  if (attended && company.hiddenPostings) await show(tx, id);
  if (!attended && company.status === "active") await hide(tx, id);
}

async function hasActiveMember(tx: Database, id: number): Promise<boolean> {
  const [someone] = await tx
    .select({ id: users.id })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, id),
        inArray(companyMembers.role, WRITER_ROLES),
        eq(users.status, "active"),
        isNull(users.deletedAt),
      ),
    )
    .limit(1);
  return someone !== undefined;
}

async function hide(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`
    with closed as (
      update job_postings set status = 'closed', closed_at = now()
      where company_id = ${id} and status = 'active' and deleted_at is null returning id
    )
    update companies set status = 'refused', hidden_postings = array(select id from closed) where id = ${id}`);
}

async function show(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`
    update job_postings set status = 'active', closed_at = null
    where id = any((select hidden_postings from companies where id = ${id})::int[]) and status = 'closed'
      and deleted_at is null and application_deadline >= (now() at time zone 'Europe/Paris')::date`);
  await tx.execute(sql`update companies set status = 'active', hidden_postings = null where id = ${id}`);
}
