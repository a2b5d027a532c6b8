import { expect, test } from "vitest";
import { fromSchoolTime, toSchoolTime } from "./school-time";

test.each([
  ["2026-03-29T01:59", "2026-03-29T00:59:00.000Z"],
  ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
  ["2026-10-25T01:59", "2026-10-24T23:59:00.000Z"],
  ["2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
  ["2026-12-31T23:30", "2026-12-31T22:30:00.000Z"],
])("%s in the school is %s, and back", (local, utc) => {
  expect(fromSchoolTime(local).toISOString()).toBe(utc);
  expect(toSchoolTime(new Date(utc))).toBe(local);
});

test("an hour that summer time skips is the one after it, and a repeated one the second", () => {
  expect(toSchoolTime(fromSchoolTime("2026-03-29T02:30"))).toBe("2026-03-29T03:30");
  expect(fromSchoolTime("2026-10-25T02:30").toISOString()).toBe("2026-10-25T01:30:00.000Z");
});

test("a day begins at midnight in the school", () => {
  expect(fromSchoolTime("2026-03-29").toISOString()).toBe("2026-03-28T23:00:00.000Z");
  expect(fromSchoolTime("2026-03-30").toISOString()).toBe("2026-03-29T22:00:00.000Z");
});
