import { joinFacts } from "@/components/ui/join-facts";
import type { Event } from "@/lib/events/schemas";

type FormatDate = (date: string, style: Intl.DateTimeFormatOptions) => string;

export function describeEvent({ starts_at, is_all_day, location }: Event, formatDate: FormatDate): string {
  const time = formatDate(starts_at, { dateStyle: "full", timeStyle: is_all_day ? undefined : "short" });
  return joinFacts([time, location]);
}
