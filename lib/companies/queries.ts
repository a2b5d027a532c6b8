import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { companies, companyMembers } from "@/db/schema/companies";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toOffset, toPage } from "@/lib/core/api/pagination";
import type { Viewer } from "@/lib/core/auth/viewer";
import { containsText } from "@/lib/core/database/contains-text";
import { AppError } from "@/lib/core/errors/app-error";
import type { listCompanies as listEndpoint } from "./contract";
import { companyVisibleTo } from "./policy";
import type { Company, OwnCompany } from "./schemas";
import { companyColumns } from "./select";
import { serializeCompany } from "./serialize";

/** A page of the directory: accepted companies by name; `q` is a part of the name or the place. One query. */
export async function listCompanies(_viewer: Viewer, query: QueryOf<typeof listEndpoint>) {
  const listed = and(eq(companies.status, "active"), query.q ? named(query.q) : undefined);
  const total = db
    .select({ value: sql<number>`count(*)::int`.as("value") })
    .from(companies)
    .where(listed)
    .as("total");
  const page = db
    .select({ id: companies.id })
    .from(companies)
    .where(listed)
    .orderBy(sql`lower(${companies.name})`, asc(companies.id))
    .limit(query.per_page)
    .offset(toOffset(query))
    .as("page");
  const rows = await db
    .select({ total: total.value, ...companyColumns })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(companies, eq(companies.id, page.id))
    .orderBy(sql`lower(${companies.name})`, asc(companies.id));
  return toPage(rows, serializeCompany, query);
}

/** One company: an accepted one for everybody, any for its own people and administrators. Throws `not_found`. */
export async function getCompany(viewer: Viewer, id: number): Promise<Company> {
  const [row] = await db
    .select(companyColumns)
    .from(companies)
    .where(and(eq(companies.id, id), companyVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  return serializeCompany(row);
}

/** The company that the viewer recruits for. Throws `not_found` for an account without one. */
export async function getOwnCompany(viewer: Viewer<"company">): Promise<OwnCompany> {
  const own = await findOwnCompany(viewer);
  if (!own) throw new AppError("not_found");
  return own;
}

export async function findOwnCompany(viewer: Viewer<"company">): Promise<OwnCompany | null> {
  const [row] = await db
    .select({ ...companyColumns, status: companies.status, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, viewer.id));
  return row ? { ...serializeCompany(row), status: row.status, role: row.role } : null;
}

/** The accepted companies; for the sitemap. */
export function listCompanyUrls(_viewer: Viewer, atMost: number): Promise<{ id: number }[]> {
  return db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.status, "active"))
    .orderBy(sql`lower(${companies.name})`, asc(companies.id))
    .limit(atMost);
}

function named(query: string): SQL {
  return containsText(sql`concat_ws(' ', ${companies.name}, ${companies.location})`, query);
}
