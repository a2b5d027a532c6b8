import * as z from "zod/mini";
import { type BoardQuery, boardFilters } from "@/lib/jobs/contract";
import { pageQuery } from "@/lib/pagination";

/** What the public board's form asks: each of these is a word in its address. */
const publicQuery = z.object({
  q: boardFilters.q,
  type: boardFilters.type,
  location: boardFilters.location,
  category: boardFilters.category,
  remote: boardFilters.remote,
  ...pageQuery(20),
});
type PublicQuery = z.infer<typeof publicQuery>;

/** What an address asks of the board; what it cannot mean is as if it were not there. */
export function readBoardQuery(asked: Record<string, string | string[] | undefined>): BoardQuery {
  const { per_page: _, ...said } = asked;
  const read = z.safeParse(publicQuery, said);
  const query = read.success ? read.data : z.parse(publicQuery, {});
  return { ...query, sort: query.q ? "relevance" : "latest" };
}

export function isFiltered({ q, type, location, category, remote }: BoardQuery): boolean {
  return [q, type, location, category, remote].some((each) => each !== undefined);
}

/** The board's address, without a language. */
export function boardHref({ q, type, location, category, remote, page }: Partial<PublicQuery>): string {
  const wanted = { q, type, location, category, remote, page: page && page > 1 ? String(page) : undefined };
  const said = Object.entries(wanted).filter(([, value]) => value) as [string, string][];
  return said.length > 0 ? `/offre?${new URLSearchParams(said)}` : "/offre";
}
