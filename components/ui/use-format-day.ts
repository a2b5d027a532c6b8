import { useFormatDate } from "@/components/ui/use-format-date";

const styles = {
  /** Formats a day without the year. */
  short: { day: "numeric", month: "short" },
  medium: { dateStyle: "medium" },
  long: { dateStyle: "long" },
} as const;

/** Formats a day (YYYY-MM-DD), the same in every time zone. */
export function useFormatDay(style: keyof typeof styles = "medium") {
  const format = useFormatDate();
  return (day: string, own: Intl.DateTimeFormatOptions = styles[style]) =>
    format(`${day}T00:00:00Z`, { ...own, timeZone: "UTC" });
}
