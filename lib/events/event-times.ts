import { dayAfter, fromSchoolTime, toSchoolDay, toSchoolTime } from "@/lib/core/i18n/school-time";

export type LocalTimes = { starts_at: string; ends_at: string; is_all_day: boolean };

/** Converts times in the school's time zone, or the first and last day of an all-day event, to instants. */
export function toInstants({ starts_at, ends_at, is_all_day }: LocalTimes): { startsAt: Date; endsAt: Date } {
  const end = is_all_day ? dayAfter(ends_at.slice(0, 10)) : ends_at;
  return {
    startsAt: fromSchoolTime(is_all_day ? starts_at.slice(0, 10) : starts_at),
    endsAt: fromSchoolTime(end),
  };
}

/** The values of a form; `toInstants` is the inverse. */
export function toLocalTimes({ starts_at, ends_at, is_all_day }: LocalTimes): LocalTimes {
  const end = new Date(ends_at);
  return {
    starts_at: is_all_day ? toSchoolDay(new Date(starts_at)) : toSchoolTime(new Date(starts_at)),
    ends_at: is_all_day ? lastDayOf({ ends_at }) : toSchoolTime(end),
    is_all_day,
  };
}

/** An event that ends at midnight is not on the day that begins then. */
export function lastDayOf({ ends_at }: { ends_at: string }): string {
  return toSchoolDay(new Date(Date.parse(ends_at) - 1));
}

/** The days of whole weeks, from Monday on, that contain a month. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const monday = dayAfter(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7));
  const week = (index: number) => Array.from({ length: 7 }, (_, day) => dayAfter(monday, index * 7 + day));
  return [0, 1, 2, 3, 4, 5].map(week).filter(([day = ""]) => day <= first || day.startsWith(month));
}

/** The month `2026-11` in the school's time zone. */
export function monthRange(month: string): { from: Date; to: Date } {
  return { from: fromSchoolTime(`${month}-01`), to: fromSchoolTime(`${monthAfter(month)}-01`) };
}

export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The end after its start was moved: the length is kept; a new event lasts an hour, or a day. */
export function moveEnd(before: LocalTimes, { starts_at, ends_at, is_all_day }: LocalTimes): string {
  const start = toClock(starts_at);
  if (Number.isNaN(start)) return ends_at;
  const length = toClock(before.ends_at) - toClock(before.starts_at);
  if (is_all_day ? length >= 0 : length > 0)
    return new Date(start + length).toISOString().slice(0, starts_at.length);
  if (is_all_day ? ends_at >= starts_at : ends_at > starts_at) return ends_at;
  return is_all_day ? starts_at : hourAfter(starts_at);
}

/** Compares the times of a form, of whatever time zone; not a number for an empty one or a year of five digits. */
function toClock(local: string): number {
  return Date.parse(`${local.padEnd(16, "T00:00")}Z`);
}

/** The time an hour later, in the school's time zone. */
function hourAfter(local: string): string {
  return toSchoolTime(new Date(fromSchoolTime(local).getTime() + 3_600_000));
}
