import { useDates } from "@/components/ui/use-dates";

/** Says a day of the contract (YYYY-MM-DD) in words: it is the same day everywhere. */
export function useDay() {
  const say = useDates();
  return (day: string) => say(new Date(`${day}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" });
}
