import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { Viewer } from "@/lib/core/auth/viewer";

export type PendingCompany = {
  id: number;
  company: string;
  name: string;
  email: string;
  verified: boolean;
  created_at: string;
};

const maxListed = 50;

export async function listPendingCompanies(_viewer: Viewer<"admin">) {
  const rows = await db.execute<PendingCompany & { total: number }>(sql`
    select u.id, coalesce(c.name, u.name) as company, u.name, u.email, u.email_verified_at is not null as verified,
      u.created_at, (count(*) over ())::int as total
    from users u
    left join company_members m on m.user_id = u.id
    left join companies c on c.id = m.company_id
    where u.role = 'company' and u.status = 'pending_verification' and u.deleted_at is null
    order by u.created_at, u.id limit ${maxListed}`);
  return { companies: rows.map(({ total: _, ...company }) => company), total: rows[0]?.total ?? 0 };
}
