import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { RowOf } from "@/db/row-of";
import { companies, companyMembers } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { reports } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import { toPage } from "@/lib/core/api/pagination";
import { fileUrlOf, isoDateOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Viewer } from "@/lib/core/auth/viewer";
import { containsText } from "@/lib/core/database/contains-text";
import { AppError } from "@/lib/core/errors/app-error";
import type { CompanyRow, CompanyRowsQuery } from "./management-contract";
import { matchesWebsite } from "./matches-website";
import { hasNamesake } from "./namesakes";
import { companyColumns } from "./select";

const jobsOfCompany = sql`from ${jobPostings} where job_postings.company_id = companies.id
  and job_postings.deleted_at is null`;

/** The longest-serving owner. */
const owner = sql<CompanyRow["owner"]>`(
  select json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'is_verified', u.email_verified_at is not null)
  from ${companyMembers} m join ${users} u on u.id = m.user_id
  where m.company_id = companies.id and m.role = 'owner' and u.deleted_at is null
  order by m.created_at, m.user_id limit 1)`;

/** `companies` must be joined. */
const rowColumns = {
  id: companies.id,
  name: companies.name,
  logo_url: fileUrlOf(companies.logoPath),
  website: companies.website,
  siret: companies.siret,
  status: companies.status,
  status_reason: companies.statusReason,
  directory_position: companies.directoryPosition,
  has_namesake: hasNamesake(sql`companies.name`, sql`companies.id`),
  owner,
  members_count: sql<number>`(select count(*)::int from ${companyMembers} m join ${users} u on u.id = m.user_id
    where m.company_id = companies.id and u.deleted_at is null)`,
  jobs_count: sql<number>`(select count(*)::int ${jobsOfCompany})`,
  open_jobs_count: companyColumns.open_offers_count,
  reported_jobs_count: sql<number>`(select count(*)::int ${jobsOfCompany} and exists (select from ${reports} r
    where r.subject_type = 'job' and r.subject_id = job_postings.id and r.status = 'pending'))`,
  created_at: isoDateOf(companies.createdAt),
};

type Row = RowOf<typeof rowColumns>;

/** Runs one query. */
export async function listCompanyRows(_viewer: Viewer<"admin">, query: CompanyRowsQuery) {
  const { search, status } = query;
  const where = and(status && eq(companies.status, status), search ? matchesSearch(search) : undefined);
  const order = [desc(companies.createdAt), desc(companies.id)];
  const { page, selectRows } = selectPage({ from: companies, id: companies.id, where, order }, query);
  const rows = await selectRows(rowColumns).leftJoin(companies, eq(companies.id, page.id));
  return toPage(rows, serializeRow, query);
}

export async function getCompanyRow(_viewer: Viewer<"admin">, id: number): Promise<CompanyRow> {
  const [row] = await db.select(rowColumns).from(companies).where(eq(companies.id, id));
  if (!row) throw new AppError("not_found");
  return serializeRow(row);
}

function serializeRow(row: Row): CompanyRow {
  return {
    ...row,
    email_matches_website: row.owner && matchesWebsite(row.owner.email, row.website),
  };
}

function matchesSearch(search: string): SQL | undefined {
  return or(
    containsText(sql`concat_ws(' ', ${companies.name}, ${companies.website})`, search),
    eq(companies.siret, search.replace(/[\s.]/g, "")),
    sql`exists (select from ${companyMembers} m join ${users} u on u.id = m.user_id
      where m.company_id = companies.id and lower(u.email) = lower(${search.trim()}))`,
  );
}
