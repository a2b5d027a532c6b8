import { type Locale, localeCookie } from "@/lib/core/i18n/locales";

/** Remembers the language somebody chose, for the pages whose address does not say one. */
export function storeLocale(locale: Locale): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=31536000; samesite=lax${secure}`;
}
