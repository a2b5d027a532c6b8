import { expect, test } from "vitest";
import { hasFilters, jobSearchHref } from "./search-href";
import { parseJobSearchParams } from "./search-params";

test("reads known filters and ignores the others", () => {
  const params = new URLSearchParams(
    "q= web &type=volunteer&starts_after=2031-02-30&remote=full&level=bac9&duration_min=0&duration_max=6&page=2&x=1&job=3",
  );
  expect(parseJobSearchParams(Object.fromEntries(params))).toEqual({
    q: "web",
    remote: "full",
    duration_max: 6,
    page: 2,
    sort: "latest",
  });
});

test("a URL omits blanks and defaults", () => {
  expect(jobSearchHref({})).toBe("/student/dashboard/jobs");
  expect(jobSearchHref({ q: "", sort: "latest", page: "1" })).toBe("/student/dashboard/jobs");
  expect(jobSearchHref({ duration_max: 6, duration_min: "4", level: "bac3" })).toBe(
    "/student/dashboard/jobs?level=bac3&duration_min=4&duration_max=6",
  );
  expect(jobSearchHref({ q: "a&b", sort: "deadline" }, 7)).toBe(
    "/student/dashboard/jobs?q=a%26b&sort=deadline&job=7",
  );
});

test("order and page do not count as filters", () => {
  expect(hasFilters({ sort: "deadline", page: "2" })).toBe(false);
  expect(hasFilters({ location: "Lyon" })).toBe(true);
  expect(hasFilters({ duration_max: 6 })).toBe(true);
});
