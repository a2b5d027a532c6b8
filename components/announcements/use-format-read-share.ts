import { useLocale, useTranslations } from "next-intl";
import type { Announcement } from "@/lib/announcements/schemas";
import { regions } from "@/lib/core/i18n/locales";

/** Formats the share of recipients who have read it: `12 (48 %)`; a dash while it has no recipients. */
export function useFormatReadShare() {
  const t = useTranslations("announcements");
  const region = regions[useLocale()];
  return ({ read_count: count, recipients_count: total }: Announcement): string => {
    if (total === 0) return t("notYet");
    const share = new Intl.NumberFormat(region, { style: "percent" }).format(count / total);
    return t("readCount", { count, share });
  };
}
