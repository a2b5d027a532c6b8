/** A day of the calendar as arguments for a formatter: it is the same day wherever one reads it. */
export function toCalendarDate(day: string) {
  return [new Date(`${day}T00:00:00Z`), { dateStyle: "long", timeZone: "UTC" }] as const;
}
