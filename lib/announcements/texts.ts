import type { RowOf } from "@/db/row-of";
import { announcements } from "@/db/schema/announcements";
import type { Locale } from "@/lib/core/i18n/locales";
import { toLine } from "@/lib/core/text/to-line";
import { announcementLimits } from "./limits";

const { id, titleFr, textFr, titleEn, textEn } = announcements;
export const textColumns = { id, titleFr, textFr, titleEn, textEn };
export type Texts = RowOf<typeof textColumns>;

export function textsIn(texts: Texts, locale: Locale) {
  if (locale === "en" && texts.titleEn !== null && texts.textEn !== null)
    return { title: texts.titleEn, text: texts.textEn };
  return { title: texts.titleFr, text: texts.textFr };
}

/** In both languages: the notification is read in that of its reader. */
export function notificationParams(texts: Texts): Record<string, string | number> {
  const [fr, en] = [textsIn(texts, "fr"), textsIn(texts, "en")];
  return {
    announcement: texts.id,
    title_fr: fr.title,
    title_en: en.title,
    excerpt_fr: excerptOf(fr.text),
    excerpt_en: excerptOf(en.text),
  };
}

function excerptOf(text: string): string {
  const line = toLine(text);
  if (line.length <= announcementLimits.excerpt) return line;
  return `${line
    .slice(0, announcementLimits.excerpt - 1)
    .toWellFormed()
    .trimEnd()}…`;
}
