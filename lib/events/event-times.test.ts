import { expect, onTestFinished, test } from "vitest";
import { defaultTimeZone, setSchoolTimeZone } from "@/lib/core/i18n/school-time";
import { lastDayOf, moveEnd, toInstants } from "./event-times";

const event = (starts_at: string, ends_at: string, is_all_day = false) => ({
  starts_at,
  ends_at,
  is_all_day,
});

test.each([
  ["later", "2026-12-02T10:00", "2026-12-02T12:30"],
  ["earlier", "2026-11-30T14:00", "2026-11-30T16:30"],
  ["over midnight", "2026-12-01T23:00", "2026-12-02T01:30"],
  ["by no time", "2026-12-01T14:00", "2026-12-01T16:30"],
])("an event that is moved %s keeps its length", (_, start, end) => {
  const before = event("2026-12-01T14:00", "2026-12-01T16:30");
  expect(moveEnd(before, { ...before, starts_at: start })).toBe(end);
});

test("an event of three days that is moved still has three days", () => {
  const before = event("2026-10-24", "2026-10-26", true);
  expect(moveEnd(before, { ...before, starts_at: "2026-10-30" })).toBe("2026-11-01");
});

test.each([
  ["", "2026-12-01T16:30"],
  ["20261-12-02T10:00", "2026-12-01T16:30"],
])("an end stays while the start is %j", (start, end) => {
  const before = event("2026-12-01T14:00", "2026-12-01T16:30");
  expect(moveEnd(before, { ...before, starts_at: start })).toBe(end);
});

test("a new event lasts an hour, or a day, unless its end was chosen first", () => {
  const before = event("", "");
  expect(moveEnd(before, event("2026-12-01T14:00", ""))).toBe("2026-12-01T15:00");
  expect(moveEnd(before, event("2026-12-01", "", true))).toBe("2026-12-01");
  const ending = event("", "2026-12-01T18:00");
  expect(moveEnd(ending, event("2026-12-01T14:00", "2026-12-01T18:00"))).toBe("2026-12-01T18:00");
  expect(moveEnd(ending, event("2026-12-01T20:00", "2026-12-01T18:00"))).toBe("2026-12-01T21:00");
});

test("the day before clocks go back to midnight is one day", () => {
  onTestFinished(() => setSchoolTimeZone(defaultTimeZone));
  setSchoolTimeZone("Atlantic/Azores");
  const { endsAt } = toInstants(event("2026-10-24", "2026-10-24", true));
  expect(lastDayOf({ ends_at: endsAt.toISOString() })).toBe("2026-10-24");
});
