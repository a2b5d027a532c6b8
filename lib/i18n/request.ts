import { getRequestConfig } from "next-intl/server";
import { currentViewer } from "@/lib/auth/page-viewer";
import { isLocale } from "./locales";
import { messagesFor } from "./messages";

/** Public pages carry their language in the address; everywhere else it is the viewer's. */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLocale(asked) ? asked : (await currentViewer()).locale;
  return { locale, messages: messagesFor(locale), timeZone: "Europe/Paris" };
});
