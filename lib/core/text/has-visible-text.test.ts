import { expect, test } from "vitest";
import { hasVisibleText } from "./has-visible-text";

test.each(["a", " 李 ", "!", "🎓", "❤️", "\u0301", "\u{1f8ff}"])("%j is visible", (text) => {
  expect(hasVisibleText(text)).toBe(true);
});

test.each([
  "",
  " \n\u00a0",
  "\u200b",
  "\u202e\u2066",
  "\u3164",
  "\u2800",
  "\ufffc",
  "\ufe0f",
  "\ue000",
  "\uffff",
])("%j is not visible", (text) => {
  expect(hasVisibleText(text)).toBe(false);
});
