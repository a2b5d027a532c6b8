import { invalid } from "@/lib/core/errors/app-error";

/** IANA names that this runtime knows; those of a browser may differ. */
export const timeZones = Intl.supportedValuesOf("timeZone");

/** Throws `validation_failed`. */
export function requireTimeZone(timeZone: string): void {
  if (!timeZones.includes(timeZone)) throw invalid("time_zone", "invalid");
}
