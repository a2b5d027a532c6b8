import { expect, test } from "vitest";
import { hasFilters, jobSearchHref, parseJobSearchParams } from "./search-params";

test("what the board understands is read, the rest is left out", () => {
  const params = new URLSearchParams(
    "q= web &type=volunteer&starts_after=2031-02-30&remote=full&page=2&x=1&job=3",
  );
  expect(parseJobSearchParams(params)).toEqual({ q: "web", remote: "full", page: "2" });
});

test("an address says only what does not go without saying", () => {
  expect(jobSearchHref({})).toBe("/student/dashboard/jobs");
  expect(jobSearchHref({ q: "", sort: "latest", page: "1" })).toBe("/student/dashboard/jobs");
  expect(jobSearchHref({ q: "a&b", sort: "deadline" }, 7)).toBe(
    "/student/dashboard/jobs?q=a%26b&sort=deadline&job=7",
  );
});

test("order and page narrow nothing", () => {
  expect(hasFilters({ sort: "deadline", page: "2" })).toBe(false);
  expect(hasFilters({ location: "Lyon" })).toBe(true);
});
