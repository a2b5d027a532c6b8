import { expect, test } from "vitest";
import { truncate } from "./truncate";

test("keeps a text that fits, on one line", () => {
  expect(truncate("Un\n texte", 8)).toBe("Un texte");
  expect(truncate("🎓".repeat(8), 8)).toBe("🎓".repeat(8));
});

test("truncates a longer text between characters, with an ellipsis", () => {
  expect(truncate("Un texte long", 9)).toBe("Un texte…");
  expect(truncate(`${"a".repeat(6)}🎓 et la suite`, 8)).toBe(`${"a".repeat(6)}🎓…`);
  expect(truncate("Rue Zoe\u0301 et la suite", 8)).toBe("Rue Zo…");
});
