"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { formatFullTime, formatRelativeTime, type RelativeTimeKind } from "./format-relative-time";

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

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time, updated twice a minute: one timer for the whole page. */
function useNow(): number {
  return useSyncExternalStore(listen, read, read);
}

function listen(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, 30_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function read() {
  // On the server nothing subscribes, and the module lives as long as the process.
  if (!timer) now = Math.floor(Date.now() / 1000) * 1000;
  return now;
}
