import { reply, route } from "@/lib/core/api/route";
import { localeCookieFor } from "@/lib/core/auth/session-cookie";
import * as api from "@/lib/users/contract";
import { changeLocale } from "@/lib/users/preferences";

export const PUT = route(api.changeLocale, async ({ viewer, body: { locale } }) => {
  await changeLocale(viewer, locale);
  return reply({ body: { locale }, cookies: [localeCookieFor(locale)] });
});
