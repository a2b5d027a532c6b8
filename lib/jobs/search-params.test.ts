import { expect, test } from "vitest";
import { hasFilters, jobSearchHref } from "./search-href";
import { parseJobSearchParams } from "./search-params";

test("reads the filters that the list knows and leaves out the rest", () => {
  const params = new URLSearchParams(
    "q= web &type=volunteer&starts_after=2031-02-30&remote=full&page=2&x=1&job=3",
  );
  expect(parseJobSearchParams(Object.fromEntries(params))).toEqual({
    q: "web",
    remote: "full",
    page: 2,
    sort: "latest",
  });
});

test("a URL leaves out blanks and defaults", () => {
  expect(jobSearchHref({})).toBe("/student/dashboard/jobs");
  expect(jobSearchHref({ q: "", sort: "latest", page: "1" })).toBe("/student/dashboard/jobs");
  expect(jobSearchHref({ q: "a&b", sort: "deadline" }, 7)).toBe(
    "/student/dashboard/jobs?q=a%26b&sort=deadline&job=7",
  );
});

test("order and page are no filters", () => {
  expect(hasFilters({ sort: "deadline", page: "2" })).toBe(false);
  expect(hasFilters({ location: "Lyon" })).toBe(true);
});
