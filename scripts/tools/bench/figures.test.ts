import { expect, test } from "vitest";
import { median, slopePerMinute } from "./figures";
import { formatTable } from "./report";

test("the median is the middle value, or the mean of the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test("the slope is the rise of a line per minute, even with noise", () => {
  const line = Array.from({ length: 60 }, (_, index) => ({ minutes: index / 6, value: 300 + index / 2 }));
  expect(slopePerMinute(line)).toBeCloseTo(3);
  const noisy = line.map(({ minutes }, index) => ({ minutes, value: 300 + (index % 2) }));
  expect(Math.abs(slopePerMinute(noisy))).toBeLessThan(0.05);
  expect(slopePerMinute([{ minutes: 1, value: 5 }])).toBe(0);
});

test("the table shows which goals were met, and nothing without a goal", () => {
  expect(
    formatTable([
      { what: "a", measured: "1", goal: "≤ 2", met: true },
      { what: "b", measured: "22" },
    ]),
  ).toBe(
    [
      "| what | measured | baseline | ratio | goal | met |",
      "| ---- | -------- | -------- | ----- | ---- | --- |",
      "| a    | 1        |          |       | ≤ 2  | yes |",
      "| b    | 22       |          |       |      |     |",
    ].join("\n"),
  );
});
