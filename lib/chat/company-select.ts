import { type SQL, sql } from "drizzle-orm";
import { companies, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import { storageUrl } from "@/lib/core/storage/urls";

type Company = { id: number; name: string; logo: string | null };

/** The company for which the other user of a direct conversation (`users`) writes. */
export const companyOfOther: SQL<Company | null> = sql<Company | null>`case when ${users.role} = 'company' then (
  select json_build_object('id', ${companies.id}, 'name', ${companies.name}, 'logo', ${companies.logoPath})
  from ${companyMembers} join ${companies} on ${companies.id} = ${companyMembers.companyId}
  where ${companyMembers.userId} = ${users.id}) end`;

/** The company's name first: for the student it is the company that writes. */
export function nameOfOther({ company, otherName }: { company: Company | null; otherName: string }): string {
  return company && company.name !== otherName ? `${company.name} · ${otherName}` : otherName;
}

export function logoOf(company: Company | null): string | null {
  return company?.logo ? storageUrl(company.logo) : null;
}

/** Matches the company of `users` who write for one. */
export function companyNameMatches(q: string): SQL {
  return sql`(${users.role} = 'company' and exists (select from ${companyMembers}
    join ${companies} on ${companies.id} = ${companyMembers.companyId}
    where ${companyMembers.userId} = ${users.id} and strpos(fold_name(${companies.name}), fold_name(${q})) > 0))`;
}
