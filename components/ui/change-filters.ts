/** Sets the filters in the URL and starts at the first page, without a request for a new page. */
export function changeFilters(change: Record<string, string>): void {
  const params = new URLSearchParams(location.search);
  params.delete("page");
  params.delete("before");
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  history.replaceState(null, "", params.size > 0 ? `?${params}` : location.pathname);
}
