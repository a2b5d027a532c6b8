import type { useTranslations } from "next-intl";
import { formatDate } from "@/lib/core/i18n/format-date";
import { type Locale, regions } from "@/lib/core/i18n/locales";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";

export type RelativeTimeKind = "feed" | "chat" | "admin";
type Words = ReturnType<typeof useTranslations<"ui.time">>;
type Age = { unit: "now" | "minutes" | "hours" | "days" | "weeks" | "months" | "years"; count: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** See docs/product.md#toasts-and-times. */
export function formatRelativeTime(
  kind: RelativeTimeKind,
  date: Date,
  now: number,
  locale: Locale,
  t: Words,
): string {
  if (Number.isNaN(date.getTime())) return t("unknown");
  const age = kind === "admin" ? longAge(now - date.getTime()) : shortAge(now - date.getTime());
  if (!age) return formatIn(styles.medium, date, locale);
  return t(`${kind}.${age.unit}` as "admin.days", { count: age.count });
}

export function formatFullTime(date: Date, locale: Locale): string {
  return formatIn(styles.full, date, locale);
}

const styles = {
  medium: { dateStyle: "medium" },
  full: { dateStyle: "full", timeStyle: "short" },
} as const;

function formatIn(style: (typeof styles)[keyof typeof styles], date: Date, locale: Locale): string {
  return formatDate(regions[locale], { ...style, timeZone: schoolTimeZone() }, date);
}

function shortAge(ageMs: number): Age | null {
  if (ageMs < minute) return { unit: "now", count: 0 };
  if (ageMs < hour) return { unit: "minutes", count: Math.floor(ageMs / minute) };
  if (ageMs < day) return { unit: "hours", count: Math.floor(ageMs / hour) };
  if (ageMs < 7 * day) return { unit: "days", count: Math.floor(ageMs / day) };
  return null;
}

function longAge(ageMs: number): Age {
  const days = Math.floor(ageMs / day);
  if (days < 7) return shortAge(ageMs) as Age;
  if (days < 30) return { unit: "weeks", count: Math.floor(days / 7) };
  if (days < 365) return { unit: "months", count: Math.floor(days / 30) };
  return { unit: "years", count: Math.floor(days / 365) };
}
