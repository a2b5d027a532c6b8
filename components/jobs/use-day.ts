import { useFormatter } from "next-intl";

/** Says a day of the contract (YYYY-MM-DD) in words: it is the same day everywhere. */
export function useDay() {
  const format = useFormatter();
  return (day: string) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" });
}
