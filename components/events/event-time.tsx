import { useTranslations } from "next-intl";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { useFormatDate } from "@/components/ui/use-format-date";
import { schoolTimeZone, toSchoolDay } from "@/lib/core/i18n/school-time";
import type { Event } from "@/lib/events/schemas";

type Props = { event: Pick<Event, "starts_at" | "ends_at" | "is_all_day">; className: string };

/** Shows a time in the school's time zone, and in the browser's where its clocks differ. */
export function EventTime({ event, className }: Props) {
  const t = useTranslations("events");
  const describe = useEventTime();
  const zone = useBrowserValue(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, schoolTimeZone());
  const schoolTime = describe(event, schoolTimeZone());
  const localTime = event.is_all_day ? schoolTime : describe(event, zone);
  return (
    <p className={className}>
      <time dateTime={machineTime(event)} className="inline-block first-letter:uppercase">
        {schoolTime}
      </time>
      {localTime !== schoolTime && (
        <span className="block font-normal text-muted">{t("localTime", { time: localTime, zone })}</span>
      )}
    </p>
  );
}

function machineTime({ starts_at, is_all_day }: Props["event"]): string {
  return is_all_day ? toSchoolDay(new Date(starts_at)) : starts_at;
}

function useEventTime() {
  const t = useTranslations("events");
  const formatDate = useFormatDate();
  return ({ starts_at, ends_at, is_all_day }: Props["event"], timeZone: string): string => {
    // The end of an all-day event is the midnight after it.
    const [start, end] = [new Date(starts_at), new Date(Date.parse(ends_at) - (is_all_day ? 1 : 0))];
    const day = (date: Date) =>
      formatDate(date, { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone });
    const time = (date: Date) => formatDate(date, { timeStyle: "short", timeZone });
    const isOneDay = day(start) === day(end);
    if (is_all_day) return isOneDay ? day(start) : t("span", { from: day(start), to: day(end) });
    if (isOneDay) return t("dayAndHours", { day: day(start), from: time(start), to: time(end) });
    return t("span", { from: `${day(start)}, ${time(start)}`, to: `${day(end)}, ${time(end)}` });
  };
}
