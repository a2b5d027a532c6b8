import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** `match.rank`, halved for every two months of age. */
export function byRelevance(createdAt: SQLWrapper): SQL {
  const age = sql`extract(epoch from now() - ${createdAt})`;
  return sql`match.rank * power(0.5, ${age} / ${60 * 24 * 3600}) desc nulls last`;
}
