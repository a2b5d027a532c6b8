import type { RowOf } from "@/db/row-of";
import { announcements } from "@/db/schema/announcements";
import type { Locale } from "@/lib/core/i18n/locales";
import { truncate } from "@/lib/core/text/truncate";
import { announcementLimits } from "./limits";

const { id, titleFr, textFr, titleEn, textEn } = announcements;
export const textColumns = { id, titleFr, textFr, titleEn, textEn };
export type Texts = RowOf<typeof textColumns>;

export function textsIn(texts: Texts, locale: Locale) {
  if (locale === "en" && texts.titleEn !== null && texts.textEn !== null)
    return { title: texts.titleEn, text: texts.textEn };
  return { title: texts.titleFr, text: texts.textFr };
}

/** Returns the texts in both languages, because a notification is rendered in the language of its recipient. */
export function notificationParams(texts: Texts): Record<string, string | number> {
  const [fr, en] = [textsIn(texts, "fr"), textsIn(texts, "en")];
  return {
    announcement: texts.id,
    title_fr: fr.title,
    title_en: en.title,
    excerpt_fr: truncate(fr.text, announcementLimits.excerpt),
    excerpt_en: truncate(en.text, announcementLimits.excerpt),
  };
}
