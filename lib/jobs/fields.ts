import * as z from "zod/mini";
import { isCalendarDay } from "@/lib/core/schemas/calendar-day";

export const day = z
  .string({ error: "required" })
  .check(
    z.minLength(1, { error: "required", abort: true }),
    z.regex(/^(19|20|21)\d\d-\d\d-\d\d$/, { error: "date_invalid", abort: true }),
    z.refine(isCalendarDay, { error: "date_invalid" }),
  );

export function wholeNumber(min: number, max: number) {
  return z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/, "number_invalid"))], { error: "number_invalid" }),
    z.pipe(z.transform(Number), z.int().check(z.gte(min, "number_too_low"), z.lte(max, "number_too_high"))),
  );
}
