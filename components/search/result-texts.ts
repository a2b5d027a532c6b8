import type { Event } from "@/lib/events/schemas";

type Dates = (date: Date, style: Intl.DateTimeFormatOptions) => string;

export function describeEvent({ starts_at, is_all_day, location }: Event, dates: Dates): string {
  const date = new Date(starts_at);
  const time = is_all_day
    ? dates(date, { dateStyle: "full" })
    : dates(date, { dateStyle: "full", timeStyle: "short" });
  return [time, location].filter(Boolean).join(" · ");
}
