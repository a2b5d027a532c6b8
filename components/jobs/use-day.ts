import { useDates } from "@/components/ui/use-dates";

/** Formats a day (YYYY-MM-DD), the same in every time zone. */
export function useDay() {
  const say = useDates();
  return (day: string) => say(new Date(`${day}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" });
}
