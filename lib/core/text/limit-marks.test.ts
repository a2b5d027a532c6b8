import { expect, test } from "vitest";
import { limitMarks } from "./limit-marks";

test("a letter keeps thirty marks", () => {
  const marks = "\u0315\u0300\uff9e".repeat(10);
  expect(limitMarks(`a${marks}`)).toBe(`a${marks}`);
  expect(limitMarks(`a${marks}\u0301\uff9f\u{1d165}b${marks}`)).toBe(`a${marks}b${marks}`);
});
