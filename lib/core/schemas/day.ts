import * as z from "zod/mini";
import { isCalendarDay } from "./calendar-day";

/** A day as `2026-11-22`. */
export const day = z
  .string({ error: "required" })
  .check(
    z.minLength(1, { error: "required", abort: true }),
    z.regex(/^(19|20|21)\d\d-\d\d-\d\d$/, { error: "date_invalid", abort: true }),
    z.refine(isCalendarDay, { error: "date_invalid" }),
  );
