import { useLocale } from "next-intl";
import { dateFormat } from "@/lib/core/i18n/date-format";
import { regions } from "@/lib/core/i18n/locales";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";

/** In the school's time zone unless `style` names another. */
export function useFormatDate() {
  const region = regions[useLocale()];
  return (date: Date, style: Intl.DateTimeFormatOptions) =>
    dateFormat(region, { timeZone: schoolTimeZone(), ...style }).format(date);
}
