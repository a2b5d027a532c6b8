import { expect, test } from "vitest";
import { formatParams } from "./format-params";

test("formats a deadline, and nothing else", () => {
  const params = { deadline: "2026-11-24", title: "2026-11-24", count: 3, message: null };
  expect(formatParams(params, "fr")).toEqual({ ...params, deadline: "24 novembre 2026", message: "" });
  expect(formatParams(params, "en")).toEqual({ ...params, deadline: "24 November 2026", message: "" });
});
