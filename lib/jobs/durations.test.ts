import { expect, test } from "vitest";
import { durationOptions, isDurationReversed, withOrderedDurations } from "./durations";

test("a range is reversed when its maximum is less than its minimum, compared as numbers", () => {
  expect(isDurationReversed({ duration_min: "6", duration_max: "12" })).toBe(false);
  expect(isDurationReversed({ duration_min: 6, duration_max: "6" })).toBe(false);
  expect(isDurationReversed({ duration_min: 6 })).toBe(false);
  expect(isDurationReversed({ duration_min: "12", duration_max: 6 })).toBe(true);
});

test("a selected bound moves only the other bound, and only if they contradict each other", () => {
  const range = { duration_min: 4, duration_max: 6 };
  expect(withOrderedDurations({ duration_min: "9" }, range)).toEqual({
    duration_min: "9",
    duration_max: "9",
  });
  expect(withOrderedDurations({ duration_max: "3" }, range)).toEqual({
    duration_max: "3",
    duration_min: "3",
  });
  expect(withOrderedDurations({ duration_min: "5" }, range)).toEqual({ duration_min: "5" });
  expect(withOrderedDurations({ duration_min: "" }, range)).toEqual({ duration_min: "" });
});

test("offers the months in the URL together with the default ones", () => {
  expect(durationOptions(undefined)).not.toContain(7);
  expect(durationOptions(7).slice(4, 8)).toEqual([5, 6, 7, 9]);
});
