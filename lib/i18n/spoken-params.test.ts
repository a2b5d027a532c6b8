import { expect, test } from "vitest";
import { spokenParams } from "./spoken-params";

test("a deadline is said as people say days, everything else as it is", () => {
  const params = { deadline: "2026-11-24", title: "2026-11-24", count: 3, message: null };
  expect(spokenParams(params, "fr")).toEqual({ ...params, deadline: "24 novembre 2026", message: "" });
  expect(spokenParams(params, "en")).toEqual({ ...params, deadline: "24 November 2026", message: "" });
});
