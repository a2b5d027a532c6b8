import { joinFacts } from "@/components/ui/join-facts";
import type { Event } from "@/lib/events/schemas";

type FormatDate = (date: Date, style: Intl.DateTimeFormatOptions) => string;

export function describeEvent({ starts_at, is_all_day, location }: Event, formatDate: FormatDate): string {
  const date = new Date(starts_at);
  const time = is_all_day
    ? formatDate(date, { dateStyle: "full" })
    : formatDate(date, { dateStyle: "full", timeStyle: "short" });
  return joinFacts([time, location]);
}
