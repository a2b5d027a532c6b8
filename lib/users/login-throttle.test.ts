import { expect, test } from "vitest";
import { backoffMs } from "./login-throttle";

test("each further failed attempt doubles the delay of the next attempt, up to a maximum", () => {
  expect([0, 1, 2, 3, 6, 7, 400, 1e6].map(backoffMs)).toEqual([0, 250, 500, 1000, 8000, 8000, 8000, 8000]);
});
