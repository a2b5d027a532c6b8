import { expect, onTestFinished, test } from "vitest";
import {
  defaultTimeZone,
  fromSchoolTime,
  setSchoolTimeZone,
  toSchoolDay,
  toSchoolTime,
  toTableTime,
} from "./school-time";

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

test.each([
  [
    "Europe/Paris",
    "2026-03-29T02:30",
    "2026-03-29T01:30:00.000Z",
    "2026-10-25T02:30",
    "2026-10-25T01:30:00.000Z",
  ],
  [
    "America/Miquelon",
    "2026-03-08T02:30",
    "2026-03-08T05:30:00.000Z",
    "2026-11-01T01:30",
    "2026-11-01T04:30:00.000Z",
  ],
  [
    "America/New_York",
    "2026-03-08T02:30",
    "2026-03-08T07:30:00.000Z",
    "2026-11-01T01:30",
    "2026-11-01T06:30:00.000Z",
  ],
  [
    "Pacific/Auckland",
    "2026-09-27T02:30",
    "2026-09-26T14:30:00.000Z",
    "2026-04-05T02:30",
    "2026-04-04T14:30:00.000Z",
  ],
])(
  "in %s, an hour that summer time skips is read as the next one, and a repeated hour as the second one",
  (timeZone, skipped, after, repeated, second) => {
    onTestFinished(() => setSchoolTimeZone(defaultTimeZone));
    setSchoolTimeZone(timeZone);
    expect(fromSchoolTime(skipped).toISOString()).toBe(after);
    expect(fromSchoolTime(repeated).toISOString()).toBe(second);
  },
);

test("a day begins at midnight in the school", () => {
  expect(fromSchoolTime("2026-03-29").toISOString()).toBe("2026-03-28T23:00:00.000Z");
  expect(fromSchoolTime("2026-03-30").toISOString()).toBe("2026-03-29T22:00:00.000Z");
});

test.each([
  ["America/Guadeloupe", "2026-07-14", "2026-07-14T04:00:00.000Z"],
  ["Indian/Reunion", "2026-07-14", "2026-07-13T20:00:00.000Z"],
  ["Pacific/Noumea", "2026-01-01", "2025-12-31T13:00:00.000Z"],
  ["Pacific/Tahiti", "2026-01-01", "2026-01-01T10:00:00.000Z"],
  ["America/Miquelon", "2026-03-08", "2026-03-08T03:00:00.000Z"],
  ["America/Miquelon", "2026-03-09", "2026-03-09T02:00:00.000Z"],
  ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z"],
  ["America/Santiago", "2026-04-05", "2026-04-05T04:00:00.000Z"],
  ["Atlantic/Azores", "2026-10-25", "2026-10-25T00:00:00.000Z"],
])("a day of a school in %s begins at its midnight: %s at %s", (timeZone, day, utc) => {
  onTestFinished(() => setSchoolTimeZone(defaultTimeZone));
  setSchoolTimeZone(timeZone);
  expect(fromSchoolTime(day).toISOString()).toBe(utc);
  expect(toSchoolDay(new Date(utc))).toBe(day);
  expect(toSchoolDay(new Date(Date.parse(utc) - 1))).not.toBe(day);
});

test("the cell of a table has the time in the school, or nothing", () => {
  expect(toTableTime("2026-11-29T23:35:48.645Z")).toBe("2026-11-30 00:35");
  expect(toTableTime(null)).toBeNull();
});
