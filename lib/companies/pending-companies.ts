import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { Viewer } from "@/lib/core/auth/viewer";
import type { CompanyRow } from "./management-contract";
import { matchesWebsite } from "./matches-website";
import { hasNamesake } from "./namesakes";

type PendingRow = {
  id: number;
  company: string;
  name: string;
  email: string;
  verified: boolean;
  website: string | null;
  siret: string | null;
  has_namesake: boolean;
  created_at: string;
};

export type PendingCompany = PendingRow & Pick<CompanyRow, "email_matches_website">;

const maxListed = 50;

export async function listPendingCompanies(_viewer: Viewer<"admin">) {
  const rows = await db.execute<PendingRow & { total: number }>(sql`
    select u.id, coalesce(c.name, u.name) as company, u.name, u.email, u.email_verified_at is not null as verified,
      c.website, c.siret, ${hasNamesake(sql`c.name`, sql`c.id`)} as has_namesake, u.created_at, (count(*) over ())::int as total
    from users u
    left join company_members m on m.user_id = u.id
    left join companies c on c.id = m.company_id
    where u.role = 'company' and u.status = 'pending_verification' and u.deleted_at is null
    order by u.created_at, u.id limit ${maxListed}`);
  const companies = rows.map(({ total: _, ...company }) => ({
    ...company,
    email_matches_website: matchesWebsite(company.email, company.website),
  }));
  return { companies, total: rows[0]?.total ?? 0 };
}
