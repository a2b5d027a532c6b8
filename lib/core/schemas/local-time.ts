import * as z from "zod/mini";
import { isCalendarDay } from "./calendar-day";

/** `2026-11-22T18:30` in the school's time zone, or only a day. */
export const localTime = z.string({ error: "required" }).check(
  z.minLength(1, { error: "required", abort: true }),
  z.regex(/^20\d\d-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/, { error: "date_invalid", abort: true }),
  z.refine((local) => isCalendarDay(local.slice(0, 10)), { error: "date_invalid", abort: true }),
);
