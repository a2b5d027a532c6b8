import { expect, test } from "vitest";
import { normalizeTag } from "./normalize-tag";

test.each([
  [" #Gate  de\nfin ", "gate de fin"],
  ["\u200b#ga\u200dte", "gate"],
  ["e\u034f\u0301te\u200f", "éte"],
  ["#👩‍💻", "👩‍💻"],
  ["\u200b \u202e", ""],
])("converts %j to the tag %j", (name, tag) => {
  expect(normalizeTag(name)).toBe(tag);
});
