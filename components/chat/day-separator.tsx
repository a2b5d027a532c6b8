"use client";

import { useTranslations } from "next-intl";
import { useFormatDate } from "@/components/ui/use-format-date";
import { useNow } from "@/components/ui/use-now";
import { dayAfter, toSchoolDay } from "@/lib/core/i18n/school-time";

/** The day in the school's time zone. */
export function dayOf(date: string | number): string {
  return toSchoolDay(new Date(date));
}

export function DaySeparator({ date }: { date: string }) {
  const t = useTranslations("chat");
  const formatDate = useFormatDate();
  const today = dayOf(useNow());
  const fullDate = formatDate(date, { dateStyle: "full" });
  const name =
    dayOf(date) === today ? t("today") : dayOf(date) === dayAfter(today, -1) ? t("yesterday") : fullDate;
  return (
    <p className="flex items-center gap-3 py-3 text-muted text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time
        dateTime={dayOf(date)}
        title={fullDate}
        suppressHydrationWarning
        className="first-letter:uppercase"
      >
        {name}
      </time>
    </p>
  );
}

/** The line above the first message that was not read when the conversation was opened. */
export function UnreadSeparator() {
  const t = useTranslations("chat");
  return (
    <p className="flex items-center gap-3 py-2 font-semibold text-alert text-xs before:h-px before:flex-1 before:bg-alert after:h-px after:flex-1 after:bg-alert">
      {t("newLine")}
    </p>
  );
}
