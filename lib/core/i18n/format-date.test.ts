import { expect, test } from "vitest";
import { formatDate } from "./format-date";

const styles = {
  medium: { dateStyle: "medium" },
  long: { dateStyle: "long" },
  full: { dateStyle: "full", timeStyle: "short" },
  short: { day: "numeric", month: "short" },
  numbers: { dateStyle: "short" },
  day: { day: "numeric" },
  month: { month: "long", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day of December 2026, at 1:01 in the night. */
const format = (locale: string, day: number, style: keyof typeof styles) =>
  formatDate(locale, { ...styles[style], timeZone: "UTC" }, new Date(Date.UTC(2026, 11, day, 1, 1)));

test("the first day of a month is an ordinal in French", () => {
  expect(format("fr-FR", 1, "medium")).toBe("1er déc. 2026");
  expect(format("fr-FR", 1, "long")).toBe("1er décembre 2026");
  expect(format("fr-FR", 1, "full")).toBe("mardi 1er décembre 2026 à 01:01");
  expect(format("fr-FR", 1, "short")).toBe("1er déc.");
});

test("other days, days without a month and English dates have no ordinal", () => {
  expect(format("fr-FR", 21, "long")).toBe("21 décembre 2026");
  expect(format("fr-FR", 11, "medium")).toBe("11 déc. 2026");
  expect(format("fr-FR", 1, "numbers")).toBe("01/12/2026");
  expect(format("fr-FR", 1, "day")).toBe("1");
  expect(format("fr-FR", 1, "month")).toBe("décembre 2026");
  expect(format("en-GB", 1, "long")).toBe("1 December 2026");
});
