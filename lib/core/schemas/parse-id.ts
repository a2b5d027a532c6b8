/** The largest `integer` of PostgreSQL. */
export const maxId = 2_147_483_647;

/** An id as URLs, channels and tokens have it: a positive number without leading zeros; null for any other text. */
export function parseId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId ? Number(text) : null;
}
