"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatFullTime, formatRelativeTime, type RelativeTimeKind } from "./format-relative-time";
import { useNow } from "./use-now";

type Props = { date: string | Date; kind?: RelativeTimeKind; className?: string };

export function RelativeTime({ date, kind = "feed", className }: Props) {
  const t = useTranslations("ui.time");
  const locale = useLocale();
  const now = useNow();
  const when = new Date(date);
  if (Number.isNaN(when.getTime())) return <span className={className}>{t("unknown")}</span>;
  return (
    // The server's clock and the browser's may differ by a minute.
    <time
      dateTime={when.toISOString()}
      title={formatFullTime(when, locale)}
      className={className}
      suppressHydrationWarning
    >
      {formatRelativeTime(kind, when, now, locale, t)}
    </time>
  );
}
