/** The driver takes a Unix socket only from its option, not from `postgres://user@%2Fvar%2Frun%2Fpostgresql/name`. */
export function hostOption(url: string): { host?: string } {
  const host = decodeURIComponent(new URL(url).hostname);
  return host.startsWith("/") ? { host } : {};
}
