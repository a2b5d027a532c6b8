import { expect, test } from "vitest";
import { hasModifier } from "./has-modifier";

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test("a plain click has no modifier", () => {
  expect(hasModifier(none)).toBe(false);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("a click with %s has a modifier", (key) => {
  expect(hasModifier({ ...none, [key]: true })).toBe(true);
});
