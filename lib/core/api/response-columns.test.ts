import { expect, test } from "vitest";
import { toIsoDate } from "./response-columns";

test.each([
  ["2026-11-30 09:05:12.123456+00", "2026-11-30T09:05:12.123Z"],
  ["2026-11-30 09:05:12.3+00", "2026-11-30T09:05:12.300Z"],
  ["2026-11-30 09:05:12+00", "2026-11-30T09:05:12.000Z"],
  ["2026-11-30T09:05:12.98765+00:00", "2026-11-30T09:05:12.987Z"],
  ["2026-11-30 10:05:12.5+01", "2026-11-30T09:05:12.500Z"],
  ["2026-11-30T03:35:12-05:30", "2026-11-30T09:05:12.000Z"],
])("converts %s as Date does", (time, iso) => {
  expect(toIsoDate(time)).toBe(iso);
  expect(toIsoDate(time)).toBe(new Date(time).toISOString());
});

test("rejects a text that is no time", () => {
  expect(() => toIsoDate("infinity")).toThrow(RangeError);
});
