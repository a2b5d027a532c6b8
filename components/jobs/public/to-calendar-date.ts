/** A day as arguments of `useDates`, the same in every time zone. */
export function toCalendarDate(day: string) {
  return [new Date(`${day}T00:00:00Z`), { dateStyle: "long", timeZone: "UTC" }] as const;
}
