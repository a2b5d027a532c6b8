import { expect, test } from "vitest";
import { pageWindow } from "./page-window";

test.each([
  [1, 2, "1 2"],
  [3, 5, "1 2 3 4 5"],
  [1, 20, "1 2 3 4 5 … 20"],
  [4, 20, "1 2 3 4 5 6 … 20"],
  [5, 20, "1 2 3 4 5 6 7 … 20"],
  [7, 20, "1 … 5 6 7 8 9 … 20"],
  [16, 20, "1 … 14 15 16 17 18 19 20"],
  [20, 20, "1 … 16 17 18 19 20"],
  [99, 20, "1 … 16 17 18 19 20"],
  [1, 6, "1 2 3 4 5 6"],
])("page %i of %i has the links %s", (current, last, seen) => {
  expect(
    pageWindow(current, last)
      .map((page) => page ?? "…")
      .join(" "),
  ).toBe(seen);
});
