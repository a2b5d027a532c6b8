import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import type { HiddenRows } from "@/db/schema/accounts";
import { companies, companyMembers } from "@/db/schema/companies";
import { AppError } from "@/lib/api/errors";

type Rows = Omit<HiddenRows, "status">;

/**
 * Takes what somebody shows out of sight, and says how to bring it back. The rows leave the states that lists, search
 * and counters know, so that no read has to ask whether an author is still there.
 */
export async function hideRows(tx: Database, userId: number): Promise<Rows> {
  const { membership, company } = await leaveCompany(tx, userId);
  return {
    posts: await takeDown(tx, "posts", userId),
    comments: await takeDown(tx, "comments", userId),
    applications: await withdraw(tx, userId),
    membership,
    company,
  };
}

/** Brings back what `hideRows` hid, but for what has changed hands or was taken meanwhile. */
export async function showRows(tx: Database, userId: number, hidden: Rows): Promise<void> {
  await rejoinCompany(tx, userId, hidden);
  await putBack(tx, "posts", userId, hidden.posts);
  await putBack(tx, "comments", userId, hidden.comments);
  await tx.execute(sql`
    update applications a set withdrawn_at = null where a.id = any(${list(hidden.applications)}::int[])
      and a.student_id = ${userId} and not exists (
        select from applications other where other.job_posting_id = a.job_posting_id
          and other.student_id = a.student_id and other.withdrawn_at is null)`);
}

async function takeDown(tx: Database, table: "posts" | "comments", userId: number) {
  const [row] = await tx.execute<{ ids: Record<string, number[]> }>(sql`
    with kept as (
      select id, status from ${sql.identifier(table)} where user_id = ${userId} and status <> 'deleted'
      order by id for update
    ), gone as (
      update ${sql.identifier(table)} set status = 'deleted' where id in (select id from kept)
    )
    select coalesce(jsonb_object_agg(status, ids), '{}') as ids
    from (select status, jsonb_agg(id) as ids from kept group by status) by_status`);
  return row?.ids ?? {};
}

async function putBack(tx: Database, table: "posts" | "comments", userId: number, ids: Rows["posts"]) {
  for (const [status, some] of Object.entries(ids)) {
    await tx.execute(sql`
      update ${sql.identifier(table)} set status = ${status}
      where id = any(${list(some)}::int[]) and user_id = ${userId} and status = 'deleted'`);
  }
}

async function withdraw(tx: Database, userId: number): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(sql`
    update applications set withdrawn_at = now() where student_id = ${userId} and withdrawn_at is null returning id`);
  return rows.map(({ id }) => id);
}

/** Throws `last_owner` while others depend on them; a company that nobody is left in shows nothing any more. */
async function leaveCompany(tx: Database, userId: number): Promise<Pick<Rows, "membership" | "company">> {
  const [own] = await tx
    .select({ id: companies.id, status: companies.status, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId))
    // The row's lock: two owners who leave at once do so one after the other.
    .for("update", { of: companies });
  if (!own) return { membership: null, company: null };
  const others = await tx
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, own.id), ne(companyMembers.userId, userId)));
  if (own.role === "owner" && others.length > 0 && !others.some(({ role }) => role === "owner"))
    throw new AppError("last_owner");
  await tx.delete(companyMembers).where(eq(companyMembers.userId, userId));
  return {
    membership: { company_id: own.id, role: own.role },
    company: others.length > 0 ? null : { ...(await closeCompany(tx, own.id)), status: own.status },
  };
}

async function closeCompany(tx: Database, id: number) {
  await tx.update(companies).set({ status: "refused" }).where(eq(companies.id, id));
  const rows = await tx.execute<{ id: number }>(sql`
    update job_postings set status = 'closed', closed_at = now()
    where company_id = ${id} and status = 'active' and deleted_at is null returning id`);
  return { id, postings: rows.map((row) => row.id) };
}

async function rejoinCompany(tx: Database, userId: number, { membership, company }: Rows): Promise<void> {
  if (membership) {
    await tx.execute(sql`
      insert into company_members (company_id, user_id, role)
      select id, ${userId}, ${membership.role} from companies where id = ${membership.company_id}
      on conflict do nothing`);
  }
  if (!company) return;
  await tx.execute(sql`
    update companies set status = ${company.status} where id = ${company.id} and status = 'refused'`);
  await tx.execute(sql`
    update job_postings set status = 'active', closed_at = null
    where id = any(${list(company.postings)}::int[]) and status = 'closed' and deleted_at is null
      and application_deadline >= (now() at time zone 'Europe/Paris')::date`);
}

const list = (ids: number[]) => `{${ids.join(",")}}`;
