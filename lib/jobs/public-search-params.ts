import * as z from "zod/mini";
import { pageQuery } from "@/lib/core/api/pagination";
import { type JobsQuery, jobFilters } from "./contract";

/** What the public board's form asks: each of these is a word in its address. */
const publicJobsQuery = z.object({
  q: jobFilters.q,
  type: jobFilters.type,
  location: jobFilters.location,
  category: jobFilters.category,
  remote: jobFilters.remote,
  ...pageQuery(20),
});
type PublicQuery = z.infer<typeof publicJobsQuery>;

/** What an address asks of the board; what it cannot mean is as if it were not there. */
export function parsePublicJobsQuery(asked: Record<string, string | string[] | undefined>): JobsQuery {
  const { per_page: _, ...said } = asked;
  const read = z.safeParse(publicJobsQuery, said);
  const query = read.success ? read.data : z.parse(publicJobsQuery, {});
  return { ...query, sort: query.q ? "relevance" : "latest" };
}

export function isFiltered({ q, type, location, category, remote }: JobsQuery): boolean {
  return [q, type, location, category, remote].some((each) => each !== undefined);
}

/** The board's address, without a language. */
export function publicJobsHref({ q, type, location, category, remote, page }: Partial<PublicQuery>): string {
  const wanted = { q, type, location, category, remote, page: page && page > 1 ? String(page) : undefined };
  const said = Object.entries(wanted).filter(([, value]) => value) as [string, string][];
  return said.length > 0 ? `/offre?${new URLSearchParams(said)}` : "/offre";
}
