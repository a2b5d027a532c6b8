import { expect, test } from "vitest";
import type { Locale } from "@/lib/core/i18n/locales";
import { getTranslator } from "@/lib/core/i18n/translator";
import { formatFullTime, formatRelativeTime, type RelativeTimeKind } from "./format-relative-time";

const now = Date.parse("2026-11-21T12:00:00Z");
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

function format(kind: RelativeTimeKind, ageMs: number, locale: Locale): string {
  const t = getTranslator(locale, "ui.time");
  return formatRelativeTime(kind, new Date(now - ageMs), now, locale, t);
}

test.each([
  [-5 * second, "Just now", "À l’instant"],
  [59 * second, "Just now", "À l’instant"],
  [minute, "1m ago", "il y a 1\u00a0min"],
  [59 * minute + 59 * second, "59m ago", "il y a 59\u00a0min"],
  [hour, "1h ago", "il y a 1\u00a0h"],
  [23 * hour, "23h ago", "il y a 23\u00a0h"],
  [day, "1d ago", "il y a 1\u00a0j"],
  [7 * day - 1, "6d ago", "il y a 6\u00a0j"],
  [7 * day, "14 Nov 2026", "14 nov. 2026"],
])("after %i ms, the feed shows %s or %s", (ageMs, english, french) => {
  expect(format("feed", ageMs, "en")).toBe(english);
  expect(format("feed", ageMs, "fr")).toBe(french);
});

test("formats chat times as now, minutes, hours and days, then a date", () => {
  expect(format("chat", 0, "en")).toBe("now");
  expect([5 * minute, 5 * hour, 6 * day].map((ageMs) => format("chat", ageMs, "en"))).toEqual([
    "5m ago",
    "5h ago",
    "6d ago",
  ]);
  expect(format("chat", 7 * day, "fr")).toBe("14 nov. 2026");
});

test.each([
  [59 * second, "À l'instant", "Just now"],
  [minute, "Il y a 1 minute", "1 minute ago"],
  [2 * hour, "Il y a 2 heures", "2 hours ago"],
  [6 * day, "Il y a 6 jours", "6 days ago"],
  [7 * day, "Il y a 1 semaine", "1 week ago"],
  [29 * day, "Il y a 4 semaines", "4 weeks ago"],
  [30 * day, "Il y a 1 mois", "1 month ago"],
  [364 * day, "Il y a 12 mois", "12 months ago"],
  [365 * day, "Il y a 1 an", "1 year ago"],
  [800 * day, "Il y a 2 ans", "2 years ago"],
])("after %i ms, the administration shows %s or %s", (ageMs, french, english) => {
  expect(format("admin", ageMs, "fr")).toBe(french);
  expect(format("admin", ageMs, "en")).toBe(english);
});

test("names an invalid date", () => {
  expect(format("admin", Number.NaN, "fr")).toBe("Date inconnue");
  expect(format("feed", Number.NaN, "en")).toBe("Unknown date");
});

test("formats the full date in the school's time zone", () => {
  expect(formatFullTime(new Date(now), "fr")).toContain("samedi 21 novembre 2026");
  expect(formatFullTime(new Date(now), "fr")).toContain("13:00");
  expect(formatFullTime(new Date(now), "en")).toMatch(/^Saturday,? 21 November 2026 at 13:00$/);
});
