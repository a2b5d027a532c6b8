import { expect, test } from "vitest";
import { toPeriod } from "./school-year";

test.each([
  ["2026-08-31T21:59:00Z", "2025-09-01", "2026-08-31"],
  ["2026-08-31T22:01:00Z", "2026-09-01", "2027-08-31"],
  ["2027-02-01T12:00:00Z", "2026-09-01", "2027-08-31"],
])("at %s, the school year is %s to %s", (now, from, until) => {
  expect(toPeriod({}, new Date(now))).toEqual({ from, until });
});

test("uses the requested period", () => {
  const period = { from: "2025-01-01", until: "2025-01-31" };
  expect(toPeriod(period)).toEqual(period);
});
