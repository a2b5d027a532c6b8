import { expect, test } from "vitest";
import { rowKeys } from "./row-keys";

const [intern, tutor] = [{ title: "Intern" }, { title: "Tutor" }];

test("equal rows have different keys", () => {
  expect(new Set(rowKeys([intern, tutor, intern, intern])).size).toBe(4);
});

test("a row has the same key after another one is removed", () => {
  expect(rowKeys([tutor, intern, intern]).slice(1)).toEqual(rowKeys([intern, intern]));
});
