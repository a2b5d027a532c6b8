export function countPages(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

type Page = { data: unknown[]; total: number; last_page: number; per_page: number };

/** The page of a list with other rows: the figures follow the number of rows that the browser has added or removed. */
export function withRows<P extends Page>(page: P, data: P["data"]): P {
  const total = page.total + data.length - page.data.length;
  return { ...page, data, total, last_page: countPages(total, page.per_page) };
}
