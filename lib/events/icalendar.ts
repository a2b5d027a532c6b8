import { toSchoolDay } from "@/lib/core/i18n/school-time";

export type CalendarEvent = {
  id: number;
  title: string;
  description: string;
  location: string | null;
  url: string | null;
  startsAt: Date;
  endsAt: Date;
  isAllDay: boolean;
  isCancelled: boolean;
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
};

type Calendar = { name: string; host: string; urlOf: (event: CalendarEvent) => string };

/** RFC 5545. Times are in UTC, so that no time zone has to be described; an all-day event has dates. */
export function renderCalendar(events: readonly CalendarEvent[], calendar: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Preau//Events//FR",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(calendar.name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...events.flatMap((event) => eventLines(event, calendar)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, { host, urlOf }: Calendar): string[] {
  const { id, title, location, url, startsAt, endsAt, isAllDay, isCancelled } = event;
  const dated = isAllDay ? ";VALUE=DATE" : "";
  const format = isAllDay ? formatDay : formatUtc;
  const description = [event.description, url].filter(Boolean).join("\n\n");
  const locationOrUrl = location ?? url;
  return [
    "BEGIN:VEVENT",
    `UID:event-${id}@${host}`,
    `DTSTAMP:${formatUtc(event.updatedAt)}`,
    `CREATED:${formatUtc(event.createdAt)}`,
    `LAST-MODIFIED:${formatUtc(event.updatedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `DTSTART${dated}:${format(startsAt)}`,
    // The end is exclusive: for an all-day event, the day after.
    `DTEND${dated}:${format(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(locationOrUrl ? [`LOCATION:${escapeText(locationOrUrl)}`] : []),
    `URL:${urlOf(event)}`,
    ...(isAllDay ? ["TRANSP:TRANSPARENT"] : []),
    "END:VEVENT",
  ];
}

const formatUtc = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, "");
const formatDay = (date: Date) => toSchoolDay(date).replaceAll("-", "");

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

const maxOctets = 75;

/** The octets of a line after its first begin with a space; no character is cut. */
function foldLine(line: string): string {
  let octets = 0;
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character);
    octets += size;
    if (octets <= maxOctets) return character;
    octets = 1 + size;
    return `\r\n ${character}`;
  }).join("");
}
