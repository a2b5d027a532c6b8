import { changeLocale } from "@/lib/accounts/contract";
import { changeLocale as keep } from "@/lib/accounts/mutations";
import { reply, route } from "@/lib/api/route";
import { cookieOptions } from "@/lib/auth/session-cookie";
import { localeCookie } from "@/lib/i18n/locales";

const aYear = 31_536_000;

export const PUT = route(changeLocale, async ({ viewer, body: { locale } }) => {
  await keep(viewer, locale);
  // Prerendered pages read it in the browser.
  const options = { ...cookieOptions(), httpOnly: false };
  return reply({
    body: { locale },
    cookies: [{ name: localeCookie, value: locale, maxAge: aYear, ...options }],
  });
});
