import { expect, test } from "vitest";
import * as z from "zod/mini";
import { emptyToUndefined, id, text } from "@/lib/core/schemas/fields";
import { pageQuery } from "../api/pagination";
import { buildHref, listParamsParser, parseSearchParams } from "./search-params";

const schema = z.object({ q: emptyToUndefined(text(5)), job: emptyToUndefined(id), ...pageQuery(20) });

test("reads valid parameters and ignores the others", () => {
  const params = { q: " web ", job: "7", page: "2", other: "x" };
  expect(parseSearchParams(schema, params)).toEqual({ q: "web", job: 7, page: 2, per_page: 20 });
  expect(parseSearchParams(schema, { ...params, job: "x", page: "two" })).toEqual({
    q: "web",
    page: 1,
    per_page: 20,
  });
  expect(parseSearchParams(schema, { q: ["a", "b"], page: "3" })).toEqual({ page: 3, per_page: 20 });
  expect(parseSearchParams(schema, { q: "", job: " " })).toEqual({ page: 1, per_page: 20 });
});

test("the page of a list has no page size", () => {
  const parse = listParamsParser(schema);
  expect(parse({ q: "web", page: "2", per_page: "50" })).toEqual({ q: "web", page: 2 });
  expect(parse({ per_page: "many" })).toEqual({ page: 1 });
});

test("builds the shortest equivalent URL", () => {
  expect(buildHref("/jobs", {})).toBe("/jobs");
  expect(buildHref("/jobs", { q: "", page: 1, job: null, view: "list" }, { view: "list" })).toBe("/jobs");
  expect(buildHref("/jobs", { q: "a&b", page: 2, view: "board" }, { view: "list" })).toBe(
    "/jobs?q=a%26b&page=2&view=board",
  );
});
