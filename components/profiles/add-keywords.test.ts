import { expect, test } from "vitest";
import { addKeywords } from "./add-keywords";

test("adds each word of a pasted text once", () => {
  expect(addKeywords(["SQL"], " React, react ,,sql, Go", 10)).toEqual({
    words: ["SQL", "React", "Go"],
    excess: [],
  });
});

test("adds no more words than the maximum, and returns the others", () => {
  expect(addKeywords(["SQL"], "React, Go", 2)).toEqual({ words: ["SQL", "React"], excess: ["Go"] });
});
