import { formatDate } from "@/lib/core/i18n/format-date";
import type { Locale } from "@/lib/core/i18n/locales";
import { regions } from "@/lib/core/i18n/locales";
import type { PostFixture, TimeOfDay } from "./fixtures/fixtures";
import type { Random } from "./random";
import { addDays, addHours, addMinutes, dayMs, hourMs, minuteMs } from "./time";

/** Hours of the day in Paris at which posts are written; hours above 24 are in the following night. */
const hourRanges: Record<TimeOfDay, [from: number, to: number]> = {
  morning: [7.3, 9.8],
  noon: [11.7, 13.9],
  evening: [17.6, 21.4],
  night: [22.9, 25.6],
};
const usualHourRanges: [from: number, to: number][] = [
  [8, 9.5],
  [9.5, 12],
  [12, 14],
  [14, 17],
  [16.5, 18.5],
  [18, 21.5],
  [19, 23],
];

/** Returns a time in the past for each post. Posts of day 0 are spread over the last hours, the first one minutes ago. */
export function planPostTimes(posts: PostFixture[], now: Date, random: Random): Date[] {
  let today = 0;
  return posts.map((post) => {
    if (post.daysAgo === 0) return addMinutes(now, -(4 + 34 * today + 12 * (today++) ** 2));
    const [from, to] = post.timeOfDay ? hourRanges[post.timeOfDay] : random.pick(usualHourRanges);
    const shift = post.timeOfDay ? 0 : awayFromWeekend(now, post.daysAgo, random);
    const at = hourInParis(now, post.daysAgo + shift, random.between(from, to));
    return new Date(Math.min(at.getTime(), now.getTime() - 12 * hourMs));
  });
}

/** Moves every second weekend post to the Friday before or the Monday after. */
function awayFromWeekend(now: Date, daysAgo: number, random: Random): number {
  const weekday = hourInParis(now, daysAgo, 12).getUTCDay();
  if (daysAgo < 4 || random.chance(0.5)) return 0;
  return weekday === 6 ? 1 : weekday === 0 ? -1 : 0;
}

/** The time of an hour of the day in Paris, this many days ago. */
function hourInParis(now: Date, daysAgo: number, hours: number): Date {
  const noon = addDays(now, -daysAgo);
  noon.setUTCHours(12, 0, 0, 0);
  const formatted = new Intl.DateTimeFormat("en-GB", { hour: "numeric", timeZone: "Europe/Paris" }).format(
    noon,
  );
  return addHours(noon, hours - Number(formatted));
}

/** Replaces `{+5}` in a text by the date in five days (never a weekend) and `{sat}` by that of a coming Saturday. */
export function withDates(text: string, writtenAt: Date, locale: Locale): string {
  return text.replace(/\{(?:\+(\d+)|sat)\}/g, (_, days?: string) => {
    const date = days ? weekdayAfter(writtenAt, Number(days)) : saturdayAfter(writtenAt);
    return longDate(date, locale);
  });
}

function longDate(date: Date, locale: Locale): string {
  const style = { weekday: "long", day: "numeric", month: "long", timeZone: "Europe/Paris" } as const;
  return formatDate(regions[locale], style, date).replace(",", "");
}

function weekdayAfter(writtenAt: Date, days: number): Date {
  const date = addDays(writtenAt, days);
  const weekday = date.getUTCDay();
  return addDays(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

function saturdayAfter(writtenAt: Date): Date {
  const ahead = 6 - writtenAt.getUTCDay();
  return addDays(writtenAt, ahead < 2 ? ahead + 7 : ahead);
}

/** Returns a time in the past for each comment of a thread: in order, minutes or hours apart. */
export function paceThread(areSlow: boolean[], postedAt: Date, now: Date, random: Random): Date[] {
  let time = postedAt.getTime();
  const times = areSlow.map((isSlow) => {
    time += isSlow ? random.between(0.6, 2.2) * dayMs : random.between(0.15, 1) ** 3 * 9 * hourMs;
    time = moveToMorning(time, random);
    return time;
  });
  const left = now.getTime() - minuteMs - postedAt.getTime();
  const scale = Math.min(1, left / Math.max(1, time - postedAt.getTime()));
  return times.map((ms) => new Date(postedAt.getTime() + (ms - postedAt.getTime()) * scale));
}

function moveToMorning(time: number, random: Random): number {
  const utcHour = new Date(time).getUTCHours();
  return utcHour < 5 ? time + (5 - utcHour + random.between(0.2, 2)) * hourMs : time;
}
