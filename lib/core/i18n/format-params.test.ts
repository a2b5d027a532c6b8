import { expect, test } from "vitest";
import { formatParams } from "./format-params";

test("formats a deadline, and nothing else", () => {
  const params = { deadline: "2026-11-24", title: "2026-11-24", count: 3, message: null };
  expect(formatParams(params, "fr")).toEqual({ ...params, deadline: "24 novembre 2026", message: "" });
  expect(formatParams(params, "en")).toEqual({ ...params, deadline: "24 November 2026", message: "" });
});

test("formats the beginning of an event in the school's time zone, or its day", () => {
  const formatted = (starts_at: string) => formatParams({ starts_at }, "fr").starts_at;
  expect(formatted("2027-03-28T01:00:00Z")).toBe("dimanche 28 mars 2027 à 03:00");
  expect(formatted("2027-03-28")).toBe("dimanche 28 mars 2027");
});
