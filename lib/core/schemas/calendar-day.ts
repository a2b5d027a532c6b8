/** Whether `2026-11-22` is a day of the calendar, which has no year 0. */
export function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  if (text.startsWith("0000")) return false;
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}
