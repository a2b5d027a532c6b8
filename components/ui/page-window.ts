const size = 5;

/** A window of five pages around the current one, with first and last; null is a gap. */
export function pageWindow(current: number, last: number): (number | null)[] {
  const width = Math.min(size, last);
  const start = Math.min(Math.max(current - Math.floor(size / 2), 1), last - width + 1);
  const end = start + width - 1;
  const pages: (number | null)[] = Array.from({ length: width }, (_, index) => start + index);
  if (start > 1) pages.unshift(...boundaryPages(1, start));
  if (end < last) pages.push(...boundaryPages(last, end).reverse());
  return pages;
}

/** A gap of one page is that page. */
function boundaryPages(outer: number, inner: number): (number | null)[] {
  const distance = Math.abs(inner - outer);
  if (distance === 1) return [outer];
  return [outer, distance === 2 ? (outer + inner) / 2 : null];
}
