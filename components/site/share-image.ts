import type { Locale } from "@/lib/core/i18n/locales";
import { messagesFor } from "@/lib/core/i18n/messages";

export const siteName = "Préau";

/** The image for sharing pages that have none of their own. */
export function shareImage(locale: Locale) {
  const alt = messagesFor(locale).site.home.scene;
  return { url: `/og/${locale}.png`, width: 1200, height: 630, alt };
}
