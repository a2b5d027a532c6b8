const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** The day in the school's time zone, as `2026-11-22`. */
export function dayInParis(at: Date): string {
  return format.format(at);
}
