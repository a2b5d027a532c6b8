import { expect, test } from "vitest";
import { addKeywords } from "./add-keywords";

test("adds each word of a pasted text once", () => {
  expect(addKeywords(["SQL"], " React, react ,,sql, Go", 10)).toEqual({
    words: ["SQL", "React", "Go"],
    excess: [],
    tooLong: [],
  });
});

test("adds the other words of a pasted text that is longer than a word may be", () => {
  const [long, longest] = [39, 41].map((length) => "x".repeat(length));
  expect(addKeywords([], `${long},${longest}, Go`, 10)).toEqual({
    words: [long, "Go"],
    excess: [],
    tooLong: [longest],
  });
});

test("adds no more words than the maximum, and returns the others", () => {
  expect(addKeywords(["SQL"], "React, Go", 2)).toEqual({
    words: ["SQL", "React"],
    excess: ["Go"],
    tooLong: [],
  });
});
