import { type Locale, localeCookie } from "@/lib/core/i18n/locales";

/** For pages whose URL does not name the language. */
export function storeLocale(locale: Locale): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=31536000; samesite=lax${secure}`;
}
