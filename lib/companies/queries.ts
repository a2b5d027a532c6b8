import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { companies, companyMembers } from "@/db/schema/companies";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toPage } from "@/lib/core/api/pagination";
import { selectPage } from "@/lib/core/api/select-page";
import { readerFor } from "@/lib/core/auth/reader-for";
import type { Viewer } from "@/lib/core/auth/viewer";
import { containsText } from "@/lib/core/database/contains-text";
import { AppError } from "@/lib/core/errors/app-error";
import type { listCompanies as listEndpoint } from "./contract";
import { companyVisibleTo, isPublicCompany } from "./policy";
import { responsiveness } from "./responsiveness";
import type { Company, CompanyWithResponsiveness, OwnCompany } from "./schemas";
import { companyColumns } from "./select";

/** Sorted by the school's order, then by name. */
const directoryOrder = [
  asc(companies.directoryPosition),
  sql`fold_name(${companies.name})`,
  asc(companies.id),
];

export async function listCompanies(viewer: Viewer, query: QueryOf<typeof listEndpoint>) {
  const where = and(isPublicCompany, query.q ? matchesText(query.q) : undefined);
  const { page, selectRows } = selectPage(
    { from: companies, id: companies.id, where, order: directoryOrder },
    query,
  );
  const rows = await selectRows(companyColumns, readerFor(viewer)).leftJoin(
    companies,
    eq(companies.id, page.id),
  );
  return toPage(rows, (company: Company) => company, query);
}

export async function getCompany(viewer: Viewer, id: number): Promise<CompanyWithResponsiveness> {
  const [row] = await db
    .select({ ...companyColumns, responsiveness })
    .from(companies)
    .where(and(eq(companies.id, id), companyVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  return row;
}

export async function getOwnCompany(viewer: Viewer<"company">): Promise<OwnCompany> {
  const company = await findOwnCompany(viewer);
  if (!company) throw new AppError("not_found");
  return company;
}

export async function findOwnCompany(viewer: Viewer<"company">): Promise<OwnCompany | null> {
  const [row] = await db
    .select({
      ...companyColumns,
      siret: companies.siret,
      status: companies.status,
      status_reason: companies.statusReason,
      role: companyMembers.role,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, viewer.id));
  return row ?? null;
}

export function listCompanyUrls(viewer: Viewer, limit: number): Promise<{ id: number }[]> {
  return readerFor(viewer)
    .select({ id: companies.id })
    .from(companies)
    .where(isPublicCompany)
    .orderBy(...directoryOrder)
    .limit(limit);
}

function matchesText(query: string): SQL {
  return containsText(sql`concat_ws(' ', ${companies.name}, ${companies.location})`, query);
}
