import { getRequestConfig } from "next-intl/server";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { isLocale } from "./core/i18n/locales";
import { messagesFor } from "./core/i18n/messages";
import { schoolTimeZone } from "./core/i18n/school-time";

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : (await getViewer()).locale;
  return { locale, messages: messagesFor(locale), timeZone: schoolTimeZone() };
});
