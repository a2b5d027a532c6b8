import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a text contains another one, whatever the accents and capitals; `%` and `_` are characters like others. */
export function containsText(text: SQLWrapper, part: string): SQL<boolean> {
  return sql<boolean>`strpos(unaccent(lower(${text})), unaccent(lower(${part.trim()}::text))) > 0`;
}

const signedWord = /[\p{L}\p{M}\p{N}]+(?:[%_]+[\p{L}\p{M}\p{N}]+)+/gu;

/**
 * The parts of a query that must stand in the text as they were typed, where an index of words would take them apart:
 * words with `%` or `_` inside, and a query of signs alone.
 */
export function literalParts(query: string | undefined): string[] {
  if (!query?.trim()) return [];
  return /[\p{L}\p{N}]/u.test(query) ? (query.match(signedWord) ?? []) : [query];
}
