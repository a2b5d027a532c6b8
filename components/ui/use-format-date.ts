import { useLocale } from "next-intl";
import { formatDate } from "@/lib/core/i18n/format-date";
import { regions } from "@/lib/core/i18n/locales";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";

/** Formats in the school's time zone unless `style` names another. */
export function useFormatDate() {
  const region = regions[useLocale()];
  return (date: Date | string, style: Intl.DateTimeFormatOptions) =>
    formatDate(region, { timeZone: schoolTimeZone(), ...style }, new Date(date));
}
