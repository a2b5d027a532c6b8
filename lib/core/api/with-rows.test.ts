import { expect, test } from "vitest";
import { withRows } from "./with-rows";

const page = { data: ["k"], current_page: 2, last_page: 2, per_page: 10, total: 11 };

test("the number of pages follows the rows that are removed and added", () => {
  expect(withRows(page, [])).toEqual({ ...page, data: [], last_page: 1, total: 10 });
  expect(withRows({ ...page, last_page: 1, total: 10 }, ["j", "k"])).toMatchObject({
    last_page: 2,
    total: 11,
  });
});

test("a row that is changed, or was removed already, changes no figure", () => {
  expect(withRows(page, ["K"])).toEqual({ ...page, data: ["K"] });
});

test("a list without rows has one page", () => {
  expect(withRows({ ...page, last_page: 1, total: 1 }, [])).toMatchObject({ last_page: 1, total: 0 });
});
