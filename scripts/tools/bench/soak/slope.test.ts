import { expect, test } from "vitest";
import { slopePerMinute } from "./slope";

test("the slope is what a line rises a minute, also through noise", () => {
  const line = Array.from({ length: 60 }, (_, at) => ({ minutes: at / 6, value: 300 + at / 2 }));
  expect(slopePerMinute(line)).toBeCloseTo(3);
  const noisy = line.map(({ minutes }, at) => ({ minutes, value: 300 + (at % 2) }));
  expect(Math.abs(slopePerMinute(noisy))).toBeLessThan(0.05);
  expect(slopePerMinute([{ minutes: 1, value: 5 }])).toBe(0);
});
