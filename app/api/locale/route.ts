import { reply, route } from "@/lib/core/api/route";
import { cookieOptions } from "@/lib/core/auth/session-cookie";
import { localeCookie } from "@/lib/core/i18n/locales";
import { changeLocale } from "@/lib/users/contract";
import { changeLocale as keep } from "@/lib/users/sign-in";

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
