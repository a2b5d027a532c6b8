import { type Locale, regions } from "./locales";

type Params = Record<string, string | number | null>;

const days = new Set(["deadline"]);

export function formatParams(params: Params, locale: Locale): Record<string, string | number> {
  const formatParam = ([name, value]: [string, string | number | null]) =>
    [name, days.has(name) && typeof value === "string" ? formatDay(value, locale) : (value ?? "")] as const;
  return Object.fromEntries(Object.entries(params).map(formatParam));
}

function formatDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(regions[locale], { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
