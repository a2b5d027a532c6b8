/** Stores a cookie for a year; an empty value removes it. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  const maxAgeSeconds = value ? 31_536_000 : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}
