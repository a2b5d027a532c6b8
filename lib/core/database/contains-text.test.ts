import { expect, test } from "vitest";
import { literalParts } from "./contains-text";

test.each([
  [undefined, []],
  ["  ", []],
  ["snake case", []],
  ["100 % 50%", []],
  ["snake_case et rem%ise", ["snake_case", "rem%ise"]],
  ["Élé__ève_", ["Élé__ève"]],
  ["%", ["%"]],
])("%j has the literal parts %j", (query, parts) => {
  expect(literalParts(query)).toEqual(parts);
});
