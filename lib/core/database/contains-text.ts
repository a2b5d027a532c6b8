import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

export function containsText(text: SQLWrapper, part: string): SQL<boolean> {
  return sql<boolean>`strpos(unaccent(lower(${text})), unaccent(lower(${part.trim()}::text))) > 0`;
}

const signedWord = /[\p{L}\p{M}\p{N}]+(?:[%_]+[\p{L}\p{M}\p{N}]+)+/gu;

/** Matches what the word index would split: words with `%` or `_` inside, and a query without letters and digits. */
export function literalParts(query: string | undefined): string[] {
  if (!query?.trim()) return [];
  return /[\p{L}\p{N}]/u.test(query) ? (query.match(signedWord) ?? []) : [query];
}
