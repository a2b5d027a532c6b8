import { useDates } from "@/components/ui/use-dates";

/** Formats a day (YYYY-MM-DD), the same in every time zone. */
export function useDay(dateStyle: "medium" | "long" = "medium") {
  const format = useDates();
  return (day: string) => format(new Date(`${day}T00:00:00Z`), { dateStyle, timeZone: "UTC" });
}
