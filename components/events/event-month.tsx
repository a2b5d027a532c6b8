import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { cx } from "@/components/ui/cx";
import { ChevronLeft, ChevronRight } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useFormatDate } from "@/components/ui/use-format-date";
import { useFormatDay } from "@/components/ui/use-format-day";
import { useNow } from "@/components/ui/use-now";
import { toSchoolDay } from "@/lib/core/i18n/school-time";
import { lastDayOf, monthAfter, weeksOf } from "@/lib/events/event-times";
import { eventsHref } from "@/lib/events/href";
import type { Event } from "@/lib/events/schemas";
import { type EventArea, eventPath } from "@/lib/routes";
import { EventCard } from "./event-card";

type Props = { area: EventArea; month: string; events: Event[] };

/** A table of days; on phones with a dot for each event and the events below it. */
export function EventMonth({ area, month, events }: Props) {
  const t = useTranslations("events");
  const formatDay = useFormatDay();
  const title = formatDay(`${month}-01`, { month: "long", year: "numeric" });
  const today = toSchoolDay(new Date(useNow()));
  const weeks = weeksOf(month);
  const dated = events.map(withDays);
  return (
    <section aria-labelledby="events-month" className="grid gap-3">
      <MonthNav area={area} month={month} title={title} />
      <table className="w-full table-fixed border-collapse rounded-card bg-surface">
        <caption className="sr-only">{t("monthTable", { month: title })}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="border border-line py-2 font-semibold text-muted text-xs">
                <abbr title={formatDay(day, { weekday: "long" })} className="no-underline">
                  {formatDay(day, { weekday: "short" })}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  area={area}
                  day={day}
                  today={today}
                  month={month}
                  events={eventsOn(day, dated)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {events.length === 0 && <p className="text-muted text-sm">{t("emptyMonth")}</p>}
      <ul className="grid grid-cols-1 gap-3 md:hidden">
        {events.map((event) => (
          <EventCard key={event.id} area={area} event={event} />
        ))}
      </ul>
    </section>
  );
}

function MonthNav({ area, month, title }: Omit<Props, "events"> & { title: string }) {
  const t = useTranslations("events");
  const hrefOf = (other?: string) => eventsHref(area, { view: "month", ...(other && { month: other }) });
  const step = cx(buttonStyle("secondary", "small"), "px-2");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 id="events-month" className="mr-auto text-lg first-letter:uppercase">
        {title}
      </h2>
      <nav aria-label={title} className="flex flex-wrap gap-2">
        <Link href={hrefOf(monthAfter(month, -1))} aria-label={t("previousMonth")} className={step}>
          <ChevronLeft />
        </Link>
        <Link href={hrefOf()} className={buttonStyle("secondary", "small")}>
          {t("thisMonth")}
        </Link>
        <Link href={hrefOf(monthAfter(month))} aria-label={t("nextMonth")} className={step}>
          <ChevronRight />
        </Link>
      </nav>
    </div>
  );
}

type CellProps = { area: EventArea; day: string; today: string; month: string; events: Event[] };

function DayCell({ area, day, today, month, events }: CellProps) {
  const t = useTranslations("events");
  const formatDay = useFormatDay();
  const isToday = day === today;
  if (!day.startsWith(month)) return <td className="border border-line bg-ground" />;
  return (
    <td className="h-14 border border-line p-1 align-top md:h-28">
      <time
        dateTime={day}
        aria-current={isToday ? "date" : undefined}
        className={cx(
          "inline-grid min-h-7 min-w-7 place-items-center rounded-full text-sm tabular-nums",
          isToday && "bg-accent font-semibold text-on-accent",
        )}
      >
        {formatDay(day, { day: "numeric" })}
      </time>
      {events.length > 0 && (
        <span className="flex gap-0.5 px-1 md:hidden">
          <span className="sr-only">{t("dayEvents", { count: events.length })}</span>
          {events.slice(0, 4).map(({ id }) => (
            <span key={id} aria-hidden="true" className="size-1.5 rounded-full bg-accent" />
          ))}
        </span>
      )}
      <ul className="hidden grid-cols-1 gap-0.5 md:grid">
        {events.map((event) => (
          <DayEvent key={event.id} area={area} event={event} day={day} />
        ))}
      </ul>
    </td>
  );
}

/** An event of several days shows its time only on the day on which it begins. */
function DayEvent({ area, event, day }: { area: EventArea; event: Event; day: string }) {
  const formatDate = useFormatDate();
  const start = new Date(event.starts_at);
  const isTimed = !event.is_all_day && toSchoolDay(start) === day;
  return (
    <li>
      <Link
        href={eventPath(area, event.id)}
        title={event.title}
        className={cx(
          "block truncate rounded-control bg-accent-soft px-1.5 py-1 text-accent text-xs hover:underline",
          event.is_cancelled && "line-through",
        )}
      >
        {isTimed && (
          <span className="tabular-nums max-xl:block">{formatDate(start, { timeStyle: "short" })} </span>
        )}
        {event.title}
      </Link>
    </li>
  );
}

type DatedEvent = ReturnType<typeof withDays>;

function withDays(event: Event) {
  return { event, first: toSchoolDay(new Date(event.starts_at)), last: lastDayOf(event) };
}

function eventsOn(day: string, events: DatedEvent[]): Event[] {
  return events.filter(({ first, last }) => first <= day && day <= last).map(({ event }) => event);
}
