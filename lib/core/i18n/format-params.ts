import { formatDate } from "./format-date";
import { type Locale, regions } from "./locales";
import { schoolTimeZone } from "./school-time";

type Params = Record<string, string | number | null>;

const days = new Set(["deadline", "until"]);
/** Parameters that are an instant or a day. */
const times = new Set(["starts_at"]);

export function formatParams(params: Params, locale: Locale): Record<string, string | number> {
  const formatParam = ([name, value]: [string, string | number | null]) =>
    [name, typeof value === "string" ? formatText(name, value, locale) : (value ?? "")] as const;
  return Object.fromEntries(Object.entries(params).map(formatParam));
}

function formatText(name: string, value: string, locale: Locale): string {
  if (days.has(name)) return formatDay(value, locale, "long");
  if (times.has(name))
    return value.length === 10 ? formatDay(value, locale, "full") : formatTime(value, locale);
  return value;
}

function formatDay(day: string, locale: Locale, dateStyle: "long" | "full"): string {
  return formatDate(regions[locale], { dateStyle, timeZone: "UTC" }, new Date(`${day}T00:00:00Z`));
}

function formatTime(at: string, locale: Locale): string {
  const style = { dateStyle: "full", timeStyle: "short", timeZone: schoolTimeZone() } as const;
  return formatDate(regions[locale], style, new Date(at));
}
