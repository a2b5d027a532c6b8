import * as z from "zod/mini";
import { emptyToUndefined, id } from "@/lib/core/schemas/fields";
import { applicationsQuery } from "./contract";

export const companyApplicationsPath = "/company/dashboard/applications";

const { q, status, job_posting_id, page } = applicationsQuery.shape;
const shape = z.object({
  ...{ q, status, job_posting_id, page },
  view: z._default(z.enum(["list", "board"]), "list"),
  application: emptyToUndefined(id),
});
export type CompanySearchParams = z.infer<typeof shape>;

/** What an address says of the company's list; what it does not understand is left out. */
export function parseCompanySearchParams(
  params: Record<string, string | string[] | undefined>,
): CompanySearchParams {
  const read = shape.safeParse(params);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  return shape.parse(Object.fromEntries(Object.entries(params).filter(([name]) => !wrong.has(name))));
}

/** The address that says it. */
export function companyApplicationsHref({ view, page: number, ...words }: CompanySearchParams): string {
  const said = { ...words, view: view === "list" ? undefined : view, page: number > 1 ? number : undefined };
  const kept = Object.entries(said).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return kept.length > 0
    ? `${companyApplicationsPath}?${new URLSearchParams(kept)}`
    : companyApplicationsPath;
}

/** What is asked for: the board shows many at once, and its columns are the statuses. */
export function companyQuery({ view, status: only, application: _, ...words }: CompanySearchParams) {
  return view === "board" ? { ...words, per_page: 100 } : { ...words, status: only, per_page: 20 };
}
