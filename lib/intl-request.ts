import { getRequestConfig } from "next-intl/server";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { isLocale } from "./core/i18n/locales";
import { messagesFor } from "./core/i18n/messages";

/** Public pages carry their language in the address; everywhere else it is the viewer's. */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLocale(asked) ? asked : (await getViewer()).locale;
  return { locale, messages: messagesFor(locale), timeZone: "Europe/Paris" };
});
