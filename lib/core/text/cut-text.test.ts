import { expect, test } from "vitest";
import { cutText, cutTextAt } from "./cut-text";

test("cuts a text after a number of characters", () => {
  expect(cutText("abcdef", 4)).toBe("abcd");
  expect(cutText("abcd", 4)).toBe("abcd");
  expect(cutText("🎓".repeat(9), 4)).toBe("🎓".repeat(4));
});

test.each([
  ["a family of emoji", "👨‍👩‍👧"],
  ["a flag", "🇫🇷"],
  ["an emoji with a skin colour", "👍🏽"],
  ["a letter with its accent", "e\u0301"],
  ["a keycap", "1️⃣"],
])("leaves out %s that would be cut", (_, character) => {
  const { length } = Array.from(character);
  expect(cutText(`abc${character}def`, 2 + length)).toBe("abc");
  expect(cutText(`abc${character}def`, 3 + length)).toBe(`abc${character}`);
});

test("cuts by UTF-16 code units without a half of a pair", () => {
  expect(cutTextAt(`abc🎓def`, 4)).toBe("abc");
  expect(cutTextAt(`abc🎓def`, 5)).toBe("abc🎓");
  expect(cutTextAt(`🎓${"\u0301".repeat(300)}`, 1)).toBe("");
});

test("cuts a character that alone is longer", () => {
  expect(cutText(`a${"\u0301".repeat(300)}`, 9)).toBe(`a${"\u0301".repeat(8)}`);
  expect(cutTextAt("👨‍👩‍👧".repeat(2), 4)).toBe("👨‍");
});
