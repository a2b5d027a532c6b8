/** Adds a history entry, unless it would be the same as the current one: Back would then seem to do nothing. */
export function pushUrl(href: string): void {
  if (new URL(href, location.href).href !== location.href) history.pushState(null, "", href);
}
