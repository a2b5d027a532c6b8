import { expect, test } from "vitest";
import { isComposing } from "./is-composing";

test.each([
  { browser: "any browser, in a composition", isInComposition: true, keyCode: 13, expected: true },
  { browser: "Safari, confirming one", isInComposition: false, keyCode: 229, expected: true },
  { browser: "any browser, without one", isInComposition: false, keyCode: 13, expected: false },
])("knows whether Enter belongs to an input method: $browser", ({ isInComposition, keyCode, expected }) => {
  expect(isComposing({ nativeEvent: { isComposing: isInComposition }, keyCode })).toBe(expected);
});
