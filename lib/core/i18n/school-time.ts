export const defaultTimeZone = "Europe/Paris";
const dayMs = 86_400_000;
const minuteMs = 60_000;

// Stored on globalThis, because the server and the framework's bundles each load this file.
const shared = globalThis as typeof globalThis & { preauTimeZone?: string };

/** In a browser, it is the time zone with which the server has rendered the page. */
export function schoolTimeZone(): string {
  if (typeof document === "undefined") return shared.preauTimeZone ?? defaultTimeZone;
  return document.documentElement.dataset.timeZone ?? defaultTimeZone;
}

export function setSchoolTimeZone(timeZone: string): void {
  shared.preauTimeZone = timeZone;
}

let format: { timeZone: string; localTime: Intl.DateTimeFormat } | undefined;

/** The format is cached, since creating one is slow. */
function localTime(): Intl.DateTimeFormat {
  const timeZone = schoolTimeZone();
  if (format?.timeZone !== timeZone) {
    const style = { timeZone, dateStyle: "short", timeStyle: "medium" } as const;
    format = { timeZone, localTime: new Intl.DateTimeFormat("sv-SE", style) };
  }
  return format.localTime;
}

/** The time that clocks in the school show, as `2026-11-22T18:30`. */
export function toSchoolTime(date: Date): string {
  return localTime().format(date).replace(" ", "T").slice(0, 16);
}

/** The same time as spreadsheets read it, for the cell of a table. */
export function toTableTime(date: string | null): string | null {
  return date && toSchoolTime(new Date(date)).replace("T", " ");
}

/** The day in the school, as `2026-11-22`. */
export function toSchoolDay(date: Date): string {
  return toSchoolTime(date).slice(0, 10);
}

export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/**
 * The instant of `2026-11-22T18:30`, or at which `2026-11-22` begins. As in SQL, an hour that summer time skips is the
 * one after it, and a repeated one the second.
 */
export function fromSchoolTime(local: string): Date {
  if (local.length === 10) return startOfDay(local);
  const asUtc = Date.parse(`${local}:00Z`);
  const [before, after] = [asUtc - offsetAt(asUtc - dayMs), asUtc - offsetAt(asUtc + dayMs)];
  return new Date(after + offsetAt(after) === asUtc ? after : before);
}

/** Where clocks go back to midnight, the day begins at the first of two. */
function startOfDay(day: string): Date {
  return new Date(fromSchoolTime(`${dayAfter(day, -1)}T23:59`).getTime() + minuteMs);
}

/** The offset of the school's clocks from UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const seconds = instant - (instant % 1000);
  return Date.parse(`${localTime().format(new Date(seconds)).replace(" ", "T")}Z`) - seconds;
}
